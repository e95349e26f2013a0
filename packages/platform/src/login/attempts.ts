import * as v from 'valibot'
import { hashToHex } from '../encoding.ts'
import type { PlatformResponse } from '../responses.ts'
import { Refusal, tooManyAttempts } from '../responses.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { readEntry, readRetryAfter } from '../store/sharedStore.ts'

/** How many attempts may follow one another, and how long the pause after them is. */
export type AttemptLimit = {
  readonly most: number
  /** In milliseconds, counted from the last attempt. */
  readonly waitMs: number
}

/** Counts attempts under names and refuses those beyond the limit. */
export type Attempts = {
  /**
   * Runs an attempt. It is not counted when it throws or when its response does not count.
   *
   * @throws `Refusal` 429 beyond the limit; then nothing ran.
   */
  readonly run: <answer extends PlatformResponse>(
    name: string,
    work: () => Promise<answer>,
    options: { counts: (answer: answer) => boolean },
  ) => Promise<answer>
  /** Resets the count. */
  readonly forget: (name: string) => Promise<void>
}

type AttemptsParameters = AttemptLimit & {
  /** What is counted; each kind has names of its own. */
  readonly kind: string
  /** Processes that share it count together. */
  readonly store: SharedStore
  /** Attempts below the limit are forgotten after so many milliseconds without another. */
  readonly forgottenAfterMs: number
}

const recordSchema = v.object({ count: v.number() })

/**
 * Counts attempts in a store. Within a process the limit is exact. Attempts that several processes handle at the same
 * moment may be counted as one: the pause has to begin with the last attempt, which a counter of the store cannot do. The
 * store measures the pause, as the lifetime of what was written last, so that no server's clock ends it early.
 */
export function createAttempts({ kind, store, most, waitMs, forgottenAfterMs }: AttemptsParameters): Attempts {
  const inQueue = createQueues()
  const keyOf = (name: string) => `countersign:attempts:${kind}:${hashToHex(name)}`
  const lifetimeOf = (count: number) => ({ ttlMs: count >= most ? waitMs : forgottenAfterMs })
  const read = async (key: string) => (await readEntry(store, key, recordSchema))?.count ?? 0
  const write = (key: string, count: number) => store.set(key, JSON.stringify({ count }), lifetimeOf(count))

  async function take(key: string) {
    const count = await read(key)
    if (count >= most)
      throw new Refusal(tooManyAttempts({ retryAfter: await readRetryAfter(store, key, lifetimeOf(count)) }))
    await write(key, count + 1)
  }

  async function giveBack(key: string) {
    const count = await read(key)
    if (count > 0) await write(key, count - 1)
  }

  return {
    run: async (name, work, { counts }) => {
      const key = keyOf(name)
      // Counted before the work: otherwise a hundred simultaneous attempts would all find the allowance unused.
      await inQueue(key, () => take(key))
      let isSpent = false
      try {
        const answer = await work()
        isSpent = counts(answer)
        return answer
      } finally {
        if (!isSpent) await inQueue(key, () => giveBack(key))
      }
    },
    forget: async (name) => {
      const key = keyOf(name)
      await inQueue(key, () => store.delete(key))
    },
  }
}

/** Runs work under one name sequentially. */
function createQueues() {
  const last = new Map<string, Promise<void>>()
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const current = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(work)
    last.set(name, current)
    try {
      await current
    } finally {
      if (last.get(name) === current) last.delete(name)
    }
  }
}
