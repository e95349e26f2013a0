import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passedMark, useCountdownAnnouncement } from './useCountdownAnnouncement.ts'
import { useServerCountdown } from './useServerCountdown.ts'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function countDown(fromMs: number) {
  const timeLeftMs = vi.fn(() => start + fromMs - Date.now())
  const heard: (number | undefined)[] = []
  const { result, unmount } = renderHook(() => {
    const seconds = useServerCountdown({ deadlineMs: start + fromMs, timeLeftMs })
    const mark = useCountdownAnnouncement(seconds)
    if (heard.at(-1) !== mark) heard.push(mark)
    return seconds
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { result, heard, pass, unmount, timeLeftMs }
}

test('whole seconds are counted down to zero and no further', () => {
  const { result, pass, timeLeftMs } = countDown(2_500)

  expect(result.current).toBe(3)
  pass(500)
  expect(result.current).toBe(2)
  pass(2_000)
  expect(result.current).toBe(0)
  const reads = timeLeftMs.mock.calls.length
  pass(60_000)
  expect(timeLeftMs.mock.calls.length).toBe(reads)
})

test('a timer that fires early renders nothing again', () => {
  let renders = 0
  let leftMs = 2_500
  renderHook(() => {
    renders++
    return useServerCountdown({ deadlineMs: start, timeLeftMs: stable })
  })
  function stable() {
    return leftMs
  }
  const before = renders
  for (leftMs of [2_001, 2_001, 2_001]) act(() => vi.advanceTimersByTime(600))

  expect(renders).toBe(before)
})

test('a hidden page does not tick, and reads the time again when it becomes visible', () => {
  const { result, pass } = countDown(100_000)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  pass(10_000)
  expect(result.current).toBe(99)

  hidden.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(90)
})

test('the ear hears three minutes, sixty seconds, thirty seconds and the end, and nothing between', () => {
  const { heard, pass } = countDown(200_000)
  for (let second = 0; second < 205; second++) pass(1_000)

  expect(heard).toEqual([180, 60, 30, 0])
})

test('a countdown that is first seen late does not announce what has passed', () => {
  const { heard, pass } = countDown(50_000)
  pass(10_000)

  expect(heard).toEqual([])
})

test('an unmounted countdown leaves no timer behind', () => {
  const { unmount } = countDown(10_000)
  unmount()

  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [200, 25, 30],
  [61, 60, 60],
  [60, 59, undefined],
  [1, 0, 0],
  [500, 0, 0],
])('from %i to %i seconds the latest mark is %s', (before, now, mark) => {
  expect(passedMark(before, now)).toBe(mark)
})
