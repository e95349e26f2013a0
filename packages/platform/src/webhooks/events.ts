import type {
  AgentAction,
  Card,
  Change,
  ChangedKind,
  Customer,
  CustomerImport,
  ExternalAccount,
  InternalAccount,
  Invitation,
  Transaction,
  Verification,
  Webhook,
  WebhookType,
} from '@countersign/core/wire'
import {
  agentActionSchema,
  cardSchema,
  customerImportSchema,
  customerSchema,
  externalAccountSchema,
  internalAccountSchema,
  invitationSchema,
  lookUp,
  transactionSchema,
  verificationSchema,
} from '@countersign/core/wire'
import * as v from 'valibot'
import { idPattern } from '../guards/ids.ts'

/** What the events of each family carry. The family is what stands before the dot of a type. */
type DataOfFamily = {
  OUTGOING_PAYMENT: Transaction
  INCOMING_PAYMENT: Transaction
  CARD_TRANSACTION: Transaction
  CUSTOMER: Customer
  VERIFICATION: Verification
  EXTERNAL_ACCOUNT: ExternalAccount
  INTERNAL_ACCOUNT: InternalAccount
  INVITATION: Invitation
  BULK_UPLOAD: CustomerImport
  AGENT_ACTION: AgentAction
  CARD: Card
  TEST: undefined
}

type Family<type extends string> = type extends `${infer family}.${string}` ? family : type

/** An event of one type, with its data parsed. */
export type WebhookEvent<type extends WebhookType = WebhookType> = Omit<Webhook, 'type' | 'data'> & {
  readonly type: type
  readonly data: Family<type> extends keyof DataOfFamily ? DataOfFamily[Family<type>] : never
}

const schemas: { readonly [family in keyof DataOfFamily]: v.GenericSchema<unknown, DataOfFamily[family]> } = {
  OUTGOING_PAYMENT: transactionSchema,
  INCOMING_PAYMENT: transactionSchema,
  CARD_TRANSACTION: transactionSchema,
  CUSTOMER: customerSchema,
  VERIFICATION: verificationSchema,
  EXTERNAL_ACCOUNT: externalAccountSchema,
  INTERNAL_ACCOUNT: internalAccountSchema,
  INVITATION: invitationSchema,
  BULK_UPLOAD: customerImportSchema,
  AGENT_ACTION: agentActionSchema,
  CARD: cardSchema,
  TEST: v.undefined(),
}

/** The family of a type, such as `CARD` of `CARD.STATE_CHANGE`. */
function familyOf(type: string): string {
  return type.split('.')[0] ?? ''
}

/** Parses the data of an event by its type. `undefined`: it does not fit, or the type is not known. */
export function parseEvent({ data, ...envelope }: Webhook): WebhookEvent | undefined {
  const schema: v.GenericSchema | undefined = lookUp(schemas, familyOf(envelope.type))
  const parsed = v.safeParse(schema ?? v.never(), data)
  return parsed.success ? ({ ...envelope, data: parsed.output } as WebhookEvent) : undefined
}

const kinds: { readonly [family: string]: ChangedKind } = {
  OUTGOING_PAYMENT: 'transaction',
  INCOMING_PAYMENT: 'transaction',
  CARD_TRANSACTION: 'transaction',
  CUSTOMER: 'customer',
  VERIFICATION: 'verification',
  EXTERNAL_ACCOUNT: 'payee',
  INTERNAL_ACCOUNT: 'account',
  AGENT_ACTION: 'agent-action',
  CARD: 'card',
}

const idSchema = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(idPattern))), undefined))

/** The ids in the data of any event, of which each has some. */
const idsSchema = v.object({
  id: idSchema,
  customerId: idSchema,
  cardholderId: idSchema,
  quoteId: idSchema,
  cardId: idSchema,
  quote: v.optional(v.fallback(v.optional(v.object({ id: idSchema })), undefined)),
})

/** Returns whose things an event is about, and which. `undefined`: no customer's. */
export function readChanges({ type, data }: Webhook): { customerId: string; changes: Change[] } | undefined {
  const kind = lookUp(kinds, familyOf(type))
  const parsed = v.safeParse(idsSchema, data)
  if (!kind || !parsed.success) return undefined
  const { id, customerId = parsed.output.cardholderId, quoteId, cardId, quote } = parsed.output
  const owner = kind === 'customer' ? id : customerId
  if (!id || !owner?.startsWith('Customer:')) return undefined
  const also: [ChangedKind, string | undefined][] = [
    ['quote', quoteId ?? quote?.id],
    ['card', cardId],
  ]
  const others = also.flatMap(([other, otherId]) => (otherId ? [{ kind: other, id: otherId }] : []))
  return { customerId: owner, changes: [{ kind, id }, ...others] }
}
