/**
 * Writes the phone numbers of a form that are dialed at home (`0712 345 678`) with the country code of the account, so that
 * the user sees which number it is. A field has the format of its number (`data-pattern`); where that has no country code, or
 * the number with it would not have this format, it stays as it was typed: nothing is guessed, and the form asks for the code.
 */
export function writePhoneNumbers(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=tel]')) {
    const { pattern = '' } = field.dataset
    const code = countryCodeIn(pattern)
    if (!code) continue
    const number = field.value.replace(/[\s-]/g, '').replace(/^0/, code)
    if (new RegExp(pattern).test(number)) field.value = number
  }
}

/** Returns the country code that the format of a phone number begins with. */
export const countryCodeIn = (pattern = ''): string | undefined => /^\^\\(\+\d+)/.exec(pattern)?.[1]
