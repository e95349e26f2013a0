import * as hpke from 'hpke'
import { bytesToHex, hexToBytes } from './encoding.ts'
import { readPublicKeyHex } from './point.ts'

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM (RFC 9180 §7), base mode. */
export function createSuite(): hpke.CipherSuite {
  return new hpke.CipherSuite(hpke.KEM_DHKEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM)
}

/** The `info` of every encryption on this wire. */
export const info = hexToBytes('7475726e6b65795f68706b65')

/** The additional data of every encryption on this wire: both public keys, uncompressed. */
export function additionalData(keys: { encapsulated: Uint8Array; recipient: Uint8Array }): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...keys.encapsulated, ...keys.recipient])
}

/** Encrypts bytes to a public key in either form. The encapsulated key comes back uncompressed. */
export async function sealTo(
  publicKeyHex: string,
  parameters: { plaintext: Uint8Array },
): Promise<{ encappedPublicHex: string; ciphertext: Uint8Array }> {
  const suite = createSuite()
  const recipient = hexToBytes(readPublicKeyHex(publicKeyHex).uncompressedHex)
  const publicKey = await suite.DeserializePublicKey(recipient)
  const { encapsulatedSecret: encapsulated, ctx } = await suite.SetupSender(publicKey, { info })
  const ciphertext = await ctx.Seal(parameters.plaintext, additionalData({ encapsulated, recipient }))
  return { encappedPublicHex: bytesToHex(encapsulated), ciphertext }
}
