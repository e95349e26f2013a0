import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Money } from '../../wire/schema/money.ts'

/** One payment as the person agreed to it. Authorizing is refused where the quote says anything else. */
export type ScaPayment = {
  readonly quoteId: string
  /** What leaves: the quote's `totalSendingAmount`. */
  readonly amount: Money
  readonly payee: ExternalAccount | { readonly umaAddress: string }
  /** The whole quote as it was agreed to, where the screen before has it: then all of it is compared. */
  readonly shown?: Quote | undefined
}
