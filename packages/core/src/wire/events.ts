import * as v from 'valibot'
import { get } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional } from './schema/primitives.ts'

/** What a live event can be about. */
export type ChangedKind =
  | 'quote'
  | 'transaction'
  | 'account'
  | 'payee'
  | 'card'
  | 'verification'
  | 'agent-action'
  | 'customer'
  /** A sign-in on some device is over. Without an id: the one of this browser, at the platform. */
  | 'session'
  /** Events may have been missed, so anything may have changed. Comes without an id. */
  | 'everything'

/** One thing of the customer that changed: its kind and its id, and nothing about what it is now. */
export const changeSchema = message({ kind: openEnum<ChangedKind>(), id: optional(idSchema) })
export type Change = v.InferOutput<typeof changeSchema>

/** The data of one server-sent event. */
export const liveEventSchema = message({ changes: v.array(changeSchema) })

/**
 * Reports changes of the signed-in customer's own things as they happen, as server-sent events (HTML §9.2). Each has an
 * id: with the header `Last-Event-ID` the stream continues after that one.
 */
export const streamEvents = get('/events', {
  returns: { 200: null },
  owner: 'none',
  access: 'customer',
  streams: true,
  servedBy: 'platform',
})
