import { hashToHex } from '../encoding.ts'
import type { SharedStore } from '../store/sharedStore.ts'

/** How long the sign-in of a refreshed session is known, in milliseconds: much longer than a session lasts. */
const keptMs = 7 * 24 * 60 * 60_000

/** Which sign-in each wallet session goes back to: a refresh replaces a session by one with another id. */
export type SignIns = {
  /** Records that one session was replaced by another. */
  readonly follow: (sessionId: string, nextSessionId: string) => Promise<void>
  /** Returns the id of the session that the sign-in opened. */
  readonly firstOf: (sessionId: string) => Promise<string>
}

/** Keeps them in the store that the platform's servers share, under digests. */
export function createSignIns({ store }: { store: SharedStore }): SignIns {
  const nameOf = (sessionId: string) => `countersign:sign-in-of:${hashToHex(sessionId)}`
  const firstOf = async (sessionId: string) => (await store.get(nameOf(sessionId))) ?? sessionId
  return {
    firstOf,
    follow: async (sessionId, nextSessionId) =>
      store.set(nameOf(nextSessionId), await firstOf(sessionId), { ttlMs: keptMs }),
  }
}
