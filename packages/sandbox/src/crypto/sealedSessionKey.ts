import { encodeBase58Check } from './base58check.ts'
import { base64ToBytes, bytesToHex, hexToBytes } from './encoding.ts'
import { sealTo } from './hpke.ts'
import { readPublicKeyHex } from './point.ts'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' }

/**
 * Creates a session key in the deprecated way: the service creates it and encrypts its private scalar to the client.
 * Returns what goes over the wire, and the public half, compressed.
 */
export async function createSealedSessionKey(
  clientPublicKeyHex: string,
): Promise<{ publicKeyHex: string; encryptedSessionSigningKey: string }> {
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const encryptedSessionSigningKey = await sealSessionKey(clientPublicKeyHex, { scalar: base64ToBytes(d) })
  return { publicKeyHex: readPublicKeyHex(bytesToHex(raw)).compressedHex, encryptedSessionSigningKey }
}

/** base58check of the compressed encapsulated key and the ciphertext. */
async function sealSessionKey(clientPublicKeyHex: string, parameters: { scalar: Uint8Array }): Promise<string> {
  const { encappedPublicHex, ciphertext } = await sealTo(clientPublicKeyHex, { plaintext: parameters.scalar })
  const { compressedHex } = readPublicKeyHex(encappedPublicHex)
  return encodeBase58Check(Uint8Array.from([...hexToBytes(compressedHex), ...ciphertext]))
}
