import * as v from 'valibot'
import { get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { feeAmountSchema, idSchema, integerSchema } from './schema/primitives.ts'

/** A bank that money can be sent to. The `bankName` of a payee must equal this one. */
export const discoverySchema = message({
  bankName: v.string(),
  displayName: v.string(),
  country: v.string(),
  currency: v.string(),
})
export type Discovery = v.InferOutput<typeof discoverySchema>

/** Lists the banks of a corridor. A corridor without a list accepts any name. */
export const listDiscoveries = get('/discoveries', {
  query: v.object({ country: v.optional(v.string()), currency: v.optional(v.string()) }),
  returns: message({ data: v.array(discoverySchema) }),
  owner: 'none',
  access: 'customer',
})

/** What a withdrawal would cost. `networkFee` is in the smallest unit of `networkFeeAsset`, the others in the withdrawn currency's. */
export const withdrawalFeeSchema = message({
  networkFee: feeAmountSchema,
  networkFeeAsset: v.string(),
  applicationFee: feeAmountSchema,
  totalFee: feeAmountSchema,
  netAmount: integerSchema,
})
export type WithdrawalFee = v.InferOutput<typeof withdrawalFeeSchema>

const withdrawalSchema = message({
  internalAccountId: idSchema,
  currency: v.string(),
  cryptoNetwork: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  destinationAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
})
type Withdrawal = v.InferInput<typeof withdrawalSchema>

/** Estimates what a withdrawal to a wallet would cost. */
export const estimateWithdrawalFee = post('/crypto/estimate-withdrawal-fee', {
  request: withdrawalSchema,
  returns: withdrawalFeeSchema,
  bodyIds: ['internalAccountId'],
  owner: { body: ({ internalAccountId }: Withdrawal) => internalAccountId },
  access: 'opt-in',
})
