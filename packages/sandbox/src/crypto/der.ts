const sequenceTag = 0x30
const integerTag = 0x02
const scalarLength = 32

/**
 * Parses an ECDSA signature in strict DER (X.690 §8.3 and §10.1: short lengths, minimal positive integers, nothing
 * after the end) and returns r and s, 32 bytes each.
 *
 * @throws `Error` for BER and everything else.
 */
export function derToP1363(der: Uint8Array): Uint8Array<ArrayBuffer> {
  if (der[0] !== sequenceTag || der[1] !== der.length - 2) throw new Error('Not a DER sequence')
  const r = readInteger(der.subarray(2))
  const s = readInteger(der.subarray(2 + r.encodedLength))
  if (2 + r.encodedLength + s.encodedLength !== der.length) throw new Error('Bytes after the signature')
  const signature = new Uint8Array(2 * scalarLength)
  signature.set(r.magnitude, scalarLength - r.magnitude.length)
  signature.set(s.magnitude, 2 * scalarLength - s.magnitude.length)
  return signature
}

function readInteger(bytes: Uint8Array): { magnitude: Uint8Array; encodedLength: number } {
  const [tag, length = 0, first = 0, second = 0] = bytes
  if (tag !== integerTag || length < 1 || length > scalarLength + 1 || bytes.length < 2 + length)
    throw new Error('Not a DER integer')
  if (first >= 0x80) throw new Error('Negative integer')
  if (first === 0 && length > 1 && second < 0x80) throw new Error('Integer is not minimal')
  const magnitude = bytes.subarray(first === 0 ? 3 : 2, 2 + length)
  if (magnitude.length > scalarLength) throw new Error('Integer is too long')
  return { magnitude, encodedLength: 2 + length }
}

/** Writes r and s (32 bytes each) as strict DER. */
export function p1363ToDer(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const r = writeInteger(signature.subarray(0, scalarLength))
  const s = writeInteger(signature.subarray(scalarLength))
  return Uint8Array.from([sequenceTag, r.length + s.length, ...r, ...s])
}

function writeInteger(scalar: Uint8Array): number[] {
  const start = scalar.findIndex((byte) => byte !== 0)
  const magnitude = start === -1 ? [0] : [...scalar.subarray(start)]
  if ((magnitude[0] ?? 0) >= 0x80) magnitude.unshift(0)
  return [integerTag, magnitude.length, ...magnitude]
}
