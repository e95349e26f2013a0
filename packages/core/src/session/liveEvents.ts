import { readEvents, type StreamEnd } from '../api/events.ts'
import type { Transport } from '../api/send.ts'
import { readTabMessage } from '../storage/tabMessages.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock } from '../time/clock.ts'
import type { Change } from '../wire/events.ts'
import { isVisible, onWake } from './pageEvents.ts'
import type { SessionManager } from './sessionManager.ts'
import { openSession } from './sessionState.ts'
import type { WalletEvents } from './walletEvents.ts'

/** The pause after a stream that ended, and after attempts that failed, growing. All are varied by half. */
const [reconnectMs, firstPollMs, longestPollMs] = [2_000, 5_000, 60_000]

/** How often to read again where the platform reports no events. */
const unsupportedPollMs = 30_000

type LiveEventsParameters = {
  transport: Transport
  tabs: Tabs
  sessions: Pick<SessionManager, 'subscribe' | 'getSnapshot'>
}

const everything: readonly Change[] = [{ kind: 'everything' }]
/** The platform knows no user here. */
const signedOut: readonly Change[] = [{ kind: 'session' }]

/**
 * Listens to the platform while someone listens here. One visible tab of the browser holds the connection and tells the
 * others; a hidden tab gives it up, and reads again when it is shown. Without a connection it says `everything` from time
 * to time, at intervals that differ from browser to browser.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one connection, and what the platform said of it.
export function createLiveEvents(parameters: LiveEventsParameters): WalletEvents {
  const { transport, tabs, sessions } = parameters
  const listeners = new Set<(change: Change) => void>()
  let lastEventId: string | undefined
  /** Until a user signs in, the platform says nothing. */
  let isRefused = false
  let isUnsupported = false
  let connection: AbortController | undefined

  function emit(changes: readonly Change[]): void {
    for (const change of changes) for (const listener of [...listeners]) listener(change)
  }

  function tell(changes: readonly Change[]): void {
    tabs.broadcast({ type: 'changed', changes: [...changes], eventId: lastEventId })
    if (isVisible()) emit(changes)
  }

  /** Holds the connection, and connects again, until this tab gives it up. */
  async function lead(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted && !isRefused; ) {
      const end: StreamEnd = isUnsupported
        ? { opened: false }
        : await readEvents(transport, { lastEventId, signal, onEvent })
      if (signal.aborted) return
      const { opened, status, retryAfterMs = 0 } = end
      isRefused = status === 401 || status === 403
      isUnsupported ||= status === 404 || status === 405 || status === 501
      if (isRefused) return emit(status === 401 && openSession(sessions.getSnapshot()) ? signedOut : [])
      failures = opened ? 0 : failures + 1
      const pollMs = isUnsupported ? unsupportedPollMs : Math.min(firstPollMs * 2 ** (failures - 1), longestPollMs)
      const ms = opened ? reconnectMs : Math.max(pollMs, 2 * retryAfterMs)
      const random = transport.clock.random?.() ?? Math.random()
      await wait(transport.clock, { ms: ms * (0.5 + random), signal })
      if (failures > 0 && !signal.aborted) tell(everything)
    }

    function onEvent({ eventId, changes }: { eventId: string | undefined; changes: readonly Change[] }): void {
      lastEventId = eventId ?? lastEventId
      if (changes.length > 0) tell(changes)
    }
  }

  function start(): void {
    if (connection || listeners.size === 0 || isRefused || !isVisible()) return
    const own = new AbortController()
    connection = own
    const leave = () => {
      if (connection === own) connection = undefined
    }
    // Waits while another tab leads. A tab that was hidden meanwhile lets the next one lead.
    tabs.withLock('events', () => lead(own.signal)).then(leave, leave)
  }

  function stop(): void {
    connection?.abort()
    connection = undefined
  }

  function listenToPage(): () => void {
    let wasVisible = isVisible()
    let session = openSession(sessions.getSnapshot())?.id
    const stops = [
      tabs.listen((said) => {
        const message = readTabMessage(said)
        if (message?.type !== 'changed') return
        lastEventId = message.eventId ?? lastEventId
        if (isVisible()) emit(message.changes)
      }),
      onWake(() => {
        const isShown = !wasVisible
        wasVisible = isVisible()
        if (!wasVisible) stop()
        else if (isShown) emit(everything)
        start()
      }),
      sessions.subscribe(() => {
        const state = sessions.getSnapshot()
        const now = openSession(state)?.id
        const isNew = now !== undefined && now !== session
        session = now
        if (!isNew && state.status !== 'signed-out') return
        // The platform asks who this is when a stream begins.
        isRefused = !isNew
        stop()
        start()
      }),
    ]
    return () => {
      for (const end of stops) end()
    }
  }

  let stopListening: (() => void) | undefined
  return {
    subscribe: (listener) => {
      // A function of its own: the same one may listen twice.
      const own = (change: Change) => listener(change)
      listeners.add(own)
      stopListening ??= listenToPage()
      start()
      return () => {
        listeners.delete(own)
        if (listeners.size > 0) return
        stop()
        stopListening?.()
        stopListening = undefined
      }
    },
  }
}

function wait(clock: Clock, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      stopTimer()
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const stopTimer = clock.setTimer(stop, ms)
    signal.addEventListener('abort', stop)
  })
}
