/** Writes the phone numbers of a form that are dialed at home. A field has the format of its number (`data-pattern`). */
export function writePhoneNumbers(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=tel]'))
    field.value = writePhoneNumber(field.value, field.dataset.pattern)
}

/**
 * Returns a phone number that is dialed at home (`0712 345 678`) with the country code of the account, so that the user sees
 * which number it is. Where the format has no country code, or the number with it would not have this format, it stays as it
 * was typed: nothing is guessed, and the form asks for the code.
 */
export function writePhoneNumber(typed: string, pattern = ''): string {
  const code = countryCodeIn(pattern)
  const number = code ? typed.replace(/[\s-]/g, '').replace(/^0/, code) : ''
  return number && new RegExp(pattern).test(number) ? number : typed
}

/** Returns the country code that the format of a phone number begins with. */
export const countryCodeIn = (pattern = ''): string | undefined => /^\^\\(\+\d+)/.exec(pattern)?.[1]
