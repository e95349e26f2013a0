import * as hpke from 'hpke'
import { p1363ToDer } from '../src/crypto/der.ts'
import { bytesToBase64url, bytesToHex, hexToBytes, textToBytes } from '../src/crypto/encoding.ts'
import { readPublicKeyHex } from '../src/crypto/point.ts'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

export type ClientKey = {
  publicKeyHex: string
  uncompressedHex: string
  /** r and s. */
  sign(payload: string): Promise<Uint8Array<ArrayBuffer>>
}

/** A session key as a browser would hold it. */
export async function createClientKey(): Promise<ClientKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdsa, false, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const { compressedHex, uncompressedHex } = readPublicKeyHex(bytesToHex(raw))
  return {
    publicKeyHex: compressedHex,
    uncompressedHex,
    sign: async (payload) => new Uint8Array(await crypto.subtle.sign(ecdsa, privateKey, textToBytes(payload))),
  }
}

/** The header value of a signed request. `fields` plants a fault. */
export async function stampWith(
  key: ClientKey,
  parameters: { payload: string; fields?: Record<string, unknown> },
): Promise<string> {
  const { payload, fields } = parameters
  const signature = bytesToHex(p1363ToDer(await key.sign(payload)))
  const stamp = { publicKey: key.publicKeyHex, scheme: 'SIGNATURE_SCHEME_TK_API_P256', signature, ...fields }
  return bytesToBase64url(textToBytes(JSON.stringify(stamp)))
}

export type SealParameters = {
  code?: string
  publicKeyHex: string
  /** Faults: another plaintext, info, additional data, or encoding of the encapsulated key. */
  plaintext?: string
  infoHex?: string
  aad?: (parts: { encapsulated: Uint8Array; recipient: Uint8Array }) => Uint8Array
  encappedHex?: (uncompressedHex: string) => string
}

/** Encrypts a code to the key of a target bundle. */
export async function sealOtp(targetBundle: string, parameters: SealParameters): Promise<string> {
  const { code = '000000', publicKeyHex, infoHex = '7475726e6b65795f68706b65' } = parameters
  const { plaintext = JSON.stringify({ otp_code: code, public_key: publicKeyHex }) } = parameters
  const { aad = joined, encappedHex = (hex: string) => hex } = parameters
  const recipient = hexToBytes(readTargetPublic(targetBundle))
  const suite = new hpke.CipherSuite(hpke.KEM_DHKEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM)
  const publicKey = await suite.DeserializePublicKey(recipient)
  const { encapsulatedSecret: encapsulated, ctx } = await suite.SetupSender(publicKey, { info: hexToBytes(infoHex) })
  const ciphertext = await ctx.Seal(textToBytes(plaintext), aad({ encapsulated, recipient }))
  return JSON.stringify({ encappedPublic: encappedHex(bytesToHex(encapsulated)), ciphertext: bytesToHex(ciphertext) })
}

function joined(parts: { encapsulated: Uint8Array; recipient: Uint8Array }): Uint8Array {
  return Uint8Array.from([...parts.encapsulated, ...parts.recipient])
}

function readTargetPublic(targetBundle: string): string {
  const outer: { data: string } = JSON.parse(targetBundle)
  const inner: { targetPublic: string } = JSON.parse(new TextDecoder().decode(hexToBytes(outer.data)))
  return inner.targetPublic
}
