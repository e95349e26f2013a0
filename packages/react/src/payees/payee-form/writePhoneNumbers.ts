import type { CountryCode } from 'libphonenumber-js/min'

/**
 * Writes the phone numbers of a form as they are dialed from abroad, in groups, so that the user sees which number it is.
 * One without a country code is a number of the country that its field names (`data-country`, ISO 3166-1). What is no
 * number there stays as it was typed, also where the numbering plans do not load: nothing is guessed, and the form asks for
 * the country code. Plans change, so no number is refused for them.
 */
export async function writePhoneNumbers(form: HTMLFormElement): Promise<void> {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=tel]')) {
    const plans = await import('./phoneNumbers.ts').catch(() => undefined)
    const { value } = field
    const number = plans?.parsePhoneNumberFromString(value, {
      // The library ignores what is not one country that it knows.
      defaultCountry: field.dataset.country as CountryCode,
      extract: false,
    })
    // Digits that begin like the country code may have it or not.
    const isUnclear = number && value.trim().startsWith(number.countryCallingCode)
    if (number?.isValid() && !isUnclear) field.value = number.formatInternational()
  }
}
