import * as v from 'valibot'
import type { Records } from './records.ts'
import { setAsidePrefix } from './setAsidePayees.ts'

const text = v.optional(v.string())

const setAsideSchema = v.object({
  /** On the service's clock. */
  createdAtMs: v.number(),
  /** The payment that was stopped. */
  quoteId: text,
  transactionId: text,
  /** The last characters of the account that the user had reviewed. */
  before: text,
  /** The user wants to use it all the same. */
  isAccepted: v.optional(v.boolean()),
})

type SetAside = Partial<v.InferOutput<typeof setAsideSchema>> & { payeeId: string }

/** Returns what is known of each payee that took the place of another one. A record that cannot be read has no decision. */
export async function listSetAside(records: Records): Promise<readonly SetAside[]> {
  const names = await records.list(setAsidePrefix)
  return Promise.all(
    names.map(async (name) => {
      const { success, output } = v.safeParse(setAsideSchema, await records.read(name))
      return { ...(success && output), payeeId: name.slice(setAsidePrefix.length) }
    }),
  )
}
