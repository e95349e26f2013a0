import * as v from 'valibot'
import { post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, type LooseEnum, openEnum, optional, timestampSchema } from '../schema/primitives.ts'

/** The types of events that the service sends to a platform. More may be added, so every other string is read too. */
export type WebhookType =
  | `OUTGOING_PAYMENT.${OutgoingEvent}`
  | `INCOMING_PAYMENT.${'PENDING' | 'COMPLETED' | 'FAILED' | RefundEvent}`
  | 'INCOMING_PAYMENT'
  | `CUSTOMER.${'KYC' | 'KYB'}_${'APPROVED' | 'REJECTED' | 'PENDING'}`
  | `VERIFICATION.${VerificationEvent}`
  | 'EXTERNAL_ACCOUNT.STATUS_UPDATED'
  | `INTERNAL_ACCOUNT.${'BALANCE_UPDATED' | 'STATUS_UPDATED' | 'FUNDING_INSTRUCTIONS_UPDATED'}`
  | 'INVITATION.CLAIMED'
  | `BULK_UPLOAD.${'COMPLETED' | 'FAILED'}`
  | 'AGENT_ACTION.PENDING_APPROVAL'
  | `CARD.${'STATE_CHANGE' | 'FUNDING_SOURCE_CHANGE'}`
  | `CARD_TRANSACTION.${CardTransactionEvent}`
  | 'TEST'

type RefundEvent = 'REFUND_PENDING' | 'REFUND_COMPLETED' | 'REFUND_FAILED'
type OutgoingEvent =
  | 'PENDING'
  | 'PENDING_AUTHORIZATION'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'EXPIRED'
  | RefundEvent
type VerificationEvent =
  | 'APPROVED'
  | 'REJECTED'
  | 'RESOLVE_ERRORS'
  | 'IN_PROGRESS'
  | 'PENDING_MANUAL_REVIEW'
  | 'READY_FOR_VERIFICATION'
type CardTransactionEvent =
  | 'AUTHORIZED'
  | 'PARTIALLY_SETTLED'
  | 'SETTLED'
  | 'REFUNDED'
  | 'EXCEPTION'
  | 'DECLINED'
  | 'VOIDED'

/** What the service posts to a platform's endpoint. `id` tells a repeated delivery: answer 409 to one that is known. */
export const webhookSchema = message({
  id: idSchema,
  type: openEnum<WebhookType>() as v.GenericSchema<LooseEnum<WebhookType>>,
  timestamp: timestampSchema,
  /** The resource, as its own operation answers it. */
  data: v.optional(v.unknown()),
})
export type Webhook = v.InferOutput<typeof webhookSchema>

/** Sends a `TEST` event to the configured endpoint, once, and answers what came back. */
export const sendTestWebhook = post('/sandbox/webhooks/test', {
  returns: message({
    response_status: v.number(),
    url: optional(v.string()),
    response_body: optional(v.string()),
  }),
  access: 'platform',
})
