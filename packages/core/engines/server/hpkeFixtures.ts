import * as v from 'valibot'
import { createCipherSuite } from '../../src/crypto/hpke.ts'
import { nodeKeyPairOf } from '../../test/crypto/keys.ts'
import { readVectors, readWireVectors } from '../../test/vectors.ts'
import type { HpkeVector } from '../report.ts'

const sender = { mode: v.number(), info: v.string(), ikmE: v.string(), skRm: v.string(), enc: v.string() }

const official = v.object({
  ...sender,
  encryptions_derived: v.array(v.object({ aad: v.string(), pt: v.string(), ct: v.string() })),
})

const drafted = v.object({
  ...sender,
  encryptions: v.array(v.object({ aad: v.string(), plaintext: v.string(), ciphertext: v.string() })),
})

/** The base mode of exactly this suite: six encryptions of the official vector, and 257 of an earlier collection. */
export async function readHpkeVectors(): Promise<HpkeVector[]> {
  const printed = readVectors('hpke_rfc9180_p256_hkdfsha256_aes256gcm_base.json', official)
  const long = readVectors('hpke_v1_p256_hkdfsha256_aes256gcm.json', v.array(drafted)).filter(({ mode }) => mode === 0)
  const named = printed.encryptions_derived.map(({ aad, pt, ct }) => ({ aad, plaintext: pt, ciphertext: ct }))
  return Promise.all([{ ...printed, encryptions: named }, ...long].map(vectorOf))
}

async function vectorOf({ info, ikmE, skRm, enc, encryptions }: v.InferOutput<typeof drafted>): Promise<HpkeVector> {
  // Derived here and not in the page: the library used for it guesses half of the point where an engine does not
  // export keys that came without one. Only these vectors derive a key from a seed; the product never does.
  const { privateKey } = await createCipherSuite().kem.deriveKeyPair(new Uint8Array(Buffer.from(ikmE, 'hex')).buffer)
  return {
    infoHex: info,
    recipientJwk: nodeKeyPairOf(skRm).jwk,
    ephemeralJwk: await crypto.subtle.exportKey('jwk', privateKey),
    encHex: enc,
    encryptions: encryptions.map(({ aad, plaintext, ciphertext }) => ({
      aadHex: aad,
      plaintextHex: plaintext,
      ciphertextHex: ciphertext,
    })),
  }
}

/** The one encryption of the published wire formats. */
export function readWireHpke(): HpkeVector {
  const { otp } = readWireVectors()
  const sealed = JSON.parse(otp.encryptedOtpBundle) as { encappedPublic: string; ciphertext: string }
  return {
    infoHex: otp.hpke.info,
    recipientJwk: nodeKeyPairOf(otp.recipientPrivateKey).jwk,
    ephemeralJwk: nodeKeyPairOf(otp.ephemeralPrivateKey).jwk,
    encHex: sealed.encappedPublic,
    encryptions: [
      {
        aadHex: otp.hpke.aad,
        plaintextHex: Buffer.from(otp.plaintext).toString('hex'),
        ciphertextHex: sealed.ciphertext,
      },
    ],
  }
}
