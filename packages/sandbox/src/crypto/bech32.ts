const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** The checksum constant of each form (BIP 173, BIP 350). */
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const

export type Bech32 = { form: keyof typeof constants; prefix: string; words: readonly number[] }

/** @throws `Error` when the text is neither bech32 nor bech32m. */
export function decodeBech32(text: string): Bech32 {
  const lower = text.toLowerCase()
  if (lower !== text && text.toUpperCase() !== text) throw new Error('Mixed case')
  const split = lower.lastIndexOf('1')
  const prefix = lower.slice(0, split)
  const words = [...lower.slice(split + 1)].map((letter) => alphabet.indexOf(letter))
  if (split < 1 || words.length < 6 || words.includes(-1) || lower.length > 255) throw new Error('Not bech32')
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const checksum = polymod([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words])
  const form = (['bech32', 'bech32m'] as const).find((one) => constants[one] === checksum)
  if (!form) throw new Error('Wrong checksum')
  return { form, prefix, words: words.slice(0, -6) }
}

/** Converts five-bit words to bytes. @throws `Error` when they do not fill whole bytes. */
export function wordsToBytes(words: readonly number[]): Uint8Array<ArrayBuffer> {
  const bits = words.map((word) => word.toString(2).padStart(5, '0')).join('')
  const whole = bits.length - (bits.length % 8)
  if (bits.length - whole > 4 || bits.slice(whole).includes('1')) throw new Error('Not whole bytes')
  return Uint8Array.from(bits.slice(0, whole).match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) checksum ^= generator
  }
  return checksum
}
