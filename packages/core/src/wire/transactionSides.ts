import * as v from 'valibot'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional } from './schema/primitives.ts'

/** Where the money of a transaction comes from, as far as a page reads it. */
export const transactionSourceSchema = message({
  sourceType: openEnum<'ACCOUNT' | 'UMA_ADDRESS' | 'REALTIME_FUNDING'>(),
  accountId: optional(idSchema),
  umaAddress: optional(v.string()),
  /** The originator of a transfer from outside. */
  accountHolderName: optional(v.string()),
})

/** Where the money of a transaction goes, as far as a page reads it, with what the payer wrote: each rail has a field for it. */
export const transactionDestinationSchema = message({
  destinationType: openEnum<'ACCOUNT' | 'UMA_ADDRESS'>(),
  accountId: optional(idSchema),
  umaAddress: optional(v.string()),
  paymentRail: optional(v.string()),
  railDetails: optional(
    message({
      addenda: optional(v.string()),
      originatorToBeneficiaryInformation: optional(v.string()),
      remittanceInformation: optional(v.string()),
    }),
  ),
})
