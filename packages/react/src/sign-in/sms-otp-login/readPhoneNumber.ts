import { toAsciiDigits } from '../../primitives/toAsciiDigits.ts'

/**
 * The number in a field as E.164 writes it (ITU-T E.164 §6: `+`, country code, at most 15 digits), if it is one. Gaps,
 * dashes and brackets are what people write; `00` is what many dial for `+`. A number without a country code is none:
 * guessing the country could send the code to a stranger.
 */
export function readPhoneNumber(field: { value: string }): string | undefined {
  const written = toAsciiDigits(field.value.normalize('NFKC')).replace(/\p{Cf}/gu, '')
  const number = written.replace(/[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
