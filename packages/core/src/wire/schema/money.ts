import * as v from 'valibot'
import { message } from './message.ts'
import { integerSchema, optional } from './primitives.ts'

/** Decimals of currencies outside ISO 4217, for responses that leave them out. */
const knownDecimals: ReadonlyMap<string, number> = new Map([
  ['BTC', 8],
  ['USDB', 6],
  ['USDC', 6],
  ['USDT', 6],
])

/** A currency as a response states it. */
const statedCurrencySchema = message({
  code: v.string(),
  name: optional(v.string()),
  symbol: optional(v.string()),
  decimals: optional(v.number()),
})

type Known = v.InferOutput<typeof statedCurrencySchema> & { decimals: number }

/**
 * A currency with what is needed to show an amount in it. `decimals` is the power of ten of its smallest unit; where a
 * response leaves it out it is the known one, and an unknown currency is refused, since a guess shows a wrong amount.
 */
export const currencySchema = v.pipe(
  statedCurrencySchema,
  v.transform((currency) => ({ ...currency, decimals: currency.decimals ?? decimalsOf(currency.code) })),
  // A whole number up to 30, so not decimals that are unknown.
  v.custom<Known>((currency) => /^([12]?\d|30)$/.test(String((currency as Partial<Known>).decimals))),
)
export type Currency = v.InferOutput<typeof currencySchema>

/** An amount in the smallest unit of its currency. */
export const moneySchema = message({ amount: integerSchema, currency: currencySchema })
export type Money = v.InferOutput<typeof moneySchema>

/**
 * Returns the currency of a card, which some responses name by its code alone. `undefined` where its decimals are unknown: no
 * amount can be shown in it.
 */
export function readCurrency(stated: string | Currency | undefined): Currency | undefined {
  if (typeof stated !== 'string') return stated
  const decimals = decimalsOf(stated)
  return decimals === undefined ? undefined : { code: stated, decimals }
}

function decimalsOf(code: string): number | undefined {
  const known = knownDecimals.get(code)
  if (known !== undefined) return known
  const iso = Intl.supportedValuesOf('currency').includes(code)
  return iso
    ? new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    : undefined
}
