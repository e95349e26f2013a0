import type { Clock } from '@countersign/core'

const movedBy = 'harbor:clock-moved-by-ms'
const readMovedByMs = () => Number(localStorage.getItem(movedBy) ?? 0)

/**
 * The clock of this device. The panel moves it together with that of the sandbox: what ends on both clocks, such as a
 * payment that was stopped, ends then. Timers and what counts as idle stay what they are.
 */
export const deviceClock: Clock = {
  now: () => Date.now() + readMovedByMs(),
  elapsed: () => performance.now(),
  setTimer: (callback, ms) => {
    const timer = setTimeout(callback, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}

export function moveDeviceClock(seconds: number): void {
  localStorage.setItem(movedBy, String(readMovedByMs() + seconds * 1_000))
}
