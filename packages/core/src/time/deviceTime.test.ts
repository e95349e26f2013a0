import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { createTestDevice } from '../../test/testDevice.ts'
import { countDown, deviceMoment, msSince, recallMoment } from './deviceTime.ts'

const minute = 60_000

test.each([
  ['nothing happens', 0],
  ['the clock is set back', -30 * minute],
  ['the clock is set back by years', -10 * 365 * 24 * 60 * minute],
])('time passes while %s', (_what, jumpMs) => {
  const clock = createTestClock()
  const device = createTestDevice(clock)
  const moment = deviceMoment(device.clock)
  const leftMs = countDown(device.clock, 5 * minute)
  device.jump(jumpMs)

  clock.advance(2 * minute)

  expect([msSince(device.clock, moment), leftMs()]).toEqual([2 * minute, 3 * minute])
})

test('time passes while the device sleeps and its monotonic clock stands still', () => {
  const clock = createTestClock()
  const device = createTestDevice(clock)
  const leftMs = countDown(device.clock, 5 * minute)

  device.sleep(6 * minute)

  expect(leftMs()).toBe(-minute)
})

test('what began while the clock was wrong is not extended when the clock is corrected', () => {
  const clock = createTestClock()
  const device = createTestDevice(clock)
  device.jump(10 * minute)
  const leftMs = countDown(device.clock, minute)
  device.jump(-10 * minute)

  clock.advance(minute)

  expect(leftMs()).toBe(0)
})

test('a moment that another page wrote down is recalled, unless the clock shows clearly less by now', () => {
  const clock = createTestClock()
  const device = createTestDevice(clock)
  const agoOf = (wallMs: number) => {
    const moment = recallMoment(device.clock, wallMs)
    return moment && msSince(device.clock, moment)
  }
  const now = clock.now()

  expect([agoOf(now), agoOf(now - minute), agoOf(0)]).toEqual([0, minute, now])
  // A clock that synchronizes itself is a little behind now and then.
  expect([agoOf(now + 10_000), agoOf(now + 10_001), agoOf(now + minute)]).toEqual([0, undefined, undefined])
})
