import type { ExternalAccount } from './externalAccounts.ts'
import type { Quote } from './quotes.ts'

/** The two sides of a quote. */
export type QuoteSides = Pick<Quote, 'source' | 'destination'>

/** Returns whether a quote takes the money from a bank account. Its `payee` is that account then. */
export function isPull({ source }: Partial<Pick<QuoteSides, 'source'>>): boolean {
  return /^External/.test(`${source?.accountId}`)
}

/** Returns the account outside of the service: the one that is paid, or that the money is taken from. */
export function outsideIdOf(quote: QuoteSides): string | undefined {
  return (isPull(quote) ? quote.source : quote.destination).accountId
}

/** Returns whether money can be taken from an account: one at a bank in the US that is stored as the customer's own. */
export function isPullable({ ownershipType, status, accountInfo }: ExternalAccount): boolean {
  return ownershipType === 'FIRST_PARTY' && status === 'ACTIVE' && accountInfo.accountType === 'USD_ACCOUNT'
}
