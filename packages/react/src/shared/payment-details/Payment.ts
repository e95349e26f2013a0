import type { ExternalAccount, Money, Quote } from '@countersign/core'

/** A payment as it is shown: its quote, and its payee where that is a saved one. */
export type Payment = { quote: Quote; payee: ExternalAccount | undefined }

/** Returns how much leaves the wallet. */
export function sendingAmount({ totalSendingAmount: amount, sendingCurrency: currency }: Quote): Money {
  return { amount, currency }
}

/** Returns how much arrives. */
export function receivingAmount({ totalReceivingAmount: amount, receivingCurrency: currency }: Quote): Money {
  return { amount, currency }
}
