import * as v from 'valibot'
import { createCipherSuite } from '../../src/crypto/hpke.ts'
import { nodeKeyPairOf } from '../../test/crypto/keys.ts'
import { readVectors, readWireVectors } from '../../test/vectors.ts'
import type { HpkeVector } from '../report.ts'

const setup = {
  mode: v.number(),
  info: v.string(),
  ikmE: v.string(),
  skRm: v.string(),
  enc: v.string(),
  psk: v.optional(v.string()),
  psk_id: v.optional(v.string()),
  skSm: v.optional(v.string()),
}

/** The collections of vectors name the same fields differently. */
const encryption = v.union([
  v.object({ seq: v.number(), aad: v.string(), plaintext: v.string(), ciphertext: v.string() }),
  v.pipe(
    v.object({ seq: v.number(), aad: v.string(), pt: v.string(), ct: v.string() }),
    v.transform(({ seq, aad, pt, ct }) => ({ seq, aad, plaintext: pt, ciphertext: ct })),
  ),
])

const official = v.object({ ...setup, encryptions_derived: v.array(encryption) })
const vector = v.object({ ...setup, encryptions: v.array(encryption) })

const modes = ['base', 'psk', 'auth', 'auth_psk'] as const

/**
 * Six encryptions of the official vector of exactly this suite; 257 of its base mode and 36 of the others; and the
 * key schedules of RFC 9180 A.3, same KEM and KDF, each shown by its encryptions.
 */
export async function readHpkeVectors(): Promise<HpkeVector[]> {
  const printed = readVectors('hpke_rfc9180_p256_hkdfsha256_aes256gcm_base.json', official)
  const long = readVectors('hpke_v1_p256_hkdfsha256_aes256gcm.json', v.array(vector))
  const shorter = readVectors('hpke_rfc9180_A3_p256_hkdfsha256_aes128gcm.json', v.array(vector))
  return Promise.all([
    ...[{ ...printed, encryptions: printed.encryptions_derived }, ...long].map((one) => vectorOf(one, 'AES-256-GCM')),
    ...shorter.map((one) => vectorOf(one, 'AES-128-GCM')),
  ])
}

async function vectorOf(one: v.InferOutput<typeof vector>, aead: HpkeVector['aead']): Promise<HpkeVector> {
  const { mode, info, ikmE, skRm, skSm, enc, psk, psk_id: pskId, encryptions } = one
  // Derived here and not in the page: the library used for it guesses half of the point where an engine does not
  // export keys that came without one. Only these vectors derive a key from a seed; the product never does.
  const { privateKey } = await createCipherSuite().kem.deriveKeyPair(new Uint8Array(Buffer.from(ikmE, 'hex')).buffer)
  return {
    mode: modes[mode] ?? String(mode),
    aead,
    ...(psk !== undefined && pskId !== undefined && { psk: { keyHex: psk, idHex: pskId } }),
    ...(skSm !== undefined && { senderJwk: nodeKeyPairOf(skSm).jwk }),
    infoHex: info,
    recipientJwk: nodeKeyPairOf(skRm).jwk,
    ephemeralJwk: await crypto.subtle.exportKey('jwk', privateKey),
    encHex: enc,
    encryptions: encryptions.map(({ seq, aad, plaintext, ciphertext }) => ({
      place: seq,
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
    mode: 'base',
    aead: 'AES-256-GCM',
    infoHex: otp.hpke.info,
    recipientJwk: nodeKeyPairOf(otp.recipientPrivateKey).jwk,
    ephemeralJwk: nodeKeyPairOf(otp.ephemeralPrivateKey).jwk,
    encHex: sealed.encappedPublic,
    encryptions: [
      {
        place: 0,
        aadHex: otp.hpke.aad,
        plaintextHex: Buffer.from(otp.plaintext).toString('hex'),
        ciphertextHex: sealed.ciphertext,
      },
    ],
  }
}
