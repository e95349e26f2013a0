import { lookUp } from '@countersign/core'

/** Where a customer lives, as ISO 3166-1 alpha-2. */
export type Country = 'US' | EuropeanCountry
type EuropeanCountry = 'FR' | 'DE' | 'IT' | 'ES'

/** The countries in which a wallet can be opened. */
export const countries: readonly Country[] = ['US', 'FR', 'DE', 'IT', 'ES']

/** How a mobile number begins where one is needed, and a whole one, which stays on one line. */
const phoneExamples: { readonly [country in EuropeanCountry]: { prefix: string; example: string } } = {
  FR: { prefix: '+33', example: '+33\u00a06\u00a012\u00a034\u00a056\u00a078' },
  DE: { prefix: '+49', example: '+49\u00a01512\u00a03456789' },
  IT: { prefix: '+39', example: '+39\u00a0312\u00a0345\u00a06789' },
  ES: { prefix: '+34', example: '+34\u00a0612\u00a0345\u00a0678' },
}

/** Returns what a mobile number looks like, or `undefined` where a wallet needs none. */
export const phoneExample = (country: string) => lookUp(phoneExamples, country)

/** Returns the country that a browser's language suggests: by its region, or else by the language. */
export function suggestCountry(languageTag: string): Country {
  const { language, region } = new Intl.Locale(languageTag)
  const find = (code: string | undefined) => countries.find((country) => country === code)
  return find(region) ?? find(language.toUpperCase()) ?? 'US'
}
