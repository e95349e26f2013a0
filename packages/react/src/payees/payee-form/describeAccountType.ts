import type { AccountType } from '@countersign/core'
import { payeeFormOf } from '@countersign/core/payee-form'
import { nameCurrency } from '../../primitives/nameCurrency.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { nameNetwork } from '../../shared/payment-details/index.ts'

/** Returns what a kind of account is called in the user's language. `country` and `currency`: they are known. */
export function describeAccountType(
  accountType: AccountType,
  parameters: {
    locale: string
    messages: JourneyMessages['payeeForm']
    country?: string | undefined
    currency?: string | undefined
  },
): string {
  const { locale, messages, country: known, currency: chosen } = parameters
  const { currencies: all = [], countries = [], rails = [] } = payeeFormOf(accountType) ?? {}
  const currencies = chosen ? [chosen] : all
  const places = known ? [known] : countries
  const nameOf = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  const network = nameNetwork(accountType)
  if (network) return messages.walletType({ network, currencies: currencies.join(', ') })
  if (rails.includes('SWIFT') && !known) return messages.otherCountries
  const [code = ''] = currencies
  const currency = nameCurrency(code, locale)
  const country = places.length > 0 ? places.map(nameOf).join(', ') : messages.euroCountries
  return messages.bankType({ country, currency })
}
