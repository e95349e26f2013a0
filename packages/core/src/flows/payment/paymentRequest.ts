import type { PaymentDraft } from './paymentDraft.ts'

/** What a user asks to be paid, with a link that leads to the page where the payer describes the payment. */
export type PaymentRequest = {
  /** The address of the user who asks. It stands in your link, before what is asked for. */
  readonly umaAddress: string
  /** The code of the currency that should arrive. */
  readonly currency: string
  /** In its smallest unit. Without it, the payer decides. */
  readonly amount?: bigint | undefined
  /** What it is for; at most 80 characters. */
  readonly note: string
}

/**
 * Reads what a link asks for, its part from `#` on, into the draft of a payment. Anyone can write such a link, so anything
 * that a request cannot hold is left out. The draft fills a form: whom it pays is looked up, and the user confirms the
 * price as for any payment.
 */
export function readPaymentRequest(hash: string): Partial<PaymentDraft> {
  const asked = new URLSearchParams(hash.slice(1))
  const read = (name: string, pattern: RegExp) => asked.get(name)?.match(pattern)?.[0]
  const currency = read('currency', /^[A-Z\d]{3,8}$/)
  const amount = currency && read('amount', /^[1-9]\d{0,15}$/)
  // Text that hides characters, or reorders its neighbors, is no note.
  const note = read('note', /^[^\p{Cc}\p{Bidi_Control}]{1,80}$/u)
  return {
    currency,
    ...(amount && { side: 'RECEIVING', amount: BigInt(amount) }),
    ...(note && { note }),
  }
}
