import * as v from 'valibot'
import type { Records } from './records.ts'

/** A moment on the service's clock and on the device's. */
const endSchema = v.object({ serviceMs: v.number(), deviceMs: v.number() })
export type PaymentDeadline = v.InferOutput<typeof endSchema>

/** A deadline that cannot be read has not passed, since both have to; and it names no time. */
const deadlineSchema = v.optional(v.fallback(endSchema, { serviceMs: 0, deviceMs: Infinity }))

/** Values by name, all of which are of one kind. */
/* @__NO_SIDE_EFFECTS__ */
function valuesLike<value>(isLike: (value: unknown) => boolean) {
  return v.custom<{ [name: string]: value }>(
    (values) => typeof values === 'object' && values !== null && Object.values(values).every(isLike),
  )
}

export const agreedPaymentSchema = v.object({
  /** In the smallest unit, as decimal text. */
  amounts: valuesLike<string>((amount) => typeof amount === 'string' && /^-?\d+$/.test(amount)),
  /** The rate, the currencies and the source. */
  terms: valuesLike<string | number>((term) => typeof term === 'string' || typeof term === 'number'),
  payee: v.object({
    accountId: v.optional(v.string()),
    umaAddress: v.optional(v.string()),
    rail: v.optional(v.string()),
    /** Everything that the account states about itself. */
    accountDigest: v.optional(v.string()),
    /** The last four characters of its number, by which the user knows it again. */
    accountEnd: v.optional(v.string()),
    /** What the bank said about the name, where that needed a consent of its own. */
    nameCheckDigest: v.optional(v.string()),
  }),
})

/**
 * What the user agreed to, for a later page. Amounts and ids are plain, so that the old and the new value can be shown;
 * the payee's name and account are a digest, since other users of this device should not find them here. The last four
 * characters of the account tell no more than a list of payees does.
 */
export type AgreedPayment = v.InferOutput<typeof agreedPaymentSchema>

/** Where it cannot be read, everything counts as changed. */
const recordedSchema = v.fallback(agreedPaymentSchema, { amounts: {}, terms: {}, payee: {} })

const stopSchema = v.object({
  /** What the user had reviewed before. */
  reviewed: recordedSchema,
  /** Until when the service holds the money for it, at the latest. Absent where it holds none. */
  heldUntil: deadlineSchema,
})

/** A payment was stopped for the user's safety, because it was not what they had reviewed. */
export type PaymentStop = v.InferOutput<typeof stopSchema>

/**
 * What was signed, for the receipt: the bytes as their SHA-256 in hex, the public key in hex, and the time on the service's
 * clock. What no wallet signs has the time alone.
 */
export const signedSchema = v.object({
  payloadHash: v.optional(v.string()),
  publicKeyHex: v.optional(v.string()),
  atMs: v.number(),
})

const paymentIntentSchema = v.object({
  version: v.picklist([1]),
  quoteId: v.string(),
  accountId: v.string(),
  /** The same for every attempt at this payment, in every tab and after a reload. */
  idempotencyKey: v.string(),
  /**
   * The stamp of the first attempt; it fits this one quote and nothing else. A repetition sends the same stamp. Empty where no
   * wallet signs the payment.
   */
  stamp: v.optional(v.string()),
  /** What the stamp signs. */
  signed: v.fallback(v.optional(signedSchema), undefined),
  /**
   * What was on the screen when the stamp was made. Everything that continues by itself is checked against it.
   */
  agreed: v.optional(recordedSchema),
  /**
   * The latest time at which the service can execute what was sent: the deadline of the quote, on both clocks. It stays
   * after a refusal, which a relay can invent.
   */
  executableUntil: deadlineSchema,
  /**
   * It was refused so that only a new quote helps: it is not sent again, and is read until it can no longer be
   * executed.
   */
  refused: v.fallback(v.optional(v.custom<true>((value) => value === true)), undefined),
  /** The requested factor, as it was sent. A repetition requests the same. */
  scaFactor: v.optional(v.string()),
  /** The quote that the user chose instead: this one is no longer authorized. */
  replacedBy: v.optional(v.string()),
  /** The challenge whose proof was sent and may still arrive: this quote must not be replaced meanwhile. */
  unansweredChallenge: v.optional(v.string()),
  /** The end of that challenge. */
  unansweredUntil: deadlineSchema,
  /** It stays stopped in every tab and after a reload, and nothing ends that. */
  stopped: v.fallback(v.optional(stopSchema), undefined),
  /** On the service's clock. */
  createdAtMs: v.number(),
  /** On the device's clock. */
  createdOnDeviceMs: v.optional(v.number()),
})

/** The user's decision to pay one quote, kept until its outcome is known. */
export type PaymentIntent = v.InferOutput<typeof paymentIntentSchema>

/** All records of this kind begin with it; the rest is the id of the quote. */
export const paymentIntentPrefix = 'payment:'

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
  return parsePaymentIntent(await records.read(paymentIntentPrefix + parameters.quoteId, { insist: true }), parameters)
}

/** Returns a stored intent; `undefined` for a record that is incomplete or about another quote. */
export function parsePaymentIntent(value: unknown, { quoteId }: { quoteId: string }): PaymentIntent | undefined {
  const result = v.safeParse(paymentIntentSchema, value)
  return result.success && result.output.quoteId === quoteId ? result.output : undefined
}
