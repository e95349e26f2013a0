import * as v from 'valibot'
import { createQuote as createPageQuote, getQuote as getPageQuote, quoteSchema as pageSchema } from '../quotes.ts'
import { message } from '../schema/message.ts'
import { optional } from '../schema/primitives.ts'

/** How the amounts of a quote come about, by way of thousandths of a satoshi. For display only. */
export const rateDetailsSchema = message({
  /** From thousandths of a satoshi to the receiving currency. */
  counterpartyMultiplier: optional(v.number()),
  /** Receiving currency. */
  counterpartyFixedFee: optional(v.number()),
  /** From the sending currency to thousandths of a satoshi, with the variable fee. */
  serviceApiMultiplier: optional(v.number()),
  /** Sending currency. */
  serviceApiFixedFee: optional(v.number()),
  /** A fraction: 0.003 is 0.3 %. */
  serviceApiVariableFeeRate: optional(v.number()),
  /** Sending currency. */
  serviceApiVariableFeeAmount: optional(v.number()),
})

/** A quote, with what only backends read of it. */
export const quoteSchema = message({ ...pageSchema.entries, rateDetails: optional(rateDetailsSchema) })
export type Quote = v.InferOutput<typeof quoteSchema> & { readonly walletPayload?: string | undefined }

// Each operation is described once, where a page calls it; here it returns more.
export const createQuote = { ...createPageQuote, responses: { 200: quoteSchema, 201: quoteSchema, 202: quoteSchema } }
export const getQuote = { ...getPageQuote, responses: { 200: quoteSchema } }
