import { afterEach, expect, test, vi } from 'vitest'
import { createServerTime, deviceClock } from './clock.ts'

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

test('a canceled timer never fires', () => {
  vi.useFakeTimers()
  let calls = 0
  const cancel = deviceClock.setTimer(() => calls++, 1_000)
  cancel()

  vi.advanceTimersByTime(2_000)

  expect(calls).toBe(0)
})

test('the service’s time runs on evenly while the device’s clock is set, back or forward', () => {
  let [now, elapsed] = [1_000_000, 0]
  const time = createServerTime({ now: () => now, elapsed: () => elapsed, setTimer: () => () => {} })
  time.observe(5_000_000)
  const pass = (ms: number) => {
    now += ms
    elapsed += ms
  }
  pass(60_000)
  expect(time.now()).toBe(5_060_500)

  now -= 600_000
  pass(60_000)
  expect(time.now()).toBe(5_120_500)
  expect(time.offsetMs()).toBe(time.now() - now)

  // This cannot be told from sleep, so it counts; the service's next response corrects it.
  now += 1_200_000
  expect(time.now()).toBe(5_660_500 + 60_000)
  time.observe(5_130_000)
  expect(time.now()).toBe(5_130_500)
})
