import { WalletError } from '../errors/WalletError.ts'

/** E.164 §6: a country code, which never begins with 0, and at most 15 digits in all. */
const e164 = /^\+[1-9]\d{1,14}$/

/** What users put between the digits: blanks, brackets, dashes of any length, dots, slashes. */
const between = /[\s()[\]\p{Pd}./\u200e\u200f\u202a-\u202e\u2060-\u2069]/gu

/**
 * Parses a phone number as typed and returns it in E.164 form, `+14155550100`. The country of a number without `+` is
 * not guessed.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER`: ask for it with `+` and the country code.
 */
export function parsePhoneNumber(text: string): string {
  const number = text.normalize('NFKC').replace(between, '')
  if (!e164.test(number)) throw new WalletError('INVALID_PHONE_NUMBER')
  return number
}
