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
  createdAtMs: v.number(),
})

/** A person's decision to pay one quote, kept until its outcome is known. */
export type PaymentIntent = v.InferOutput<typeof paymentIntent>

export type PaymentIntents = {
  read(quoteId: string): Promise<PaymentIntent | undefined>
  write(intent: PaymentIntent): Promise<void>
  remove(quoteId: string): Promise<void>
  list(accountId: string): Promise<readonly PaymentIntent[]>
}

const prefix = 'payment:'

export function createPaymentIntents(records: Records): PaymentIntents {
  async function read(quoteId: string): Promise<PaymentIntent | undefined> {
    const result = v.safeParse(paymentIntent, await records.read(prefix + quoteId))
    return result.success && result.output.quoteId === quoteId ? result.output : undefined
  }
  return {
    read,
    write: (intent) => records.write(prefix + intent.quoteId, intent),
    remove: (quoteId) => records.remove(prefix + quoteId),
    list: async (accountId) => {
      const names = await records.list(prefix)
      const found = await Promise.all(names.map((name) => read(name.slice(prefix.length))))
      return found.filter((intent) => intent?.accountId === accountId) as PaymentIntent[]
    },
  }
}
