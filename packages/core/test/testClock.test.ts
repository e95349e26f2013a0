import { expect, test } from 'vitest'
import { createTestClock } from './testClock.ts'

test('a timer that sets itself again while no time passes fails the test, and one that moves on does not', () => {
  const clock = createTestClock()
  const repeat = (ms: number) => void clock.setTimer(() => repeat(ms), ms)
  repeat(1)
  clock.advance(5_000)

  repeat(0)

  expect(() => clock.advance(1)).toThrow('no time passes')
})
