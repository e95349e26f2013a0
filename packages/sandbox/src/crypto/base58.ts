const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes in Bitcoin's base58 alphabet. */
export function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = alphabet.charAt(Number(number % 58n)) + digits
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(leadingZeros < 0 ? bytes.length : leadingZeros) + digits
}

/** @throws `Error` when the text has other characters or is longer than any address or signature. */
export function decodeBase58(text: string): Uint8Array<ArrayBuffer> {
  // The run time is quadratic in the length.
  if (text.length > 128) throw new Error('Too long')
  let number = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) throw new Error('Not base 58')
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const leadingOnes = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array<number>(leadingOnes).fill(0), ...bytes])
}
