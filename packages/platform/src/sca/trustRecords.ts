import * as v from 'valibot'
import { hashToHex } from '../encoding.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { readEntry } from '../store/sharedStore.ts'

/** Trust ends when the user ends it, so a record outlives any session: ten years, in milliseconds. */
const lifetime = { ttlMs: 10 * 365 * 24 * 60 * 60_000 }

const recordSchema = v.object({ trusted: v.optional(v.nullable(v.boolean())) })

/** `null`: a change was sent, and its response was lost. */
type Trust = boolean | null

type OfPayee = { readonly customerId: string; readonly payeeId: string }

/** Which payees each customer trusts, as far as it was changed through this platform. */
export type TrustRecords = {
  /** Reads the record of a payee. `undefined`: the trust was never changed here. */
  readonly read: (payee: OfPayee) => Promise<Trust | undefined>
  readonly write: (parameters: OfPayee & { readonly trusted: Trust | undefined }) => Promise<void>
}

/** Keeps one entry for each payee, so that two changes at the same time cannot overwrite each other. */
export function createTrustRecords({ store }: { store: SharedStore }): TrustRecords {
  return {
    read: async (payee) => (await readEntry(store, nameOf(payee), recordSchema))?.trusted,
    write: async ({ trusted, ...payee }) => {
      const name = nameOf(payee)
      if (trusted === undefined) await store.delete(name)
      else await store.set(name, JSON.stringify({ trusted }), lifetime)
    },
  }
}

/** Returns the name of an entry. Whose payee it is about is part of the name, and cannot be read from it. */
function nameOf({ customerId, payeeId }: OfPayee) {
  return `countersign:trust:${hashToHex([customerId, payeeId].join('\n'))}`
}
