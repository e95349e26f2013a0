import { toAsciiDigits } from './toAsciiDigits.ts'

/**
 * What a person typed or pasted as a code, without the gaps and dashes it was printed with, cut to its length. Letters
 * keep their case: the code is sealed exactly as it was sent.
 */
export function normalizeCode(
  text: string,
  options: { length: number; characters: 'digits' | 'alphanumeric' },
): string {
  const { length, characters } = options
  const plain = toAsciiDigits(text.normalize('NFKC'))
  return plain.replace(characters === 'digits' ? /[^0-9]/g : /[^0-9A-Za-z]/g, '').slice(0, length)
}
