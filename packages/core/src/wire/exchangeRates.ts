import * as v from 'valibot'
import { get } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { feeAmountSchema, integerSchema, paidAmountSchema, timestampSchema } from './schema/primitives.ts'

/** The value of an amount of one currency in another, platform fees included. Amounts are in the smallest unit. */
export const exchangeRateSchema = message({
  sourceCurrency: currencySchema,
  destinationCurrency: currencySchema,
  destinationPaymentRail: v.string(),
  sendingAmount: paidAmountSchema,
  minSendingAmount: integerSchema,
  maxSendingAmount: integerSchema,
  receivingAmount: integerSchema,
  /** For display only; nothing is computed from it. */
  exchangeRate: v.number(),
  fees: message({ fixed: feeAmountSchema, total: feeAmountSchema }),
  /** Rates are cached for about five minutes. */
  updatedAt: timestampSchema,
})
export type ExchangeRate = v.InferOutput<typeof exchangeRateSchema>

/** Lists what currencies are worth in one another. A browser asks for one pair at a time, or for all. */
export const listExchangeRates = get('/exchange-rates', {
  query: v.object({
    sourceCurrency: v.optional(v.string()),
    destinationCurrency: v.optional(v.string()),
    sendingAmount: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))),
  }),
  backendQuery: v.object({ destinationCurrency: v.optional(v.array(v.string())) }),
  returns: message({ data: v.array(exchangeRateSchema) }),
  owner: 'none',
  access: 'customer',
})
