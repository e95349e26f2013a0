import * as v from 'valibot'
import { integer, optional } from './primitives.ts'

/** A currency with what is needed to show an amount in it. `decimals` is the power of ten of its smallest unit. */
export const currency = v.looseObject({
  code: v.string(),
  name: optional(v.string()),
  symbol: optional(v.string()),
  decimals: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)), 2),
})
export type Currency = v.InferOutput<typeof currency>

/** An amount in the smallest unit of its currency. */
export const money = v.looseObject({ amount: integer, currency })
export type Money = v.InferOutput<typeof money>
