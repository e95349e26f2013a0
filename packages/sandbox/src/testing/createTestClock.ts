import type { Clock } from '@countersign/core'

/** A clock that only the test moves: that of the wallet, the platform and the sandbox. */
export type TestClock = Clock & {
  /** Lets time jump by so many milliseconds, as for a device that slept, and runs the timers that are due, in order. */
  advance(ms: number): void
}

/** Creates a clock that stands still until `advance`. */
export function createTestClock(startMs: number): TestClock {
  const timers = new Set<{ at: number; callback: () => void }>()
  let nowMs = startMs
  const dueBy = (ms: number) => [...timers].filter(({ at }) => at <= ms).sort((one, other) => one.at - other.at)
  return {
    now: () => nowMs,
    setTimer: (callback, ms) => {
      const timer = { at: nowMs + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance: (ms) => {
      nowMs += ms
      // What a timer starts begins now, so that its deadline does not pass within the same step.
      for (const timer of dueBy(nowMs)) if (timers.delete(timer)) timer.callback()
    },
    random: () => 0.5,
  }
}
