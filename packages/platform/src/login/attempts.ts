import * as v from 'valibot'
import { hashToHex } from '../encoding.ts'
import type { PlatformResponse } from '../responses.ts'
import { Refusal, tooManyAttempts } from '../responses.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { readEntry } from '../store/sharedStore.ts'

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
  readonly run: (
    name: string,
    work: () => Promise<PlatformResponse>,
    options: { counts: (answer: PlatformResponse) => boolean },
  ) => Promise<PlatformResponse>
  /** Resets the count. */
  readonly forget: (name: string) => Promise<void>
}

type AttemptsParameters = AttemptLimit & {
  /** What is counted; each kind has names of its own. */
  readonly kind: string
  /** Processes that share it count together. */
  readonly store: SharedStore
  readonly now: () => number
  /** Attempts below the limit are forgotten after so many milliseconds without another. */
  readonly forgottenAfterMs: number
}

const recordSchema = v.object({ count: v.number(), lastAt: v.number() })

/**
 * Counts attempts in a store. Within a process the limit is exact. Attempts that several processes handle at the same
 * moment may be counted as one: the pause has to begin with the last attempt, which a counter of the store cannot do.
 */
export function createAttempts({ kind, store, now, most, waitMs, forgottenAfterMs }: AttemptsParameters): Attempts {
  const inQueue = createQueues()
  const keyOf = (name: string) => `countersign:attempts:${kind}:${hashToHex(name)}`
  const write = (key: string, value: v.InferOutput<typeof recordSchema>) =>
    store.set(key, JSON.stringify(value), { ttlMs: Math.max(waitMs, forgottenAfterMs) })

  async function read(key: string) {
    const { count, lastAt } = (await readEntry(store, key, recordSchema)) ?? { count: 0, lastAt: 0 }
    const isOver = now() - lastAt >= (count >= most ? waitMs : forgottenAfterMs)
    return isOver ? { count: 0, lastAt } : { count, lastAt }
  }

  async function take(key: string) {
    const { count, lastAt } = await read(key)
    if (count >= most) {
      const seconds = Math.ceil((lastAt + waitMs - now()) / 1000)
      throw new Refusal(tooManyAttempts({ retryAfter: String(seconds) }))
    }
    await write(key, { count: count + 1, lastAt: now() })
  }

  async function giveBack(key: string) {
    const { count, lastAt } = await read(key)
    if (count > 0) await write(key, { count: count - 1, lastAt })
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
      await inQueue(key, () => write(key, { count: 0, lastAt: now() }))
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
