import { bytesToHex, concatBytes, hexToBytes } from '../encoding/bytes.ts'
import { CurvePoint } from './curve.ts'

/**
 * Reads an uncompressed P-256 point (SEC 1 §2.3.4) and proves that it is on the curve. `undefined` for anything else:
 * compressed, hybrid, the point at infinity, coordinates outside the field, a point off the curve.
 *
 * Hazard: WebKitGTK imports points that are off the curve and derives secrets from them, so no key may reach
 * `importKey` without passing here.
 */
export function readUncompressedPoint(hex: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = hexToBytes(hex)
  return bytes?.length === 65 && bytes[0] === 4 && isOnCurve(bytes) ? bytes : undefined
}

/** Returns whether the text is a compressed P-256 point (66 hex digits, prefix `02` or `03`) on the curve. */
export function isCompressedPoint(hex: string): boolean {
  const bytes = hexToBytes(hex)
  return bytes?.length === 33 && isOnCurve(bytes)
}

/** Returns the uncompressed form of a compressed point (SEC 1 §2.3.4), or `undefined` when it is not on the curve. */
export function decompressPoint(compressed: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (compressed.length !== 33 || !isOnCurve(compressed)) return undefined
  return concatBytes(CurvePoint.fromBytes(compressed).toBytes(false))
}

/** Returns the compressed hex form of an uncompressed point as WebCrypto exports it. */
export function compressPoint(uncompressed: Uint8Array): string {
  const odd = (uncompressed[64] ?? 0) & 1
  return `0${2 + odd}${bytesToHex(uncompressed.subarray(1, 33))}`
}

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    CurvePoint.fromBytes(bytes).assertValidity()
    return true
  } catch {
    return false
  }
}
