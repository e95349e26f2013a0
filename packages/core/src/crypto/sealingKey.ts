import { bytesToHex, hexToBytes } from '../encoding/bytes.ts'
import { WalletError } from '../errors/WalletError.ts'
import { additionalData, applicationInfo, createCipherSuite } from './hpke.ts'

/** A P-256 key pair that the service encrypts one response to. It can decrypt, and never leaves the browser. */
export type SealingKey = {
  /** `extractable: false`; usable for key agreement only. */
  readonly privateKey: CryptoKey
  /** Uncompressed SEC 1, 130 hex digits. */
  readonly publicKeyHex: string
}

/**
 * Creates a fresh key for one encrypted response. Nothing is stored.
 *
 * @throws `WalletError` `BROWSER_UNSUPPORTED` without WebCrypto: an old browser, or a page without TLS.
 */
export async function createSealingKey(): Promise<SealingKey> {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) throw new WalletError('BROWSER_UNSUPPORTED')
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { privateKey: pair.privateKey, publicKeyHex: bytesToHex(publicKey) }
}

/**
 * Decrypts what was encrypted to the key, or returns `undefined`. `enc` is a point that `readUncompressedPoint`
 * accepted. HPKE base mode, single shot (RFC 9180 §6.1).
 */
export async function openSealed(parameters: {
  key: SealingKey
  enc: Uint8Array<ArrayBuffer>
  ciphertext: Uint8Array<ArrayBuffer>
}): Promise<Uint8Array | undefined> {
  const { key, enc, ciphertext } = parameters
  const publicKey = hexToBytes(key.publicKeyHex)
  if (!publicKey) return undefined
  const suite = createCipherSuite()
  try {
    const recipient = await suite.createRecipientContext({
      recipientKey: { privateKey: key.privateKey, publicKey: await suite.kem.deserializePublicKey(publicKey) },
      enc,
      info: applicationInfo(),
    })
    return new Uint8Array(await recipient.open(ciphertext, additionalData(enc, publicKey)))
  } catch {
    // The message of an engine's error may quote what failed.
    return undefined
  }
}
