import * as v from 'valibot'
import type { Records } from './records.ts'

const paymentIntent = v.object({
  version: v.literal(1),
  quoteId: v.string(),
  accountId: v.string(),
  /** The same for every attempt at this payment, in every tab and after a reload. */
  idempotencyKey: v.string(),
  /** The stamp of the first attempt; it fits this one quote and nothing else. A repeat sends the very same. */
  stamp: v.optional(v.string()),
  /** What the execution asks to be proved with, as it was sent. A repeat asks for the same. */
  scaFactor: v.optional(v.string()),
  /** The quote that the person took in its place: nobody authorizes this one any more. */
  replacedBy: v.optional(v.string()),
  /** The challenge whose proof went out and may still arrive: no other quote takes the place of this one meanwhile. */
  unansweredChallenge: v.optional(v.string()),
  createdAtMs: v.number(),
})

/** A person's decision to pay one quote, kept until its outcome is known. */
export type PaymentIntent = v.InferOutput<typeof paymentIntent>

const nameOf = (quoteId: string) => `payment:${quoteId}`

/** The intent of a quote; `undefined` also for a record that is half written or about another quote. */
export async function readPaymentIntent(
  records: Records,
  parameters: { quoteId: string },
): Promise<PaymentIntent | undefined> {
  return parse(await records.read(nameOf(parameters.quoteId)), parameters)
}

function parse(value: unknown, { quoteId }: { quoteId: string }): PaymentIntent | undefined {
  const result = v.safeParse(paymentIntent, value)
  return result.success && result.output.quoteId === quoteId ? result.output : undefined
}

export function writePaymentIntent(records: Records, intent: PaymentIntent): Promise<void> {
  return records.write(nameOf(intent.quoteId), intent)
}

export function removePaymentIntent(records: Records, parameters: { quoteId: string }): Promise<void> {
  return records.remove(nameOf(parameters.quoteId))
}

/** Forgets the intent of a payment that is over. What took its place is remembered, or it might be paid once more. */
export async function closePaymentIntent(records: Records, parameters: { quoteId: string }): Promise<void> {
  const name = nameOf(parameters.quoteId)
  const decide = ([value]: readonly unknown[]) =>
    parse(value, parameters)?.replacedBy === undefined ? { remove: [name] } : undefined
  await records.change({ names: [name], decide, insist: true })
}
