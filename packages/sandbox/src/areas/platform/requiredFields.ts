import { isCurrencyCode } from '../../money/currencies.ts'

/** Balances without a bank behind them, which ask for no data. */
const coins = ['USDB', 'USDC', 'USDT', 'BTC']

/** What the bank behind a balance asks about its owner, in the interface's names for data of customers. */
const required = {
  INDIVIDUAL: ['FULL_NAME', 'BIRTH_DATE', 'NATIONALITY', 'POSTAL_ADDRESS'],
  BUSINESS: ['COMPANY_LEGAL_NAME', 'REGISTRATION_NUMBER', 'BUSINESS_TYPE', 'POSTAL_ADDRESS'],
} as const

/** Returns what a customer with a balance in a currency must carry. */
export function requiredFieldsOf(
  currency: string,
  parameters: { customerType: keyof typeof required },
): readonly string[] {
  return isCurrencyCode(currency) && !coins.includes(currency) ? required[parameters.customerType] : []
}
