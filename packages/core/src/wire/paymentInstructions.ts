import * as v from 'valibot'
import { message } from './schema/message.ts'
import { openEnum, optional } from './schema/primitives.ts'

/** One way to pay a quote. For `EMBEDDED_WALLET` it carries the payload that the session key signs. */
export const paymentInstructionSchema = message({
  accountOrWalletInfo: message({
    accountType: openEnum<'EMBEDDED_WALLET' | 'USD_ACCOUNT' | 'SPARK_WALLET' | 'EUR_ACCOUNT'>(),
    payloadToSign: optional(v.string()),
  }),
  instructionsNotes: optional(v.string()),
  isPlatformAccount: optional(v.boolean()),
})
export type PaymentInstruction = v.InferOutput<typeof paymentInstructionSchema>
