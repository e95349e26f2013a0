/** Returns what a currency is called in the user's language. A coin goes by its code, which is longer than those of ISO 4217. */
export function nameCurrency(code: string, locale: string): string {
  return (/^[A-Z]{3}$/.test(code) && new Intl.DisplayNames(locale, { type: 'currency' }).of(code)) || code
}
