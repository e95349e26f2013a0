import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
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
export const listDiscoveries = defineOperation({
  name: 'listDiscoveries',
  method: 'GET',
  path: '/discoveries',
  query: v.object({ country: v.optional(v.string()), currency: v.optional(v.string()) }),
  responses: { 200: message({ data: v.array(discoverySchema) }) },
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
export const estimateWithdrawalFee = defineOperation({
  name: 'estimateWithdrawalFee',
  method: 'POST',
  path: '/crypto/estimate-withdrawal-fee',
  request: withdrawalSchema,
  responses: { 200: withdrawalFeeSchema },
  ids: { internalAccountId: 'InternalAccount' },
  owner: { body: ({ internalAccountId }: Withdrawal) => internalAccountId },
  access: 'opt-in',
})
