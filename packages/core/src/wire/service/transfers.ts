import * as v from 'valibot'
import { amountToLockSchema, paymentPurposes } from '../quotes.ts'
import { post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, optional } from '../schema/primitives.ts'
import { transactionSchema } from './transactions.ts'

const transferInFields = { source: message({ accountId: idSchema }), destination: message({ accountId: idSchema }) }
const transferInRequestSchema = message({ ...transferInFields, amount: amountToLockSchema })

/** What the service reads. Without an amount it moves all of it, which only the platform's own back end may ask for. */
const optionalAmount = { amount: v.optional(amountToLockSchema) }

/**
 * Collects an amount from a bank account into a balance of the same currency.
 *
 * @deprecated by the interface in favor of a quote with `immediatelyExecute`.
 */
export const transferIn = post('/transfer-in', {
  request: transferInRequestSchema,
  backendRequest: message({ ...transferInFields, ...optionalAmount }),
  returns: { 200: transactionSchema, 201: transactionSchema },
  bodyIds: ['accountId'],
  owner: { body: ({ destination }: v.InferInput<typeof transferInRequestSchema>) => destination.accountId },
  idempotent: true,
  requiresApproval: true,
  permission: 'TRANSACT',
  access: 'platform',
})

const transferOutFields = {
  source: message({ accountId: idSchema }),
  destination: message({ accountId: idSchema, paymentRail: optional(v.string()) }),
  remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
  purposeOfPayment: v.optional(v.picklist(paymentPurposes)),
}
const transferOutRequestSchema = message({ ...transferOutFields, amount: amountToLockSchema })

/**
 * Pays an amount from a balance to an account of the same currency.
 *
 * @deprecated by the interface in favor of a quote with `immediatelyExecute`.
 */
export const transferOut = post('/transfer-out', {
  request: transferOutRequestSchema,
  backendRequest: message({ ...transferOutFields, ...optionalAmount }),
  returns: { 200: transactionSchema, 201: transactionSchema },
  bodyIds: ['accountId'],
  owner: { body: ({ source }: v.InferInput<typeof transferOutRequestSchema>) => source.accountId },
  idempotent: true,
  requiresApproval: true,
  permission: 'TRANSACT',
  access: 'platform',
})
