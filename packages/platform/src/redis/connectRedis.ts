import { createClient } from '@redis/client'
import { withDeadline } from '../deadline.ts'
import type { PublishSubscribe } from '../store/publishSubscribe.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createChannels } from './createChannels.ts'

/** How long one command may take, in milliseconds. */
const timeoutMs = 2_000

/** The longest pause before the next attempt to connect, in milliseconds. */
const longestPauseMs = 2_000

export type ConnectRedisOptions = {
  /** The address of one Redis server: `redis://user:password@host:6379/0`, or `rediss://…` with TLS. */
  readonly url: string
}

/** What the servers of a platform share over one Redis server. */
export type RedisConnection = {
  readonly store: SharedStore
  readonly publishSubscribe: PublishSubscribe
  /** Ends both connections. */
  readonly close: () => void
}

/**
 * Connects to one Redis server, version 7 or newer, through the optional peer `@redis/client`. Returns at once and
 * connects by itself, again after each break. Without a connection each call of the store rejects at once.
 *
 * Run Redis with `maxmemory-policy noeviction`, and do not read from replicas: a used challenge must not be forgotten.
 */
export function connectRedis({ url }: ConnectRedisOptions): RedisConnection {
  // The library repeats an address with its password in errors, so none of them is passed on or logged.
  const socket = { reconnectStrategy: (attempts: number) => Math.min(50 * 2 ** attempts, longestPauseMs) }
  const commands = createClient({ url, socket, disableOfflineQueue: true })
  const subscriber = createClient({ url, socket })
  // A command waits for the connection, and what is subscribed is subscribed again after each break.
  const channels = createChannels(subscriber)
  subscriber.on('ready', channels.resume)
  for (const client of [commands, subscriber]) {
    client.on('error', () => undefined)
    client.connect().catch(() => undefined)
  }

  const late = () => new Error('Redis took too long')
  const run = async <result>(work: () => Promise<result>): Promise<result> => {
    try {
      return await withDeadline(work, { timeoutMs, late })
    } catch {
      throw new Error('Redis did not carry out a command')
    }
  }

  return {
    store: {
      get: (key) => run(async () => (await commands.get(key)) ?? undefined),
      set: (key, value, { ttlMs }) => run(async () => void (await commands.set(key, value, { PX: wholeMs(ttlMs) }))),
      setIfAbsent: (key, value, { ttlMs }) =>
        run(async () => (await commands.set(key, value, { PX: wholeMs(ttlMs), NX: true })) === 'OK'),
      increment: (key, { ttlMs }) =>
        run(async () => {
          // One transaction, so that no counter is left without an end.
          const started = commands.multi().set(key, '0', { PX: wholeMs(ttlMs), NX: true })
          const [, count] = await started.incr(key).execTyped()
          return Number(count)
        }),
      delete: (key) => run(async () => void (await commands.del(key))),
      timeLeft: (key) =>
        run(async () => {
          // Negative where the key is missing or has no end.
          const leftMs = await commands.pTTL(key)
          return leftMs < 0 ? undefined : leftMs
        }),
    },
    publishSubscribe: {
      publish: (channel, message) => run(async () => void (await commands.publish(channel, message))),
      subscribe: channels.subscribe,
    },
    close: () => {
      for (const client of [commands, subscriber]) client.destroy()
    },
  }
}

/** Redis counts in whole milliseconds. */
function wholeMs(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs))
}
