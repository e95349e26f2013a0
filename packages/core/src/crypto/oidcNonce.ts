import { asciiToBase64Url, bytesToHex, utf8 } from '../encoding/bytes.ts'

/** What an OpenID token has to carry as its `nonce`: the SHA-256 of the public key's hex text, not of its bytes. */
export async function createOidcNonce(publicKeyHex: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(publicKeyHex))))
}

/** A `state` (RFC 6749 §10.12) that nobody can guess: 128 random bits. */
export function createOidcState(): string {
  return asciiToBase64Url(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
