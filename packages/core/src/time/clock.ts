/** The device's clock and timers, injected so that tests move time themselves. */
export type Clock = {
  /** Milliseconds since the epoch, as the device believes. */
  now(): number
  /** Milliseconds since some fixed moment. They run on evenly when somebody sets the device's clock. */
  elapsed?(): number
  /** Calls back once after `ms`, or earlier when that is weeks away; the returned function cancels. */
  setTimer(callback: () => void, ms: number): () => void
}

/** The longest wait that engines take; a longer one goes off at once. */
const longestTimerMs = 2 ** 31 - 1

export const deviceClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: (callback, ms) => {
    // Whoever waits longer is called early, looks at the time and waits again.
    const timer = setTimeout(callback, Math.min(ms, longestTimerMs))
    return () => clearTimeout(timer)
  },
}

/** The service's time, as far as its answers tell. Deadlines and expiries are held against it, never against the device. */
export type ServerTime = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Takes note of a time that the service just stated. */
  observe(statedMs: number): void
  /** How far the device is behind the service, in milliseconds. */
  offsetMs(): number
  /** Takes an earlier page's offset for true until the service states a time. */
  assume(offsetMs: number): void
  /** Calls back when the time turned out to be another; the returned function ends that. */
  onCorrection(listener: () => void): () => void
}

/** How far a stated time may be off without meaning anything: whole seconds in the header, and the way here. */
const toleranceMs = 2_000

export function createServerTime(clock: Clock): ServerTime {
  let anchor = anchorAt(clock.now())
  let stated = false
  const listeners = new Set<() => void>()

  /** What the service's time is now, and what the device's two clocks say at the same moment. */
  function anchorAt(serverMs: number) {
    return { serverMs, deviceMs: clock.now(), elapsedMs: clock.elapsed?.() ?? 0 }
  }

  /**
   * Of the two clocks the one that ran further is believed. Hazard: the device's clock can be set back, which would
   * prolong every deadline, and the other one stands still on many devices while they sleep.
   */
  function now(): number {
    const ran = clock.now() - anchor.deviceMs
    return anchor.serverMs + (clock.elapsed ? Math.max(ran, clock.elapsed() - anchor.elapsedMs) : ran)
  }

  function correct(serverMs: number): void {
    if (Math.abs(serverMs - now()) <= toleranceMs) return
    anchor = anchorAt(serverMs)
    for (const listener of [...listeners]) listener()
  }

  return {
    now,
    offsetMs: () => now() - clock.now(),
    observe: (statedMs) => {
      stated = true
      // The header is cut to whole seconds, so on average it is half a second behind.
      correct(statedMs + 500)
    },
    assume: (offsetMs) => {
      if (!stated) correct(clock.now() + offsetMs)
    },
    onCorrection: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
