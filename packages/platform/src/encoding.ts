import { sha256 } from '@noble/hashes/sha2.js'

const utf8 = new TextEncoder()

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hex. */
export function encodeHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += hexOfByte[byte]
  return hex
}

/** Bytes as unpadded base64url (RFC 4648 §5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * The SHA-256 digest in lower-case hex; of a text, that of its UTF-8 bytes. Not by WebCrypto: every request needs one or
 * two of a short text, and handing each to another thread costs several times as much as the digest.
 */
export function hashToHex(content: string | Uint8Array<ArrayBuffer>): string {
  return encodeHex(sha256(typeof content === 'string' ? utf8.encode(content) : content))
}
