import type { Transaction, Webhook, WebhookType } from '@countersign/core/wire'
import { isTooDeep, lookUp, parseJson, webhookSchema, webhookSignatureHeader } from '@countersign/core/wire'
import * as v from 'valibot'
import { withDeadline } from '../deadline.ts'
import type { LiveEvents } from '../events/liveEvents.ts'
import { readCapped } from '../guards/body.ts'
import type { PlatformResponse } from '../responses.ts'
import { errorResponse, jsonResponse, Refusal, refuse, toResponse } from '../responses.ts'
import type { ServiceOptions } from '../service/serviceOptions.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createDeliveries } from './deliveries.ts'
import type { WebhookEvent } from './events.ts'
import { parseEvent, readChanges } from './events.ts'
import type { IncomingPaymentDecision } from './incomingPayments.ts'
import { answerDecision, sendDecision } from './incomingPayments.ts'
import { createSignatureCheck } from './verifySignature.ts'

/** The largest event that is read, in bytes. */
const largestBody = 256 * 1024

/** How long the service may take to send it, in milliseconds. */
const longestTransferMs = 20_000

/** How long the response waits for a handler, in milliseconds. The handler may take longer. */
const answeredWithinMs = 4_000

/**
 * How old an event may be, in milliseconds: the service repeats one for seven days, with the time when it happened. How
 * far its clock may be ahead.
 */
const [oldestMs, aheadMs] = [8 * 86_400_000, 5 * 60_000]

/** Handles an event of one type. If it rejects, the service sends the event again. */
type Handlers = { readonly [type in WebhookType]?: (event: WebhookEvent<type>) => Promise<void> }

export type WebhookHandlerOptions = {
  /** The service's public keys for events, PEM, from its dashboard: two while one is being rotated. */
  readonly publicKeys: readonly string[]
  /** Remembers which events were handled. Default: this process's memory. Several servers need one store. */
  readonly store?: SharedStore
  /** Tells signed-in browsers what changed: the same that `createPlatformHandler` has. */
  readonly events?: LiveEvents
  /**
   * What to do for an event, by its type. Each event is handled once: another delivery waits until the first one has
   * ended, and runs only if that failed. A handler may take two minutes.
   */
  readonly on?: Handlers
  /** Runs for each event, before the handler of its type. `data` is not parsed. Otherwise the same. */
  readonly onEvent?: (event: Webhook) => Promise<void>
  /**
   * Decides on an incoming payment that waits for the platform (`INCOMING_PAYMENT.PENDING`). The service asks once and
   * does not repeat it: if this rejects or takes longer than four seconds, the payment fails. Bank deposits are only
   * announced, and the decision on them has no effect. Without this option every payment is approved.
   */
  readonly onIncomingPayment?: (payment: Transaction) => Promise<IncomingPaymentDecision>
  /** Required for decisions that are made `later`. */
  readonly service?: ServiceOptions
  /** Hears of handlers and later decisions that failed. Default: the failures are only answered. */
  readonly onError?: (error: unknown, event: Pick<Webhook, 'id' | 'type'>) => void
  /** Keeps the process for work after the response, where the runtime ends it otherwise (Workers: `context.waitUntil`). */
  readonly waitUntil?: (work: Promise<void>) => void
  /** The name of the header with the signature, where the deployment has its own. Default `X-Service-Signature`. */
  readonly signatureHeader?: string
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
}

type WebhookContext = WebhookHandlerOptions & {
  readonly now: () => number
  readonly isSigned: ReturnType<typeof createSignatureCheck>
  readonly deliveries: ReturnType<typeof createDeliveries>
}

/**
 * Creates the endpoint for the service's events: a function from a standard `Request` to a `Response`. Pass the request
 * with its body unread: the signature covers its bytes.
 *
 * The response is 200 once the event was handled, 409 when it was handled before, 401 for a wrong signature or time, and
 * 503 while it is being handled or when the store fails, upon which the service sends it again. It never rejects.
 *
 * @throws `TypeError` when a public key is missing or is no PEM.
 */
export function createWebhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  const { publicKeys, now = Date.now } = options
  const isSigned = createSignatureCheck(publicKeys)
  const deliveries = createDeliveries({ store: options.store, now, keptMs: oldestMs + aheadMs })
  const context = { ...options, now, isSigned, deliveries }
  return async (request) => {
    try {
      return toResponse(await answer(context, { request }))
    } catch (error) {
      const unknown = errorResponse(500, { code: 'INTERNAL_ERROR', message: 'The event was not handled' })
      return toResponse(error instanceof Refusal ? error.answer : unknown)
    }
  }
}

async function answer(context: WebhookContext, { request }: { request: Request }): Promise<PlatformResponse> {
  if (request.method !== 'POST') {
    const headers = { allow: 'POST' }
    throw refuse(405, { code: 'METHOD_NOT_ALLOWED', message: 'Events are sent with POST', headers })
  }
  const event = await readEvent(context, { request })
  const claim = await context.deliveries.claim(event.id).catch((error: unknown) => {
    // The payment would fail. Without the store it may be decided on twice, and the service takes the first decision.
    if (isAskedOnce(event)) return 'taken'
    throw error
  })
  if (claim === 'done') throw refuse(409, { code: 'CONFLICT', message: 'This event was handled before' })
  if (claim === 'working') throw stillWorking()

  const work = handle(context, { event })
  // What is left of it continues after the response.
  context.waitUntil?.(work.then(ignore, ignore))
  work.catch(ignore)
  return withDeadline(() => work, { timeoutMs: answeredWithinMs, late: stillWorking })
}

function ignore() {}

/** @throws `Refusal` 401, 400 or 413. */
async function readEvent({ isSigned, now, ...options }: WebhookContext, { request }: { request: Request }) {
  const { signatureHeader = webhookSignatureHeader } = options
  const signal = AbortSignal.timeout(longestTransferMs)
  const body = await readCapped(request.body, { largest: largestBody, signal })
  if (!body) throw refuse(413, { code: 'INVALID_INPUT', message: 'The event is too large' })
  if (!(await isSigned({ header: request.headers.get(signatureHeader), body })))
    throw refuse(401, { code: 'INVALID_SIGNATURE', message: 'The signature of the event is not valid' })

  const event = parseBody(body)
  if (!event) throw refuse(400, { code: 'INVALID_INPUT', message: 'The event is not in the form of the interface' })
  const age = now() - event.timestamp.getTime()
  if (!(age <= oldestMs && age >= -aheadMs))
    throw refuse(401, { code: 'INVALID_SIGNATURE', message: 'The event is too old, or from the future' })
  return event
}

function parseBody(body: Uint8Array): Webhook | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const parsed = isTooDeep(text) ? undefined : v.safeParse(webhookSchema, parseJson(text))
    return parsed?.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The service sends the event again after a while. */
function stillWorking() {
  const headers = { 'retry-after': '5' }
  return refuse(503, { code: 'SERVICE_UNAVAILABLE', message: 'The event is being handled', headers })
}

/** Handles an event that was taken, and notes how that ended. */
async function handle(context: WebhookContext, { event }: { event: Webhook }): Promise<PlatformResponse> {
  const { deliveries, onError } = context
  const { id, type } = event
  try {
    const answered = await run(context, { event })
    await deliveries.finish(id)
    return answered
  } catch (error) {
    onError?.(error, { id, type })
    await deliveries.release(id)
    throw error
  }
}

async function run(context: WebhookContext, { event }: { event: Webhook }): Promise<PlatformResponse> {
  const { on = {}, onEvent } = context
  // First: it happened at the service, even if a handler fails now. A browser that hears it twice only reads twice.
  const changed = readChanges(event)
  if (changed) await announce(context, { event, ...changed })
  await onEvent?.(event)
  const parsed = parseEvent(event)
  const handler = lookUp(on, event.type)
  if (handler && !parsed) throw new TypeError('The data of the event is not in the form of the interface')
  // The handler takes the events of its own type, which is how it was found.
  if (handler && parsed) await (handler as (event: WebhookEvent) => Promise<void>)(parsed)
  return decide(context, { event, parsed })
}

/** Tells the customer's browsers. They read now and then by themselves, so a payment that waits does not fail by it. */
async function announce(
  { events, onError }: WebhookContext,
  { event, customerId, changes }: { event: Webhook } & ReturnType<typeof readChanges> & object,
): Promise<void> {
  try {
    await events?.announce(customerId, changes)
  } catch (error) {
    if (!isAskedOnce(event)) throw error
    onError?.(error, { id: event.id, type: event.type })
  }
}

/** The service waits for the response to this event, and does not send it again. */
function isAskedOnce({ type }: Webhook): boolean {
  return type === 'INCOMING_PAYMENT.PENDING'
}

type Parsed = { readonly event: Webhook; readonly parsed: WebhookEvent | undefined }

async function decide(context: WebhookContext, { event, parsed }: Parsed): Promise<PlatformResponse> {
  const { onIncomingPayment, service, onError, waitUntil } = context
  if (!isAskedOnce(event) || !onIncomingPayment) return jsonResponse({}, { status: 200 })
  if (!parsed) throw new TypeError('The payment is not in the form of the interface')
  const payment = parsed.data as Transaction
  const decision = await onIncomingPayment(payment)
  if (decision.decision === 'later') {
    if (!service) throw new TypeError('A decision that is made later needs the option `service`')
    const { id: transactionId } = payment
    const late = decision
      .decide()
      .then((made) => sendDecision(service, { transactionId, decision: made }))
      .catch((error: unknown) => onError?.(error, { id: event.id, type: event.type }))
    waitUntil?.(late)
  }
  return answerDecision(decision)
}
