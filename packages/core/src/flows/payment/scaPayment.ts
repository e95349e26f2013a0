import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Money } from '../../wire/schema/money.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'

/** One payment as the user agreed to it. Authorizing is refused if the quote says anything else. */
export type ScaPayment = {
  readonly quoteId: string
  /** The amount sent: the quote's `totalSendingAmount`. */
  readonly amount: Money
  readonly payee: ExternalAccount | { readonly umaAddress: string }
  /**
   * The whole quote as it was agreed to: then all of it is compared. Without it the other parts count as first read,
   * unless this browser signed the payment and recorded them.
   */
  readonly shown?: Quote | undefined
}

/** Returns what a challenge confirms: exactly the payment that is shown. */
export function toScaPayment({ quote, payee }: PaymentSnapshot): ScaPayment {
  return {
    quoteId: quote.id,
    amount: { amount: quote.totalSendingAmount, currency: quote.sendingCurrency },
    payee: payee ?? { umaAddress: quote.destination.umaAddress ?? '' },
    shown: quote,
  }
}
