import type { Cursor, EventChannel, EventLog } from './eventLog.ts'
import { idOf } from './eventLog.ts'

/**
 * How often a stream without events sends a sign of life, in milliseconds: proxies close what is silent for a minute. And
 * how long a stream with events continues before the sign-in is checked again.
 */
const heartbeatMs = 20_000

/** How long a browser should wait before it reconnects, in milliseconds. Browsers of this library add a random part. */
const reconnectMs = 3_000

export type EventStreamTimes = { readonly setTimer: (callback: () => void, milliseconds: number) => () => void }

type EventStreamParameters = EventStreamTimes & {
  readonly log: EventLog
  readonly channel: EventChannel
  readonly cursor: Cursor
  readonly now: () => number
  readonly isSignedIn: () => Promise<boolean>
  /** Called once, however the stream ends. */
  readonly onEnd: () => void
}

/**
 * Creates the stream of one browser, in the form of server-sent events (HTML §9.2.5). It reads the log only when the
 * browser has taken what was sent before, so a slow browser costs no memory. Without the store it ends: the browser then
 * asks again, and reads for itself meanwhile.
 *
 * A server has thousands of these, so what each one keeps while it waits counts: `pnpm bench loads streams`.
 */
export function createEventStream(parameters: EventStreamParameters) {
  const { channel, cursor, now, setTimer, isSignedIn, onEnd } = parameters
  const readFrames = createFrames(parameters)
  let checkedAt = now()
  let isWoken = true
  let isOver = false
  let stopWaiting: (() => void) | undefined

  function wake() {
    isWoken = true
    stopWaiting?.()
  }

  function end() {
    if (isOver) return
    isOver = true
    onEnd()
    stopWaiting?.()
  }

  /** Waits for an event. Resolves with `false` when only time has passed. */
  function waitForEvent(): Promise<boolean> {
    if (isWoken || isOver) return Promise.resolve(isWoken)
    return new Promise((resolve) => {
      const stop = () => {
        stopTimer()
        stopWaiting = undefined
        resolve(isWoken)
      }
      const stopTimer = setTimer(stop, heartbeatMs)
      stopWaiting = stop
    })
  }

  /** Checks the sign-in again after each heartbeat, and as often where events leave no silence for one. */
  async function isStillSignedIn(isHeartbeat: boolean): Promise<boolean> {
    if (!isHeartbeat && now() - checkedAt < heartbeatMs) return true
    checkedAt = now()
    return isSignedIn()
  }

  /** Sends what comes next, or ends the stream. */
  async function send(controller: StreamController): Promise<void> {
    try {
      for (;;) {
        const isHeartbeat = !(await waitForEvent())
        if (isOver) break
        if (!(await isStillSignedIn(isHeartbeat))) {
          controller.enqueue(encode(signedOut))
          break
        }
        isWoken = false
        const { text, hasSession } = await readFrames(isHeartbeat)
        // It may be the session of this browser that is over: the next step asks.
        if (hasSession) {
          checkedAt = Number.NEGATIVE_INFINITY
          isWoken = true
        }
        if (text !== '') return controller.enqueue(encode(text))
        if (isHeartbeat) return controller.enqueue(encode(': still here\n\n'))
      }
    } catch {
      // The store is away, or the platform cannot say whether the customer is still signed in.
    }
    end()
    controller.close()
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(encode(`retry: ${reconnectMs}\nid: ${idOf(channel, cursor)}\n\n`)),
    pull: send,
    cancel: end,
  })
  return { stream, wake, end }
}

/** Reads what is new in the log, as frames, and says whether any of it is about a session. */
function createFrames(parameters: Pick<EventStreamParameters, 'log' | 'channel' | 'cursor'>) {
  const { log, channel } = parameters
  let { cursor } = parameters
  let isLate = true

  return async (isHeartbeat: boolean): Promise<{ text: string; hasSession: boolean }> => {
    // A message of another server may have been lost, so each heartbeat looks into the log as well.
    isLate ||= isHeartbeat
    let text = ''
    let hasSession = false
    for (let isMore = true; isMore; ) {
      const read = await log.readAfter(channel, cursor, { isLate })
      cursor = read.cursor
      isMore = read.isMore
      for (const { id, changes } of read.events) {
        text += `id: ${id}\ndata: ${JSON.stringify({ changes })}\n\n`
        hasSession ||= changes.some(({ kind }) => kind === 'session')
      }
    }
    isLate = false
    return { text, hasSession }
  }
}

type StreamController = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

/** The last event of a stream whose user the platform no longer knows. */
const signedOut = `data: ${JSON.stringify({ changes: [{ kind: 'session' }] })}\n\n`

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
