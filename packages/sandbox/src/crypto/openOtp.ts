import * as v from 'valibot'
import { bytesToHex, bytesToText, hexToBytes } from './encoding.ts'
import { additionalData, createSuite, info } from './hpke.ts'
import { readPublicKeyHex } from './point.ts'

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

export type RecipientKey = { privateKeyJwk: JsonWebKey; publicKeyHex: string }

/** A recipient key for one issuance of a code. */
export async function createRecipientKey(): Promise<RecipientKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdh, true, ['deriveBits'])
  const { kty, crv, d, x, y } = await crypto.subtle.exportKey('jwk', privateKey)
  const publicKeyHex = bytesToHex(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  return { privateKeyJwk: { kty, crv, d, x, y } as JsonWebKey, publicKeyHex }
}

const sealedSchema = v.strictObject({ encappedPublic: v.string(), ciphertext: v.string() })
const openedSchema = v.strictObject({ otp_code: v.string(), public_key: v.string() })

/**
 * Decrypts a one-time code: HPKE with the encapsulated and the recipient's public key, both uncompressed, as AAD.
 *
 * @throws `Error` when anything about the bundle, its encryption or its plaintext is not exactly as the interface says.
 */
export async function openEncryptedOtp(
  encryptedOtpBundle: string,
  parameters: { recipientKey: RecipientKey },
): Promise<{ code: string; clientPublicKeyHex: string }> {
  const { recipientKey } = parameters
  const { encappedPublic, ciphertext } = v.parse(sealedSchema, JSON.parse(encryptedOtpBundle))
  if (!/^04/.test(encappedPublic)) throw new Error('encappedPublic is not uncompressed')
  const encapsulated = hexToBytes(readPublicKeyHex(encappedPublic).uncompressedHex)
  const recipientPublic = hexToBytes(recipientKey.publicKeyHex)
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', recipientKey.privateKeyJwk, ecdh, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('raw', recipientPublic, ecdh, true, []),
  }
  const aad = additionalData({ encapsulated, recipient: recipientPublic })
  const plaintext = await createSuite().Open(pair, encapsulated, hexToBytes(ciphertext), { info, aad })
  const { otp_code, public_key } = v.parse(openedSchema, JSON.parse(bytesToText(plaintext)))
  return { code: otp_code, clientPublicKeyHex: readPublicKeyHex(public_key).compressedHex }
}
