import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

function showCountdown({ seconds, showBelowSeconds }: { seconds: number; showBelowSeconds: number }) {
  const deadlineMs = start + seconds * 1000
  let correctionMs = 0
  const timeLeftMs = () => deadlineMs - Date.now() + correctionMs
  const onCommit = vi.fn()
  render(
    <Profiler id="countdown" onRender={onCommit}>
      <Countdown
        deadlineMs={deadlineMs}
        timeLeftMs={timeLeftMs}
        showBelowSeconds={showBelowSeconds}
        announce={({ seconds: left }) => `${left} seconds left`}
      />
    </Profiler>,
  )
  return {
    correct: (ms: number) => {
      correctionMs = ms
    },
    pass: (count: number) => {
      for (let second = 0; second < count; second++) act(() => vi.advanceTimersByTime(1000))
    },
    countCommits: (work: () => void) => {
      onCommit.mockClear()
      work()
      return onCommit.mock.calls.length
    },
  }
}

const clock = () => screen.getByRole('timer').textContent

test('a clock that is shown renders once for each second that it shows', () => {
  const { pass, countCommits } = showCountdown({ seconds: 100, showBelowSeconds: 3600 })
  expect(clock()).toBe('1:40')

  expect(countCommits(() => pass(5))).toBe(5)
  expect(clock()).toBe('1:35')
})

test('a clock that is not shown yet renders nothing, and starts in time', () => {
  const { pass, countCommits } = showCountdown({ seconds: 600, showBelowSeconds: 120 })

  expect(countCommits(() => pass(400))).toBe(0)
  expect(clock()).toBe('')
  pass(20)
  expect(screen.getByRole('status').textContent).toBe('180 seconds left')
  pass(60)
  expect(clock()).toBe('2:00')
})

test('a clock that is not shown yet follows the service, whose time turns out to be another one', () => {
  const { pass, correct } = showCountdown({ seconds: 600, showBelowSeconds: 120 })
  pass(5)
  correct(-500_000)
  pass(1)

  expect(clock()).toBe('1:34')
})
