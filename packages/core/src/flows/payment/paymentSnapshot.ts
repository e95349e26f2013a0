import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'

/**
 * A quote and the account that it pays, as the service stated them at one moment. A payee that the customer has removed
 * since is `undefined`, which happens only when nothing is left to confirm.
 */
export type PaymentSnapshot = { readonly quote: Quote; readonly payee: ExternalAccount | undefined }
