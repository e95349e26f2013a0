import { deviceMoment, msSince } from './deviceTime.ts'

/** The device's clock and timers, injected so that tests move time themselves. */
export type Clock = {
  /** Milliseconds since the epoch, by the device's clock. */
  now(): number
  /** Milliseconds since some fixed moment. They run on evenly when the device's clock is set. */
  elapsed?(): number
  /** Calls back once after `ms`, or earlier when that is weeks away; the returned function cancels. */
  setTimer(callback: () => void, ms: number): () => void
  /** A number from 0 to 1, by which the pauses of browsers differ. Default: `Math.random`. */
  random?(): number
}

/** The longest wait that engines accept; a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1

export const deviceClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: (callback, ms) => {
    // A longer wait is called early, checks the time and waits again.
    const timer = setTimeout(callback, Math.min(ms, longestTimerMs))
    return () => clearTimeout(timer)
  },
}

/**
 * The service's time, according to its responses. Moments that the service names are compared with it. Hazard: the
 * relay states it, so nothing that protects the user may last longer because of it; see `deviceTime.ts`.
 */
export type ServerTime = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Records a time that the service just stated. */
  observe(statedMs: number): void
  /** How far the device is behind the service, in milliseconds. */
  offsetMs(): number
  /** Uses an earlier page's offset until the service states a time. */
  assume(offsetMs: number): void
  /** Calls back when the time changes; the returned function ends that. */
  onCorrection(listener: () => void): () => void
}

/** How far a stated time may be off without meaning anything: whole seconds in the header, and the transit time. */
const toleranceMs = 2_000

export function createServerTime(clock: Clock): ServerTime {
  let anchor = { serverMs: clock.now(), moment: deviceMoment(clock) }
  let stated = false
  const listeners = new Set<() => void>()

  const now = () => anchor.serverMs + msSince(clock, anchor.moment)

  function correct(serverMs: number): void {
    if (Math.abs(serverMs - now()) <= toleranceMs) return
    anchor = { serverMs, moment: deviceMoment(clock) }
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
