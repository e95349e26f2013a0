import { afterEach, expect, test, vi } from 'vitest'
import { deviceClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([2 ** 31, 400 * 24 * 3_600_000, Number.POSITIVE_INFINITY])(
  'a timer for %d ms does not go off at once, as the device’s own would',
  (ms) => {
    vi.useFakeTimers()
    let calls = 0
    deviceClock.setTimer(() => calls++, ms)

    vi.advanceTimersByTime(24 * 3_600_000)

    expect(calls).toBe(0)
  },
)

test('a cancelled timer never goes off', () => {
  vi.useFakeTimers()
  let calls = 0
  const cancel = deviceClock.setTimer(() => calls++, 1_000)
  cancel()

  vi.advanceTimersByTime(2_000)

  expect(calls).toBe(0)
})
