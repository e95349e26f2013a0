import * as v from 'valibot'
import type { Records } from './records.ts'

/** What a request for a quote says and no response repeats. */
const quoteTermsSchema = v.object({
  lockedCurrencySide: v.optional(v.picklist(['SENDING', 'RECEIVING'])),
  description: v.optional(v.string()),
  remittanceInformation: v.optional(v.string()),
  statementDescriptor: v.optional(v.string()),
  purposeOfPayment: v.optional(v.string()),
})

/** The terms of the request for a quote, so that a page that has only its id can repeat the request. */
export type QuoteTerms = v.InferOutput<typeof quoteTermsSchema>

const recordSchema = v.object({
  version: v.picklist([1]),
  quoteId: v.string(),
  terms: quoteTermsSchema,
  /** On the service's clock and on the device's, as `PaymentIntent` has them. */
  createdAtMs: v.number(),
  createdOnDeviceMs: v.number(),
})

/** All records of this kind begin with it. */
export const quoteTermsPrefix = 'quote-terms:'

/** Returns an empty object for a quote that this browser did not request. */
export async function readQuoteTerms(records: Records, parameters: { quoteId: string }): Promise<QuoteTerms> {
  const { quoteId } = parameters
  const result = v.safeParse(recordSchema, await records.read(quoteTermsPrefix + quoteId))
  return result.success && result.output.quoteId === quoteId ? result.output.terms : {}
}

/** Stores the terms of a quote. Where the browser refuses, they are lost. */
export async function writeQuoteTerms(
  records: Records,
  parameters: { quoteId: string; terms: QuoteTerms; now: { serviceMs: number; deviceMs: number } },
): Promise<void> {
  const { quoteId, terms, now } = parameters
  const kept: v.InferOutput<typeof recordSchema> = {
    version: 1,
    quoteId,
    terms,
    createdAtMs: now.serviceMs,
    createdOnDeviceMs: now.deviceMs,
  }
  await records.write(quoteTermsPrefix + quoteId, kept).catch(() => {})
}

/** Erases the terms of a quote that is paid. */
export async function removeQuoteTerms(records: Records, parameters: { quoteId: string }): Promise<void> {
  await records.remove(quoteTermsPrefix + parameters.quoteId).catch(() => {})
}
