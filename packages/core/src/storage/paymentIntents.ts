import * as v from 'valibot'
import { WalletError } from '../errors/WalletError.ts'
import { quoteTermsPrefix } from './quoteTerms.ts'
import type { Records } from './records.ts'
import { setAsidePrefix } from './setAsidePayees.ts'

/** A moment on the service's clock and on the device's. */
const endSchema = v.object({ serviceMs: v.number(), deviceMs: v.number() })
export type PaymentDeadline = v.InferOutput<typeof endSchema>

const agreedPaymentSchema = v.object({
  /** In the smallest unit, as decimal text. */
  amounts: v.record(v.string(), v.pipe(v.string(), v.regex(/^-?\d+$/))),
  /** The rate, the currencies and the source. */
  terms: v.record(v.string(), v.union([v.string(), v.number()])),
  payee: v.object({
    accountId: v.optional(v.string()),
    umaAddress: v.optional(v.string()),
    rail: v.optional(v.string()),
    /** Everything that the account states about itself. */
    accountDigest: v.optional(v.string()),
    /** What the bank said about the name, where that needed a consent of its own. */
    nameCheckDigest: v.optional(v.string()),
  }),
})

/**
 * What the user agreed to, for a later page. Amounts and ids are plain, so that the old and the new value can be shown;
 * the payee's name and account are a digest, since other users of this device should not find them here.
 */
export type AgreedPayment = v.InferOutput<typeof agreedPaymentSchema>

const stopSchema = v.object({
  /** What the user had reviewed before. */
  reviewed: agreedPaymentSchema,
  /** Until when the service holds the money for it, on the service's clock. Absent where it holds none. */
  heldUntilMs: v.optional(v.number()),
})

/** A payment was stopped for the user's safety, because it was not what they had reviewed. */
export type PaymentStop = v.InferOutput<typeof stopSchema>

const paymentIntentSchema = v.object({
  version: v.literal(1),
  quoteId: v.string(),
  accountId: v.string(),
  /** The same for every attempt at this payment, in every tab and after a reload. */
  idempotencyKey: v.string(),
  /** The stamp of the first attempt; it fits this one quote and nothing else. A repetition sends the same stamp. */
  stamp: v.optional(v.string()),
  /** What was on the screen when the stamp was made. Everything that continues by itself is checked against it. */
  agreed: v.fallback(v.optional(agreedPaymentSchema), undefined),
  /** What has been shown in its place since, with the difference. It is agreed to with the next stamp. */
  shownInstead: v.fallback(v.optional(agreedPaymentSchema), undefined),
  /**
   * The latest time at which the service can execute what was sent: the deadline of the quote, on both clocks. It stays
   * after a refusal, which a relay can invent.
   */
  executableUntil: v.fallback(v.optional(endSchema), undefined),
  /**
   * It was refused so that only a new quote helps: it is not sent again, and is read until it can no longer be
   * executed.
   */
  refused: v.fallback(v.optional(v.literal(true)), undefined),
  /** The requested factor, as it was sent. A repetition requests the same. */
  scaFactor: v.optional(v.string()),
  /** The quote that the user chose instead: this one is no longer authorized. */
  replacedBy: v.optional(v.string()),
  /** The challenge whose proof was sent and may still arrive: this quote must not be replaced meanwhile. */
  unansweredChallenge: v.optional(v.string()),
  /** The end of that challenge. A record without it counts as open until the quote's deadline. */
  unansweredUntil: v.fallback(v.optional(endSchema), undefined),
  /** It stays stopped in every tab and after a reload. The consent to what is shown instead, with a signature, ends it. */
  stopped: v.fallback(v.optional(stopSchema), undefined),
  /** On the service's clock. */
  createdAtMs: v.number(),
  /** On the device's clock. */
  createdOnDeviceMs: v.optional(v.number()),
})

/** The user's decision to pay one quote, kept until its outcome is known. */
export type PaymentIntent = v.InferOutput<typeof paymentIntentSchema>

const prefix = 'payment:'

/**
 * A quote is valid for minutes and its challenge for five, but a user who does not know the outcome of a payment may
 * come back late, with the next account statement. It has to be found then as it was agreed to.
 */
const keptMs = 30 * 24 * 3_600_000

const nameOf = (quoteId: string) => prefix + quoteId

/**
 * Returns the intent of a quote; `undefined` also for a record that is incomplete or about another quote.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE`: the browser stored records before and does not return them now, so
 * another tab may have sent or replaced this payment. Send nothing.
 */
export async function readPaymentIntent(
  records: Records,
  parameters: { quoteId: string },
): Promise<PaymentIntent | undefined> {
  return parse(await records.read(nameOf(parameters.quoteId), { insist: true }), parameters)
}

function parse(value: unknown, { quoteId }: { quoteId: string }): PaymentIntent | undefined {
  const result = v.safeParse(paymentIntentSchema, value)
  return result.success && result.output.quoteId === quoteId ? result.output : undefined
}

/**
 * Stores an intent, in one transaction with a last look at what is stored: a replacement or a stop that another tab
 * recorded since the intent was read is never overwritten. `stop`: what a recorded stop does. By default it stays;
 * `refuses`: before something is sent; `ended`: the user has consented to what is shown instead.
 *
 * @throws `WalletError` `QUOTE_EXPIRED`: the quote was replaced. `QUOTE_CHANGED`: it was stopped. `STORAGE_UNAVAILABLE`:
 * other tabs would not know of it. After each, send nothing.
 */
export async function writePaymentIntent(
  records: Records,
  intent: PaymentIntent,
  { stop }: { stop?: 'refuses' | 'ended' } = {},
): Promise<void> {
  const name = nameOf(intent.quoteId)
  let refusal: 'QUOTE_CHANGED' | 'QUOTE_EXPIRED' = 'QUOTE_EXPIRED'
  const decide = ([value]: readonly unknown[]) => {
    const { replacedBy, stopped } = parse(value, intent) ?? {}
    if (replacedBy !== undefined && replacedBy !== intent.replacedBy) return undefined
    if (!stopped || stop === 'ended') return { write: { [name]: intent } }
    refusal = 'QUOTE_CHANGED'
    return stop ? undefined : { write: { [name]: { ...intent, stopped } } }
  }
  if (!(await records.change({ names: [name], decide, insist: true })))
    throw new WalletError(refusal, { details: { changes: [] } })
}

/**
 * Records that a payment was stopped, in its intent as it is by then. `unknown`: the intent of a payment that this
 * browser has no record of.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE`: a later page does not know of it.
 */
export async function stopPaymentIntent(
  records: Records,
  parameters: { unknown: PaymentIntent; stopped: PaymentStop },
): Promise<void> {
  const { unknown, stopped } = parameters
  const name = nameOf(unknown.quoteId)
  const decide = ([value]: readonly unknown[]) => ({
    write: { [name]: { ...(parse(value, unknown) ?? unknown), stopped } },
  })
  await records.change({ names: [name], decide, insist: true })
}

/** Returns the intents of the payments that were stopped. */
export async function listStoppedIntents(records: Records): Promise<readonly PaymentIntent[]> {
  const names = await records.list(prefix)
  const values = await Promise.all(names.map((name) => records.read(name)))
  const intents = names.map((name, at) => parse(values[at], { quoteId: name.slice(prefix.length) }))
  return intents.filter((intent) => intent?.stopped !== undefined) as PaymentIntent[]
}

/**
 * Erases abandoned payments, the terms of their quotes, and what is known of payees that were set aside. They have to be old on both clocks: a relay states the
 * service's time and could erase records that a payment is checked against, and the user can set the device's clock.
 */
export async function sweepPaymentIntents(
  records: Records,
  now: { serviceMs: number; deviceMs: number },
): Promise<void> {
  const names = (await Promise.all([prefix, quoteTermsPrefix, setAsidePrefix].map((kind) => records.list(kind)))).flat()
  const decide = (values: readonly unknown[]) => {
    const remove = names.filter((_name, at) => isOld(values[at], now))
    return remove.length > 0 ? { remove } : undefined
  }
  await records.change({ names, decide })
}

const createdSchema = v.object({ createdAtMs: v.number(), createdOnDeviceMs: v.optional(v.number()) })

function isOld(value: unknown, now: { serviceMs: number; deviceMs: number }): boolean {
  if (!v.is(createdSchema, value)) return false
  const { createdAtMs, createdOnDeviceMs = createdAtMs } = value
  return Math.abs(now.serviceMs - createdAtMs) >= keptMs && Math.abs(now.deviceMs - createdOnDeviceMs) >= keptMs
}

/**
 * Deletes the intent of a payment that has ended. Its replacement stays recorded, or it might be paid once more, and so
 * does that it was stopped.
 */
export async function closePaymentIntent(records: Records, parameters: { quoteId: string }): Promise<void> {
  const name = nameOf(parameters.quoteId)
  const decide = ([value]: readonly unknown[]) => {
    const { replacedBy, stopped } = parse(value, parameters) ?? {}
    return replacedBy === undefined && stopped === undefined ? { remove: [name] } : undefined
  }
  await records.change({ names: [name], decide, insist: true })
}
