const hexDigits = /^(?:[0-9a-f]{2})+$/i

/** Returns the bytes as lower-case hex. */
export function bytesToHex(bytes: Uint8Array): string {
  const digits = '0123456789abcdef'
  let hex = ''
  for (const byte of bytes) hex += digits.charAt(byte >> 4) + digits.charAt(byte & 15)
  return hex
}

/** Returns the bytes of a hex text in either case, or `undefined` when it is empty, of odd length or not hex. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!hexDigits.test(hex)) return undefined
  const bytes = new Uint8Array(hex.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = (valueOfDigit(hex.charCodeAt(index * 2)) << 4) | valueOfDigit(hex.charCodeAt(index * 2 + 1))
  return bytes
}

/** The value of a hex digit by its character code: `0` is 48, `A` is 65 and `a` is 97. */
function valueOfDigit(code: number): number {
  return (code & 15) + (code > 57 ? 9 : 0)
}

/** Returns a text of ASCII characters as base64url without padding (RFC 4648 §5). */
export function asciiToBase64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns the bytes of an unpadded base64url text, or `undefined` when it is not valid. */
export function base64UrlToBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/**
 * Returns a well-formed text as UTF-8. The caller refuses lone surrogates first: the encoder would replace them
 * silently.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Returns the text of the bytes with a byte order mark kept, or `undefined` when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
