import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { concatBytes, hexToBytes } from '../encoding/bytes.ts'

/** DHKEM(P-256, HKDF-SHA256) 0x0010, HKDF-SHA256 0x0001, AES-256-GCM 0x0002 (RFC 9180 §7). */
export function createCipherSuite(): CipherSuite {
  return new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
}

/** The `info` of the key schedule (RFC 9180 §5.1), fixed by the interface: twelve ASCII bytes. */
export function applicationInfo(): Uint8Array<ArrayBuffer> {
  return hexToBytes('7475726e6b65795f68706b65') as Uint8Array<ArrayBuffer>
}

/** The AAD binds both keys: `enc`, then the recipient's public key, both uncompressed, 130 bytes together. */
export function additionalData(enc: Uint8Array, recipientPublicKey: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(enc, recipientPublicKey)
}
