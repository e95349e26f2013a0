/** The device's clock and timers, injected so that tests move time themselves. */
export type Clock = {
  /** Milliseconds since the epoch, as the device believes. */
  now(): number
  /** Calls back once after `ms`; the returned function cancels. */
  setTimer(callback: () => void, ms: number): () => void
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  setTimer: (callback, ms) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** The service's time, as far as its answers tell. Deadlines and expiries are held against it, never against the device. */
export type ServerTime = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Takes note of a time that the service just stated. */
  observe(statedMs: number): void
}

/** How far a stated time may be off without meaning anything: whole seconds in the header, and the way here. */
const toleranceMs = 2_000

export function createServerTime(clock: Clock): ServerTime {
  let offsetMs = 0
  return {
    now: () => clock.now() + offsetMs,
    observe: (statedMs) => {
      const deviation = clock.now() + offsetMs - statedMs
      // The header is cut to whole seconds, so on average it is half a second behind.
      if (Math.abs(deviation) > toleranceMs) offsetMs = statedMs + 500 - clock.now()
    },
  }
}
