import { bytesToHex, concatBytes, hexToBytes } from '../encoding/bytes.ts'

/**
 * The curve P-256, y² = x³ − 3x + b over the integers modulo p (SP 800-186 §3.2.1.3).
 *
 * Written by hand, because a library brings the arithmetic of whole curves: a fifth of everything that a login loads.
 * Only public points pass through here, so the time that it takes tells nothing.
 */
export const p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
export const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/**
 * Reads an uncompressed P-256 point (SEC 1 §2.3.4) and proves that it is on the curve. `undefined` for anything else:
 * compressed, hybrid, the point at infinity, coordinates outside the field, a point off the curve.
 *
 * Hazard: WebKitGTK imports points that are off the curve and derives secrets from them, so no key may reach
 * `importKey` without passing here.
 */
export function readUncompressedPoint(hex: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = hexToBytes(hex)
  if (bytes?.length !== 65 || bytes[0] !== 4) return undefined
  const [x, y] = [toInteger(bytes.subarray(1, 33)), toInteger(bytes.subarray(33))]
  return x < p && y < p && (y * y) % p === ySquared(x) ? bytes : undefined
}

/** Returns whether the text is a compressed P-256 point (66 hex digits, prefix `02` or `03`) on the curve. */
export function isCompressedPoint(hex: string): boolean {
  const bytes = hexToBytes(hex)
  return bytes !== undefined && decompressPoint(bytes) !== undefined
}

/** Returns the uncompressed form of a compressed point (SEC 1 §2.3.4), or `undefined` when it is not on the curve. */
export function decompressPoint(compressed: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const [prefix] = compressed
  if (compressed.length !== 33 || (prefix !== 2 && prefix !== 3)) return undefined
  const x = toInteger(compressed.subarray(1))
  if (x >= p) return undefined
  const square = ySquared(x)
  const root = power(square, (p + 1n) / 4n)
  // Every second x has no point, and its candidate is the root of another number. The order is odd, so y is never 0.
  if ((root * root) % p !== square) return undefined
  const y = (root & 1n) === BigInt(prefix & 1) ? root : p - root
  return concatBytes(Uint8Array.of(4), compressed.subarray(1), toBytes(y))
}

/** Returns the compressed hex form of an uncompressed point as WebCrypto exports it. */
export function compressPoint(uncompressed: Uint8Array): string {
  const odd = (uncompressed[64] ?? 0) & 1
  return `0${2 + odd}${bytesToHex(uncompressed.subarray(1, 33))}`
}

const toInteger = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`)

const toBytes = (value: bigint): Uint8Array => hexToBytes(value.toString(16).padStart(64, '0')) as Uint8Array

const ySquared = (x: bigint): bigint => ((x * x - 3n) * x + b) % p

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % p
    square = (square * square) % p
  }
  return result
}
