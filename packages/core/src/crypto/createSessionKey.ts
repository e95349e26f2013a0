import { WalletError } from '../errors/WalletError.ts'
import { compressPoint } from './points.ts'

/** A P-256 key pair that can sign but never leave the browser, with its public half in compressed hex. */
export type SessionKey = {
  /** `extractable: false`; usable for signing only. */
  readonly privateKey: CryptoKey
  /** Compressed SEC 1, 66 hex digits. */
  readonly publicKeyHex: string
}

/**
 * Creates a fresh session key (FIPS 186-5, curve P-256). Nothing is stored.
 *
 * @throws `WalletError` `BROWSER_UNSUPPORTED` without WebCrypto: an old browser, or a page without TLS.
 */
export async function createSessionKey(): Promise<SessionKey> {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) throw new WalletError('BROWSER_UNSUPPORTED')
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { privateKey: pair.privateKey, publicKeyHex: compressPoint(publicKey) }
}
