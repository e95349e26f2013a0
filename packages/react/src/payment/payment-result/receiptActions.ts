import type { PaymentOutcome } from './PaymentOutcome.ts'

/** What can be done with a receipt. */
export type ReceiptActions = {
  /** Who pays, as a receipt names them. */
  payerName?: string | undefined
  /** Leaves the receipt; without it there is no button for that. */
  onDone?: (() => void) | undefined
  /** Begins another payment like this one; without it there is no button for that. */
  onSendAgain?: ((payment: PaymentOutcome) => void) | undefined
  /** Shares the receipt in a way of your own. By default the browser's dialog shares it as text, or it is copied. */
  onShare?: (() => void) | undefined
}

/** Returns what a screen hands on to its receipt. */
export function pickReceiptActions({ payerName, onDone, onSendAgain, onShare }: ReceiptActions): ReceiptActions {
  return { payerName, onDone, onSendAgain, onShare }
}
