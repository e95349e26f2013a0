import type { AccountType } from '@countersign/core'
import { payeeFormOf } from '@countersign/core/payee-form'
import type { JourneyMessages } from '../../provider/Messages.ts'

/** Networks whose names are written in another way than in the type. */
const networks: { readonly [accountType: string]: string } = { LIGHTNING: 'Bitcoin Lightning' }

/** Returns whether the account is a wallet, and what it is called in the user's language. */
export function describeAccountType(
  accountType: AccountType,
  parameters: { locale: string; messages: JourneyMessages['payeeForm'] },
): { isWallet: boolean; label: string } {
  const { locale, messages } = parameters
  const { currencies = [], countries = [], rails = [] } = payeeFormOf(accountType) ?? {}
  const nameOf = (type: 'region' | 'currency', code: string) => new Intl.DisplayNames(locale, { type }).of(code) ?? code
  if (accountType.endsWith('_WALLET') || accountType === 'LIGHTNING') {
    const [first = ''] = accountType.split('_')
    const network = networks[accountType] ?? first.charAt(0) + first.slice(1).toLowerCase()
    return { isWallet: true, label: messages.walletType({ network, currencies: currencies.join(', ') }) }
  }
  if (rails.includes('SWIFT')) return { isWallet: false, label: messages.otherCountries }
  const [code = ''] = currencies
  const currency = nameOf('currency', code)
  const country =
    countries.length > 0 ? countries.map((each) => nameOf('region', each)).join(', ') : messages.euroCountries
  return { isWallet: false, label: messages.bankType({ country, currency }) }
}

/** Returns all countries by their names in the user's language, sorted. */
export function listCountries(locale: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const known = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = first + second
      const name = isCountry(code) ? names.of(code) : undefined
      return name === undefined ? [] : [{ code, name }]
    }),
  )
  return known.sort((left, right) => left.name.localeCompare(right.name, locale))
}

/** Codes with names that are no countries: regions of the world, private use, and codes that ISO 3166 has withdrawn. */
const otherRegions =
  'AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ AC'.split(
    ' ',
  )

function isCountry(code: string): boolean {
  return !otherRegions.includes(code)
}
