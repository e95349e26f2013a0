import { asciiToBase64Url, bytesToHex, utf8 } from '../encoding/bytes.ts'

/**
 * Returns the `nonce` that an OpenID token has to carry: the SHA-256 of the public key's hex text, not of its bytes.
 */
export async function createOidcNonce(publicKeyHex: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(publicKeyHex))))
}

/** Returns an unguessable `state` (RFC 6749 §10.12): 128 random bits. */
export function createOidcState(): string {
  return asciiToBase64Url(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
