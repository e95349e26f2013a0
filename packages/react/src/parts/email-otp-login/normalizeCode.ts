/** Zeros of the digit blocks that phone keyboards in the Arabic script type. */
const arabicZeros = [0x0660, 0x06f0]

function toAsciiDigit(character: string): string {
  const codePoint = character.charCodeAt(0)
  const zero = arabicZeros.find((start) => codePoint >= start && codePoint < start + 10)
  return zero === undefined ? character : String(codePoint - zero)
}

/**
 * What a person typed or pasted as a code, without the gaps and dashes it was printed with, cut to its length. Letters
 * keep their case: the code is sealed exactly as it was sent.
 */
export function normalizeCode(
  text: string,
  options: { length: number; characters: 'digits' | 'alphanumeric' },
): string {
  const { length, characters } = options
  const plain = text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit)
  return plain.replace(characters === 'digits' ? /[^0-9]/g : /[^0-9A-Za-z]/g, '').slice(0, length)
}
