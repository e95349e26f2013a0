import { isTooDeep } from '@countersign/core/wire'
import * as v from 'valibot'

type Lifetime = {
  /** How long the entry is valid, in milliseconds. */
  readonly ttlMs: number
}

/**
 * What the servers of a platform share, such as which challenges were used. Values are short texts that hold no secret
 * and no id in clear. Most live for minutes; which payees a customer trusts is kept for years, so use a store that
 * survives a restart.
 *
 * A store keeps every entry until its time is over. One that drops entries when it is full would let a used challenge
 * pass again; a full store rejects instead. It shows each write to every server at once, as one Redis server does, and
 * each of its functions happens as a whole or not at all.
 */
export type SharedStore = {
  /** Reads a value, or the count of a counter as a text. Resolves with `undefined` when it is missing or has expired. */
  readonly get: (key: string) => Promise<string | undefined>
  /** Writes a value, replacing any other. */
  readonly set: (key: string, value: string, lifetime: Lifetime) => Promise<void>
  /** Writes a value where the key has none yet. Resolves with whether it did: of several callers exactly one does. */
  readonly setIfAbsent: (key: string, value: string, lifetime: Lifetime) => Promise<boolean>
  /**
   * Adds one to a counter and resolves with the new count. The first call starts the counter at 1 and its time; later
   * calls do not extend it. Each of several callers gets a count of its own.
   */
  readonly increment: (key: string, lifetime: Lifetime) => Promise<number>
  /** Removes a value or a counter. */
  readonly delete: (key: string) => Promise<void>
  /**
   * Resolves with how many milliseconds a value or a counter has left, and with `undefined` when it is missing. Optional:
   * without it, a refused caller is asked to wait for the whole time.
   */
  readonly timeLeft?: (key: string) => Promise<number | undefined>
}

/** Returns the `Retry-After` of an entry, in whole seconds. The store says what is left, since clocks of servers differ. */
export async function readRetryAfter(store: SharedStore, key: string, { ttlMs }: Lifetime): Promise<string> {
  const leftMs = (await store.timeLeft?.(key)) ?? ttlMs
  return String(Math.max(1, Math.ceil(leftMs / 1000)))
}

/**
 * Reads a value that was written as JSON. `undefined`: the key has no value, or another program wrote it.
 */
export async function readEntry<const schema extends v.GenericSchema>(
  store: Pick<SharedStore, 'get'>,
  key: string,
  schema: schema,
): Promise<v.InferOutput<schema> | undefined> {
  const parsed = v.safeParse(schema, parse((await store.get(key)) ?? ''))
  return parsed.success ? parsed.output : undefined
}

function parse(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
