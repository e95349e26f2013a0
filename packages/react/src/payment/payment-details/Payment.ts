import type { ExternalAccount, Money, Quote, ScaPayment } from '@countersign/core'

/** A payment as it is shown: its quote, and its payee where that is a saved one. */
export type Payment = { quote: Quote; payee: ExternalAccount | undefined }

/** Returns how much leaves the wallet. */
export function sendingAmount({ totalSendingAmount: amount, sendingCurrency: currency }: Quote): Money {
  return { amount, currency }
}

/** Returns what a challenge confirms: exactly the payment that is shown. */
export function toScaPayment({ quote, payee }: Payment): ScaPayment {
  const recipient = payee ?? { umaAddress: quote.destination.umaAddress ?? '' }
  return { quoteId: quote.id, amount: sendingAmount(quote), payee: recipient, shown: quote }
}
