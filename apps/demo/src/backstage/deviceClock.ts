import type { Clock } from '@countersign/core'

const note = 'harbor:minutes-passed'
const passedMs = () => Number(localStorage.getItem(note) ?? 0) * 60_000

/**
 * The clock of this device. The panel moves it together with that of the sandbox: what ends on both clocks, such as a
 * payment that was stopped, ends then. Timers and what counts as idle stay what they are.
 */
export const deviceClock: Clock = {
  now: () => Date.now() + passedMs(),
  elapsed: () => performance.now(),
  setTimer: (callback, ms) => {
    const timer = setTimeout(callback, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}

export function moveDeviceClock(seconds: number): void {
  localStorage.setItem(note, String((passedMs() + seconds * 1_000) / 60_000))
}
