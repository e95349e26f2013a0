import type { AccountType } from '@countersign/core'
import { payeeFormOf } from '@countersign/core/payee-form'
import { nameCurrency } from '../../primitives/nameCurrency.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { nameNetwork } from '../../shared/payment-details/index.ts'

/** Returns whether the account is a wallet, and what it is called in the user's language. `country`: it is known where it is. */
export function describeAccountType(
  accountType: AccountType,
  parameters: { locale: string; messages: JourneyMessages['payeeForm']; country?: string | undefined },
): { isWallet: boolean; label: string } {
  const { locale, messages, country: known } = parameters
  const { currencies = [], countries = [], rails = [] } = payeeFormOf(accountType) ?? {}
  const places = known ? [known] : countries
  const nameOf = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  const network = nameNetwork(accountType)
  if (network) return { isWallet: true, label: messages.walletType({ network, currencies: currencies.join(', ') }) }
  if (rails.includes('SWIFT')) return { isWallet: false, label: messages.otherCountries }
  const [code = ''] = currencies
  const currency = nameCurrency(code, locale)
  const country = places.length > 0 ? places.map(nameOf).join(', ') : messages.euroCountries
  return { isWallet: false, label: messages.bankType({ country, currency }) }
}
