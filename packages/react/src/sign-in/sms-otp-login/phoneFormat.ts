import { toAsciiDigits } from '../../primitives/toAsciiDigits.ts'
import type { AddressFormat } from '../../primitives/useAddressEntry.ts'

/**
 * Returns the number in a field as E.164 (ITU-T E.164 §6: `+`, country code, at most 15 digits), or `undefined` where it
 * is not one. Users write gaps, dashes and brackets, and many dial `00` for `+`. A number without a country code is
 * rejected: guessing the country could send the code to a stranger.
 */
export function readPhoneNumber(field: { value: string }): string | undefined {
  const written = toAsciiDigits(field.value.normalize('NFKC')).replace(/\p{Cf}/gu, '')
  const number = written.replace(/[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}

/** How a phone number is typed: from left to right in every script. */
export const phoneFormat: AddressFormat = {
  attributes: { type: 'tel', name: 'phone', autoComplete: 'tel', dir: 'ltr' },
  read: (field) => {
    const phoneNumber = readPhoneNumber(field)
    return phoneNumber === undefined ? undefined : { phoneNumber }
  },
}
