import { expect, onTestFinished, test, vi } from 'vitest'
import { createLiveClock } from './liveClock.ts'

function standingClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return createLiveClock()
}

test('time that is moved forward lets what is due happen, and nothing else', () => {
  const clock = standingClock()
  const rung: string[] = []
  clock.setTimer(() => rung.push('minute'), 60_000)
  clock.setTimer(() => rung.push('hour'), 3_600_000)
  const before = clock.now()

  clock.advance(60_000)
  vi.advanceTimersByTime(0)

  expect(rung).toEqual(['minute'])
  expect(clock.now() - before).toBe(60_000)
})

test('a timer rings by itself, once, and never after it was canceled', () => {
  const clock = standingClock()
  const ring = vi.fn()
  clock.setTimer(ring, 1_000)
  const cancel = clock.setTimer(ring, 1_000)
  cancel()

  vi.advanceTimersByTime(1_000)
  clock.advance(60_000)
  vi.advanceTimersByTime(60_000)

  expect(ring).toHaveBeenCalledOnce()
})
