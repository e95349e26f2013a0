import { Dhkem, type DhkemPrimitives } from '@hpke/common'
import { Aes256Gcm, CipherSuite, HkdfSha256 } from '@hpke/core'
import { concatBytes, hexToBytes } from '../encoding/bytes.ts'

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

/**
 * All that DHKEM asks of the curve in base mode (RFC 9180 §4.1), as WebCrypto has it. The library's own class for it also
 * carries P-384, P-521 and keys made from seeds: 2 kB in every login. No point comes here that `points.ts` did not read.
 */
const curve: Pick<DhkemPrimitives, 'generateKeyPair' | 'serializePublicKey' | 'deserializePublicKey' | 'dh'> = {
  generateKeyPair: () => crypto.subtle.generateKey(ecdh, false, ['deriveBits']),
  serializePublicKey: (key) => crypto.subtle.exportKey('raw', key),
  deserializePublicKey: (point) => crypto.subtle.importKey('raw', point as ArrayBuffer, ecdh, true, []),
  dh: (privateKey, publicKey) => crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256),
}

/** DHKEM(P-256, HKDF-SHA256). It knows no seeds and no private keys outside of WebCrypto. */
class DhkemP256 extends Dhkem {
  override readonly secretSize = 32

  constructor() {
    super(0x0010, curve as DhkemPrimitives, new HkdfSha256())
  }
}

/** DHKEM(P-256, HKDF-SHA256) 0x0010, HKDF-SHA256 0x0001, AES-256-GCM 0x0002 (RFC 9180 §7). */
export function createCipherSuite(): CipherSuite {
  return new CipherSuite({ kem: new DhkemP256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
}

/** The `info` of the key schedule (RFC 9180 §5.1), fixed by the interface: twelve ASCII bytes. */
export function applicationInfo(): Uint8Array<ArrayBuffer> {
  return hexToBytes('7475726e6b65795f68706b65') as Uint8Array<ArrayBuffer>
}

/** The AAD binds both keys: `enc`, then the recipient's public key, both uncompressed, 130 bytes together. */
export function additionalData(enc: Uint8Array, recipientPublicKey: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(enc, recipientPublicKey)
}
