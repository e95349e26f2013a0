import type { Clock } from '@countersign/core'
import type { TestClock } from './testClock.ts'

/** A device whose clock is set and which sleeps. The test's own clock is the service's. */
export type TestDevice = {
  clock: Clock
  /** Sets the clock of the device, forward or back. */
  jump(ms: number): void
  /** Time passes while no timer of the device runs. */
  sleep(ms: number, meanwhile?: () => void): void
}

/** `offMs`: how far the device's clock is ahead of the service's. */
export function createTestDevice(clock: TestClock, offMs = 0): TestDevice {
  let jumpMs = 0
  let asleepMs = 0
  let awake = true
  const missed: (() => void)[] = []
  return {
    clock: {
      now: () => clock.now() + offMs + jumpMs,
      // Stands still during sleep, as it does on many devices.
      elapsed: () => clock.now() - asleepMs,
      setTimer: (callback, ms) => clock.setTimer(() => (awake ? callback() : missed.push(callback)), ms),
    },
    jump: (ms) => {
      jumpMs += ms
    },
    sleep: (ms, meanwhile = () => {}) => {
      awake = false
      clock.advance(ms)
      asleepMs += ms
      meanwhile()
      awake = true
      for (const run of missed.splice(0)) run()
    },
  }
}

/**
 * Another page of the same device, opened later: its monotonic clock starts at zero, as that of a reloaded page does,
 * and the timers of the page before it are gone.
 */
export function reloaded(clock: Clock): Clock {
  const startedMs = clock.elapsed?.() ?? 0
  return { ...clock, elapsed: () => (clock.elapsed?.() ?? 0) - startedMs }
}
