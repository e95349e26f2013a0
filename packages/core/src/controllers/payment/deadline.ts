import type { Tabs } from '../../storage/tabs.ts'
import type { Clock, ServerTime } from '../../time/clock.ts'

/** A moment after which something is over. */
export type Deadline = {
  /** Milliseconds left; 0 when it is over or there is none. */
  timeLeftMs(): number
  /** Calls back when it is over, at once if it already is. Called again whenever the moment changed. */
  watch(): void
  stop(): void
}

export function createDeadline(parameters: {
  clock: Clock
  serverTime: ServerTime
  tabs: Tabs
  /** Milliseconds left as it stands now; `undefined` where nothing can run out. */
  readTimeLeftMs: () => number | undefined
  onOver: () => void
}): Deadline {
  const { clock, serverTime, tabs, readTimeLeftMs, onOver } = parameters
  let stops: (() => void)[] = []

  function stop(): void {
    for (const stopOne of stops) stopOne()
    stops = []
  }

  function watch(): void {
    stop()
    const left = readTimeLeftMs()
    if (left === undefined) return
    if (left <= 0) onOver()
    // Time may pass unseen: the page sleeps, or the service's time turns out to be another.
    else stops = [clock.setTimer(watch, left), serverTime.onCorrection(watch), tabs.onWake(watch)]
  }

  return { timeLeftMs: () => Math.max(0, readTimeLeftMs() ?? 0), watch, stop }
}
