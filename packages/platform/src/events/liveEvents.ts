import type { Change } from '@countersign/core/wire'
import { changeSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import { hashToHex } from '../encoding.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import type { PublishSubscribe } from '../store/publishSubscribe.ts'
import { createMemoryPublishSubscribe } from '../store/publishSubscribe.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createEventLog, type EventChannel } from './eventLog.ts'
import type { EventStreamTimes } from './eventStream.ts'
import { createEventStream } from './eventStream.ts'

/** How many streams one customer may have open at one server: browsers, not tabs. */
const mostStreams = 20

/** The changes that signed-in browsers hear of. Made by `createLiveEvents`, and used by both handlers. */
export type LiveEvents = {
  /**
   * Reports changes to the customer's open browsers, at every server. The webhook handler calls it; call it for changes
   * that only your own platform knows of.
   *
   * @throws `Error` when the store or the channels fail. The event may then be missing.
   */
  readonly announce: (customerId: string, changes: readonly Change[]) => Promise<void>
  /** Opens the stream of one browser. `undefined`: the customer has too many. */
  readonly open: (parameters: OpenStream) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>
  /** Ends all streams of this server, for a clean shutdown. The browsers reconnect to another one. */
  readonly close: () => void
}

type OpenStream = {
  readonly customerId: string
  /** The header `Last-Event-ID`. */
  readonly lastEventId: string | undefined
  /** Whether the customer is still signed in. Asked every 20 seconds. */
  readonly isSignedIn: () => Promise<boolean>
}

export type CreateLiveEventsOptions = {
  /** Default: this process's memory. Several servers need one store and one set of channels. */
  readonly store?: SharedStore
  readonly publishSubscribe?: PublishSubscribe
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
  /** Calls back after so many milliseconds, and returns what stops it. Default: a timer. */
  readonly setTimer?: EventStreamTimes['setTimer']
}

/** One of the streams that a customer may have. `end` ends it. */
type Place = { end: () => void; readonly leave: () => void; readonly isTaken: () => boolean }

const changesSchema = v.array(changeSchema)

/** Creates the live events of a platform: in the memory of one process, or over what all its servers share. */
export function createLiveEvents(options: CreateLiveEventsOptions = {}): LiveEvents {
  const { now = Date.now, setTimer = setOwnTimer } = options
  const store = options.store ?? createMemoryStore({ now, whenFull: 'drop-oldest' })
  const channels = options.publishSubscribe ?? createMemoryPublishSubscribe()
  const open = new Map<string, Set<Place>>()

  const log = createEventLog({ store, now })

  const channelOf = (customerId: string): EventChannel => {
    const digest = hashToHex(customerId)
    return { name: `countersign:events:${digest}`, tag: digest.slice(0, 8) }
  }

  /**
   * Counts a stream before anything is read for it. Otherwise a customer who opens many at the same moment finds room
   * for all of them. `undefined`: the customer has too many.
   */
  function takePlace(channel: string): Place | undefined {
    const own = open.get(channel) ?? new Set()
    if (own.size >= mostStreams) return undefined
    const leave = () => {
      own.delete(place)
      if (own.size === 0 && open.get(channel) === own) open.delete(channel)
    }
    const place: Place = { end: leave, leave, isTaken: () => own.has(place) }
    open.set(channel, own.add(place))
    return place
  }

  return {
    announce: async (customerId, changes) => {
      const channel = channelOf(customerId)
      await log.append(channel, v.parse(changesSchema, changes))
      await channels.publish(channel.name, 'changed')
    },
    open: async ({ customerId, lastEventId, isSignedIn }) => {
      const channel = channelOf(customerId)
      const place = takePlace(channel.name)
      if (!place) return undefined
      try {
        const cursor = await log.start(channel, lastEventId)
        const onEnd = () => {
          unsubscribe()
          place.leave()
        }
        const { stream, wake, end } = createEventStream({ log, channel, cursor, now, setTimer, isSignedIn, onEnd })
        const unsubscribe = channels.subscribe(channel.name, wake)
        // A shutdown that came meanwhile ends it, too.
        if (place.isTaken()) place.end = end
        else end()
        return stream
      } catch (error) {
        place.leave()
        throw error
      }
    },
    close: () => {
      for (const places of [...open.values()]) for (const { end } of [...places]) end()
    },
  }
}

function setOwnTimer(callback: () => void, milliseconds: number) {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}
