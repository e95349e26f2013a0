import type { ExternalAccount } from './externalAccounts.ts'
import type { Quote } from './quotes.ts'

/** Returns whether a quote takes the money from a bank account. Its `payee` is that account then. */
export function isPull({ source }: { source?: Partial<Quote['source']> | undefined }): boolean {
  return source?.accountId?.startsWith('ExternalAccount:') === true
}

/** Returns whether money can be taken from an account: one at a bank in the US that is stored as the customer's own. */
export function isPullable({ ownershipType, status, accountInfo }: ExternalAccount): boolean {
  return ownershipType === 'FIRST_PARTY' && status === 'ACTIVE' && accountInfo.accountType === 'USD_ACCOUNT'
}

/** Returns whether a text can travel with a payment to the payee's statement: to a bank account, not to a wallet. */
export function takesNote({ accountInfo }: ExternalAccount): boolean {
  return accountInfo.iban !== undefined || accountInfo.accountNumber !== undefined
}
