import { onWake } from '../session/pageEvents.ts'
import type { Clock, ServerTime } from '../time/clock.ts'

/** A moment after which something has expired. */
export type Deadline = {
  /** Returns the milliseconds left; 0 when it has passed or there is no deadline. */
  timeLeftMs(): number
  /** Calls back when it has passed, at once if it already has. Call it again whenever the moment changes. */
  watch(): void
  stop(): void
}

export function createDeadline(parameters: {
  clock: Clock
  serverTime: ServerTime
  /** Returns the milliseconds left now; `undefined` where nothing can expire. */
  readTimeLeftMs: () => number | undefined
  onOver: () => void
  /** Calls back instead when no time passed, but the relay states a time at which it is over. Default: `onOver`. */
  onStatedOver?: () => void
}): Deadline {
  const { clock, serverTime, readTimeLeftMs, onOver, onStatedOver = onOver } = parameters
  let stops: (() => void)[] = []

  function stop(): void {
    for (const stopOne of stops) stopOne()
    stops = []
  }

  function look(onOverNow: () => void): void {
    stop()
    const left = readTimeLeftMs()
    if (left === undefined) return
    if (left <= 0) onOverNow()
    // Time may pass unnoticed: the page sleeps, or the service's time turns out to differ.
    else stops = [clock.setTimer(watch, left), serverTime.onCorrection(() => look(onStatedOver)), onWake(watch)]
  }

  const watch = () => look(onOver)

  return { timeLeftMs: () => Math.max(0, readTimeLeftMs() ?? 0), watch, stop }
}
