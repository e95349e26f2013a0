import type { Clock } from '@countersign/core'
import { pollPauseMs } from '../src/flows/payment/pause.ts'

/** A clock that only the test moves. */
export type TestClock = Clock & {
  /** Moves time and runs the timers that fall due, in order. */
  advance(ms: number): void
  /** The delays of the waiting timers. */
  waiting(): readonly number[]
}

/** Pauses between two readings of a payment. */
const pauses = new Set(Array.from({ length: 10 }, (_, count) => pollPauseMs(count)))

/** Deadlines of requests and of the browser's store: while one waits, work is under way. */
const deadlines = new Set([4_000, 30_000])

/** A timer that sets itself again for the same moment would never let the test end. */
const mostAtOnce = 1_000

export function createTestClock(startMs = Date.parse('2026-03-01T12:00:00.250Z')): TestClock {
  const timers = new Set<{ at: number; ms: number; callback: () => void }>()
  let nowMs = startMs
  return {
    now: () => nowMs,
    setTimer: (callback, ms) => {
      const timer = { at: nowMs + ms, ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance: (ms) => {
      const end = nowMs + ms
      for (let atOnce = 0; ; atOnce++) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) break
        if (next.at > nowMs) atOnce = 0
        if (atOnce > mostAtOnce) throw new Error('timers fall due again and again while no time passes')
        timers.delete(next)
        nowMs = Math.max(nowMs, next.at)
        next.callback()
      }
      nowMs = end
    },
    waiting: () => [...timers].map((timer) => timer.ms),
    // Each pause is exactly as long as it says.
    random: () => 0.5,
  }
}

/** Lets the event loop turn once, so that work under way can continue. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/**
 * Lets the event loop turn as well, and waits behind signatures and keys that are being made. Turns alone would keep a
 * core busy that the cryptography needs, and on a busy machine that takes longer than the cryptography.
 */
export async function restingTurn(): Promise<void> {
  await turn()
  await crypto.subtle.digest('SHA-256', new Uint8Array(1))
}

/**
 * Returns whether this process has worked for less than some seconds since. Storage and cryptography take real time, so
 * waiting for them needs a bound; on a busy machine the time of day passes without any work being done.
 */
export function workLimit(seconds: number): () => boolean {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return user + system < seconds * 1_000_000
  }
}

/** How long work may take until something holds, in seconds of the processor. With most mutants it never holds. */
export const patience = process.env.COUNTERSIGN_MUTATION ? 1 : 15

/**
 * Waits until the condition holds, letting a pause between two looks pass whenever no work is under way, so that
 * deadlines never pass by themselves. Fails when nothing happens for long.
 */
export async function until(clock: TestClock, condition: () => boolean): Promise<void> {
  const withinLimit = workLimit(patience)
  // Asking the system for the work done takes longer than the rest of a look.
  for (let turns = 1; turns % 100 > 0 || withinLimit(); turns++) {
    if (condition()) return
    const waiting = clock.waiting()
    const pause = waiting.find((ms) => pauses.has(ms))
    const passes = pause !== undefined && !waiting.some((ms) => deadlines.has(ms))
    if (passes) clock.advance(pause)
    // A signature has no deadline. On a busy machine the minutes in which it counts would pass before it is made.
    await (passes || turns % 8 === 0 ? restingTurn() : turn())
  }
  throw new Error(`the condition never held; timers wait for ${clock.waiting().join(', ')} ms`)
}
