type Lifetime = {
  /** How long the entry is valid, in milliseconds. */
  readonly ttlMs: number
}

/**
 * What the processes of a platform share, such as which challenges were used. Entries are small and hold no secret and no
 * id in clear. Most live for minutes; which payees a customer trusts is kept for years, so use a store that survives a
 * restart.
 *
 * A store keeps every entry until its time is over. One that drops entries when it is full would let a used challenge
 * pass again; a full store rejects instead. It shows each write to every process at once, as one Redis server does.
 */
export type PlatformStore = {
  /** Reads a value. Resolves with `undefined` or `null` when it is missing or has expired. */
  readonly get: (key: string) => Promise<unknown>
  /** Writes a value, which is plain JSON, replacing any other. */
  readonly set: (key: string, value: unknown, lifetime: Lifetime) => Promise<void>
  /**
   * Adds one to a counter and resolves with the new count. The first call starts the counter at 1 and its time; later
   * calls do not extend it. If several callers race for a counter, at most one of them gets 1.
   */
  readonly increment: (key: string, lifetime: Lifetime) => Promise<number>
}
