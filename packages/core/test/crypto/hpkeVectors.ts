import { type CipherSuite, DhkemP256HkdfSha256 } from '@hpke/core'
import * as v from 'valibot'
import { bytesToHex, hexToBytes } from '../../src/encoding/bytes.ts'

const bytes = v.pipe(
  v.string(),
  v.transform((hex) => hexToBytes(hex) ?? new Uint8Array()),
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
type HpkeSetup = v.InferOutput<typeof setup>

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

/** As RFC 9180 §5 names them. The product uses base. */
export const hpkeModes = ['base', 'psk', 'auth', 'auth-psk']

/** The keys of a vector. Without an ephemeral one, the library's own KEM derives it from the seed. */
export type HpkeKeys = { recipient: JsonWebKey; author?: JsonWebKey | undefined; ephemeral?: JsonWebKey }

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

export async function importEcdhPair(jwk: JsonWebKey): Promise<CryptoKeyPair> {
  const { kty = '', crv = '', x = '', y = '' } = jwk
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ecdh, true, []),
  }
}

/** Sender and recipient of one vector, over the vector's own ephemeral key. */
export async function connectHpke(suite: CipherSuite, vector: HpkeSetup, keys: HpkeKeys) {
  const recipientKey = await importEcdhPair(keys.recipient)
  const author = keys.author && (await importEcdhPair(keys.author))
  const { psk, psk_id: pskId, info } = vector
  const shared = { info, ...(psk && pskId && { psk: { key: psk.buffer, id: pskId.buffer } }) }
  const sender = await suite.createSenderContext({
    ...shared,
    recipientPublicKey: recipientKey.publicKey,
    ekm: await (keys.ephemeral ? importEcdhPair(keys.ephemeral) : new DhkemP256HkdfSha256().deriveKeyPair(vector.ikmE)),
    ...(author && { senderKey: author }),
  })
  const recipient = await suite.createRecipientContext({
    ...shared,
    recipientKey,
    enc: sender.enc,
    ...(author && { senderPublicKey: author.publicKey }),
  })
  return { sender, recipient, encHex: bytesToHex(new Uint8Array(sender.enc)) }
}

/** Seals and opens what a vector prints, and returns the places in the sequence at which a byte differs. */
export async function sealAndOpenAll(suite: CipherSuite, vector: v.InferOutput<typeof hpkeVector>, keys: HpkeKeys) {
  const { sender, recipient, encHex } = await connectHpke(suite, vector, keys)
  const differences: number[] = []
  let next = 0
  for (const { seq, aad, pt, ct } of vector.encryptions) {
    // Some vectors print only some of the sequence numbers.
    for (; next < seq; next++) await recipient.open(await sender.seal(pt, aad), aad)
    next++
    const sealed = await sender.seal(pt, aad)
    const opened = bytesToHex(new Uint8Array(await recipient.open(sealed, aad)))
    if (bytesToHex(new Uint8Array(sealed)) !== ct || opened !== bytesToHex(pt)) differences.push(seq)
  }
  const exported = vector.exports.map(async ({ exporter_context, L }) =>
    bytesToHex(new Uint8Array(await sender.export(exporter_context.buffer, L))),
  )
  return { encHex, differences, exported: await Promise.all(exported) }
}
