/** The order of P-256 (SEC 2 §2.4.2). */
export const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** Bytes of one DER element (X.690 §8.1): tag, short length, content. */
export function element(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(tag, content.length), content])
}

/** The content bytes of an INTEGER, minimal two's complement (X.690 §8.3). */
export function integerContent(value: bigint): Buffer {
  const hex = (value < 0n ? 256n + value : value).toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return value >= 0n && (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}

/** A signature of the two integers, written by the rules and without looking at their range. */
export function derOf(r: bigint, s: bigint): Buffer {
  return element(0x30, Buffer.concat([element(2, integerContent(r)), element(2, integerContent(s))]))
}

/** Takes a strict DER signature apart, by a parser that shares no code with the library; throws for anything else. */
export function readDer(der: Uint8Array): { r: bigint; s: bigint } {
  const bytes = Buffer.from(der)
  if (bytes[0] !== 0x30 || bytes[1] !== bytes.length - 2 || bytes.length > 0x81) throw new Error('no short SEQUENCE')
  const [r, next] = readInteger(bytes, 2)
  const [s, end] = readInteger(bytes, next)
  if (end !== bytes.length) throw new Error('trailing bytes')
  return { r, s }
}

function readInteger(bytes: Buffer, offset: number): [value: bigint, next: number] {
  const length = bytes[offset + 1] ?? 0
  const content = bytes.subarray(offset + 2, offset + 2 + length)
  const [first = 0, second = 0] = content
  if (bytes[offset] !== 2 || length === 0 || length > 33 || content.length !== length) throw new Error('no INTEGER')
  if (first >= 0x80) throw new Error('negative')
  if (first === 0 && length > 1 && second < 0x80) throw new Error('not minimal')
  return [BigInt(`0x${content.toString('hex')}`), offset + 2 + length]
}
