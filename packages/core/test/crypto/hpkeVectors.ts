import type { CipherSuite } from '@hpke/core'
import * as v from 'valibot'
import { nodeKeyPairOf } from './keys.ts'

const bytes = v.pipe(
  v.string(),
  v.transform((hex) => new Uint8Array(Buffer.from(hex, 'hex'))),
)

const setup = v.object({
  info: bytes,
  ikmE: bytes,
  skRm: v.string(),
  enc: v.string(),
  skSm: v.optional(v.string()),
  psk: v.optional(bytes),
  psk_id: v.optional(bytes),
})
export type HpkeSetup = v.InferOutput<typeof setup>

/** The two collections of vectors name the same fields differently. */
const encryption = v.union([
  v.object({ seq: v.number(), aad: bytes, pt: bytes, ct: v.string() }),
  v.pipe(
    v.object({ seq: v.number(), aad: bytes, plaintext: bytes, ciphertext: v.string() }),
    v.transform(({ seq, aad, plaintext, ciphertext }) => ({ seq, aad, pt: plaintext, ct: ciphertext })),
  ),
])

/** One vector with its encryptions in order and its exported secrets. */
export const hpkeVector = v.object({
  ...setup.entries,
  mode: v.number(),
  encryptions: v.array(encryption),
  exports: v.array(v.object({ exporter_context: bytes, L: v.number(), exported_value: v.string() })),
})

/** The official vector of exactly this suite. */
export const officialVector = v.object({
  ...setup.entries,
  encryptions_derived: v.array(encryption),
  encryptions_accumulated: v.string(),
})

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

export async function importEcdhPair(privateHex: string): Promise<CryptoKeyPair> {
  const { jwk } = nodeKeyPairOf(privateHex)
  const { d: _d, ...publicJwk } = jwk
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', publicJwk, ecdh, true, []),
  }
}

/** Sender and recipient of one vector, over the vector's own ephemeral key. */
export async function connectHpke(suite: CipherSuite, vector: HpkeSetup) {
  const recipientKey = await importEcdhPair(vector.skRm)
  const author = vector.skSm === undefined ? undefined : await importEcdhPair(vector.skSm)
  const { psk, psk_id: pskId, info } = vector
  const shared = { info, ...(psk && pskId && { psk: { key: psk.buffer, id: pskId.buffer } }) }
  const sender = await suite.createSenderContext({
    ...shared,
    recipientPublicKey: recipientKey.publicKey,
    ekm: vector.ikmE.buffer,
    ...(author && { senderKey: author }),
  })
  const recipient = await suite.createRecipientContext({
    ...shared,
    recipientKey,
    enc: sender.enc,
    ...(author && { senderPublicKey: author.publicKey }),
  })
  return { sender, recipient, encHex: Buffer.from(sender.enc).toString('hex') }
}
