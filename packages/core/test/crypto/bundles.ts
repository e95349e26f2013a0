import { type KeyObject, sign } from 'node:crypto'
import { createNodeKeyPair, type NodeKeyPair } from './keys.ts'

export type BundleFields = {
  version: string
  data: string
  dataSignature: string
  enclaveQuorumPublic: string
}

/** An enclave and its signer, made with Node's own cryptography. */
export type TestEnclave = {
  recipient: NodeKeyPair
  quorum: NodeKeyPair
  /** DER signature of the quorum key. */
  sign(data: Uint8Array): Buffer
  /** The same key's signature as r‖s. */
  signRaw(data: Uint8Array): Buffer
  /** The keys that decrypt what was encrypted to the bundle. */
  recipientKeys(): Promise<CryptoKeyPair>
  /** A genuine bundle around any inner text or bytes. */
  fields(inner?: string | Uint8Array): BundleFields
  /** A genuine bundle with fields replaced afterwards. */
  bundle(changes?: Partial<Record<keyof BundleFields, unknown>>): string
  /** A bundle whose point is not the recipient's, properly signed. */
  withPoint(targetPublic: unknown): string
}

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' })

export function createTestEnclave(): TestEnclave {
  const recipient = createNodeKeyPair()
  const quorum = createNodeKeyPair()
  const enclave: TestEnclave = {
    recipient,
    quorum,
    sign: (data) => sign('sha256', data, quorum.privateKey),
    signRaw: (data) => sign('sha256', data, { key: quorum.privateKey, dsaEncoding: 'ieee-p1363' }),
    recipientKeys: async () => ({
      privateKey: await crypto.subtle.importKey('jwk', jwkOf(recipient.privateKey), ecdh, true, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('jwk', jwkOf(recipient.publicKey), ecdh, true, []),
    }),
    fields: (inner = JSON.stringify({ targetPublic: recipient.publicHex })) => {
      const data = Buffer.from(inner as string)
      return {
        version: 'v1.0.0',
        data: data.toString('hex'),
        dataSignature: enclave.sign(data).toString('hex'),
        enclaveQuorumPublic: quorum.publicHex,
      }
    },
    bundle: (changes = {}) => JSON.stringify({ ...enclave.fields(), ...changes }),
    withPoint: (targetPublic) => JSON.stringify(enclave.fields(JSON.stringify({ targetPublic }))),
  }
  return enclave
}
