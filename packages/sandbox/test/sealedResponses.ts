import * as hpke from 'hpke'
import { bytesToHex, bytesToText, hexToBytes } from '../src/crypto/encoding.ts'
import { readPublicKeyHex } from '../src/crypto/point.ts'
import type { ClientKey } from './examinee.ts'

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A key that responses are encrypted to: for an export, or in the deprecated login. */
export async function createDecryptionKey(): Promise<CryptoKeyPair & { uncompressedHex: string }> {
  const pair = await crypto.subtle.generateKey(ecdh, false, ['deriveBits'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { ...pair, uncompressedHex: bytesToHex(raw) }
}

/** The outer and the inner part of a wallet export, and its words. */
export async function openExport(envelope: string, parameters: { key: CryptoKeyPair }) {
  const outer: Record<'version' | 'data' | 'dataSignature' | 'enclaveQuorumPublic', string> = JSON.parse(envelope)
  const inner: Record<'encappedPublic' | 'ciphertext' | 'organizationId', string> = JSON.parse(
    bytesToText(hexToBytes(outer.data)),
  )
  const encapsulated = hexToBytes(inner.encappedPublic)
  const plaintext = await open(hexToBytes(inner.ciphertext), { encapsulated, ...parameters })
  return { outer, inner, mnemonic: bytesToText(plaintext) }
}

/** The private scalar in a deprecated session bundle: base58check of the compressed key and the ciphertext. */
export async function openSessionKey(text: string, parameters: { key: CryptoKeyPair }): Promise<Uint8Array> {
  const payload = await decodeBase58Check(text)
  const { uncompressedHex } = readPublicKeyHex(bytesToHex(payload.subarray(0, 33)))
  return open(payload.subarray(33), { encapsulated: hexToBytes(uncompressedHex), ...parameters })
}

/** The session key that the service made, ready to sign. */
export async function importSessionKey(scalar: Uint8Array, parameters: { publicKeyHex: string }): Promise<ClientKey> {
  const { publicKeyHex } = parameters
  const { uncompressedHex } = readPublicKeyHex(publicKeyHex)
  const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
  const [x, y] = [uncompressedHex.slice(2, 66), uncompressedHex.slice(66)].map(base64url)
  const jwk = { kty: 'EC', crv: 'P-256', d: base64url(bytesToHex(scalar)), x, y } as JsonWebKey
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
  const sign = async (payload: string) => {
    const message = new TextEncoder().encode(payload)
    return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, message))
  }
  return { publicKeyHex, uncompressedHex, sign }
}

async function open(
  ciphertext: Uint8Array,
  parameters: { encapsulated: Uint8Array; key: CryptoKeyPair },
): Promise<Uint8Array> {
  const { encapsulated, key } = parameters
  const suite = new hpke.CipherSuite(hpke.KEM_DHKEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM)
  const recipient = new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey))
  const aad = Uint8Array.from([...encapsulated, ...recipient])
  return suite.Open(key, encapsulated, ciphertext, { info: hexToBytes('7475726e6b65795f68706b65'), aad })
}

async function decodeBase58Check(text: string): Promise<Uint8Array> {
  const number = [...text].reduce((value, digit) => value * 58n + BigInt(alphabet.indexOf(digit)), 0n)
  const hex = number.toString(16)
  const bytes = hexToBytes(hex.length % 2 ? `0${hex}` : hex)
  const payload = bytes.slice(0, -4)
  const once = await crypto.subtle.digest('SHA-256', payload)
  const twice = new Uint8Array(await crypto.subtle.digest('SHA-256', once))
  if (bytesToHex(twice.subarray(0, 4)) !== bytesToHex(bytes.slice(-4))) throw new Error('The checksum is wrong')
  return payload
}
