import * as v from 'valibot'
import {
  agreedPaymentSchema,
  type PaymentIntent,
  parsePaymentIntent,
  paymentIntentPrefix,
  signedSchema,
} from './paymentIntents.ts'
import type { Records } from './records.ts'

const agreementSchema = v.object({
  version: v.picklist([1]),
  quoteId: v.string(),
  agreed: agreedPaymentSchema,
  signed: signedSchema,
  /** On the service's clock, and on the device's. */
  createdAtMs: v.number(),
  createdOnDeviceMs: v.optional(v.number()),
})

/** What the user agreed to in this browser, of a payment that was carried out. The payee is a digest. */
export type PaymentAgreement = v.InferOutput<typeof agreementSchema>

/** All records of this kind begin with it; the rest is the id of the quote. */
export const agreementPrefix = 'agreement:'

/** Returns what stays of an intent; `undefined` where this browser has not signed it. */
export function toAgreement(intent: PaymentIntent): PaymentAgreement | undefined {
  const { quoteId, agreed, signed, createdAtMs, createdOnDeviceMs } = intent
  return agreed && signed && { version: 1, quoteId, agreed, signed, createdAtMs, createdOnDeviceMs }
}

/**
 * Returns what the user agreed to in this browser, also while the payment is under way, or had reviewed when it was stopped.
 * Without `signed` it was signed on another device, or not yet.
 */
export async function readAgreement(
  records: Records,
  parameters: { quoteId: string },
): Promise<(Pick<PaymentIntent, 'signed'> & Pick<PaymentAgreement, 'agreed'>) | undefined> {
  const { quoteId } = parameters
  const stored = v.safeParse(agreementSchema, await records.read(agreementPrefix + quoteId))
  if (stored.success && stored.output.quoteId === quoteId) return stored.output
  const intent = parsePaymentIntent(await records.read(paymentIntentPrefix + quoteId), parameters)
  const { signed, agreed = intent?.stopped?.reviewed } = intent ?? {}
  return agreed && { agreed, signed }
}
