import * as v from 'valibot'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from '../schema/primitives.ts'

const onChainTransactionSchema = message({
  transactionHash: v.string(),
  network: openEnum<'BITCOIN' | 'ETHEREUM' | 'SOLANA' | 'BASE' | 'POLYGON' | 'TRON' | 'PLASMA' | 'SPARK'>(),
})

/**
 * How the money moved on one side. Which fields are there depends on `paymentRail`; `status` is the rail's, and says
 * nothing about where the funds are.
 */
const railDetailsSchema = message({
  paymentRail: openEnum<'ONCHAIN' | 'ACH' | 'ACH_SAME_DAY' | 'WIRE' | 'FEDNOW' | 'RTP'>(),
  status: optional(
    openEnum<'PENDING' | 'SETTLED' | 'FAILED' | 'RETURNED' | 'RETURN_DISHONORED' | 'RETURN_CONTESTED' | 'REVERSED'>(),
  ),
  /** ONCHAIN */
  transactionHash: optional(v.string()),
  network: optional(v.string()),
  /** ACH, ACH_SAME_DAY */
  traceNumber: optional(v.string()),
  addenda: optional(v.string()),
  statementDescriptor: optional(v.string()),
  returnedAt: optional(timestampSchema),
  dishonoredAt: optional(timestampSchema),
  contestedAt: optional(timestampSchema),
  reversedAt: optional(timestampSchema),
  /** WIRE */
  imad: optional(v.string()),
  originatorToBeneficiaryInformation: optional(v.string()),
  /** FEDNOW, RTP */
  endToEndId: optional(v.string()),
  remittanceInformation: optional(v.string()),
})
export type RailDetails = v.InferOutput<typeof railDetailsSchema>

/** Where the money of a transaction comes from. */
export const transactionSourceSchema = message({
  sourceType: openEnum<'ACCOUNT' | 'UMA_ADDRESS' | 'REALTIME_FUNDING'>(),
  accountId: optional(idSchema),
  customerId: optional(idSchema),
  umaAddress: optional(v.string()),
  currency: optional(v.string()),
  railDetails: optional(railDetailsSchema),
  onChainTransaction: optional(onChainTransactionSchema),
  /** The originator of a transfer from outside: the only details on rails that `railDetails` has no fields for. */
  accountHolderName: optional(v.string()),
  /** Masked. */
  accountIdentifier: optional(v.string()),
  bankName: optional(v.string()),
  bankIdentifier: optional(v.string()),
  paymentRail: optional(v.string()),
  remittanceInformation: optional(v.string()),
  endToEndId: optional(v.string()),
  traceNumber: optional(v.string()),
})

/** Where the money of a transaction goes. */
export const transactionDestinationSchema = message({
  destinationType: openEnum<'ACCOUNT' | 'UMA_ADDRESS'>(),
  accountId: optional(idSchema),
  umaAddress: optional(v.string()),
  currency: optional(v.string()),
  paymentRail: optional(v.string()),
  railDetails: optional(railDetailsSchema),
  onChainTransaction: optional(onChainTransactionSchema),
})
