import type { Clock } from '@countersign/core'

/** The device's clock, which a person may move forward: what is due by then happens at once. */
export type LiveClock = Clock & { advance(ms: number): void }

type Timer = { dueAt: number; callback: () => void; handle: ReturnType<typeof setTimeout> }

/** The longest wait that engines accept; a longer one fires at once. */
const longestMs = 2 ** 31 - 1

export function createLiveClock(): LiveClock {
  const timers = new Set<Timer>()
  let advancedMs = 0
  const now = () => Date.now() + advancedMs
  const wait = (timer: Timer) => {
    clearTimeout(timer.handle)
    timer.handle = setTimeout(
      () => {
        if (timers.delete(timer)) timer.callback()
      },
      Math.min(Math.max(timer.dueAt - now(), 0), longestMs),
    )
  }
  return {
    now,
    elapsed: () => performance.now() + advancedMs,
    setTimer: (callback, ms) => {
      const timer = { dueAt: now() + ms, callback, handle: setTimeout(() => undefined) }
      timers.add(timer)
      wait(timer)
      return () => {
        clearTimeout(timer.handle)
        timers.delete(timer)
      }
    },
    advance: (ms) => {
      advancedMs += ms
      for (const timer of timers) wait(timer)
    },
  }
}
