import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { createTestClock, turn } from '../../../test/testClock.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { pause, pollPauseMs, retryPauseMs } from './pause.ts'

const { client: base } = await createTestClient()

/** A browser whose chance is fixed, and a pause in it that says when it is over. */
function startPause(parameters: { ms: number; retryAfterMs?: number }, random = 0.5) {
  const clock = { ...createTestClock(), random: () => random }
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  const leaving = new AbortController()
  const client = { ...base, transport: { ...base.transport, clock } }
  let isOver = false
  void pause(client, { ...parameters, signal: leaving.signal }).then(() => {
    isOver = true
  })
  const isOverAfter = async (ms: number) => {
    clock.advance(ms)
    await turn()
    return isOver
  }
  return { clock, page, leaving, isOverAfter }
}

test('pauses grow by half, up to a quarter of a minute', () => {
  const pauses = Array.from({ length: 10 }, (_, attempt) => pollPauseMs(attempt))

  expect(pauses.slice(0, 4)).toEqual([1_000, 1_500, 2_250, 3_375])
  expect(pauses.slice(-4)).toEqual([11_390.625, 15_000, 15_000, 15_000])
})

test('the service may ask for a wait of a minute at most', () => {
  const error = (retryAfterMs?: number) => new WalletError('RATE_LIMITED', { retryAfterMs })

  expect([20_000, 60_000, 60_001].map((ms) => retryPauseMs(error(ms)))).toEqual([20_000, 60_000, 60_000])
  expect([error(), new Error('no'), undefined].map(retryPauseMs)).toEqual([undefined, undefined, undefined])
})

test.each([
  [0, 500],
  [0.5, 1_000],
  [0.9, 1_400],
])('a pause is varied by half: with chance %d it takes %i of 1,000 ms', async (random, ms) => {
  const { isOverAfter, clock } = startPause({ ms: 1_000 }, random)

  expect(await isOverAfter(ms - 1)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
  expect(clock.waiting()).toEqual([])
})

test.each([
  ['is longer than the pause', 8_000, 0, 8_000],
  ['is varied upwards by half', 8_000, 0.5, 10_000],
  ['is varied by ten seconds at most', 60_000, 0.5, 65_000],
  ['is shorter than the pause', 100, 0.5, 1_000],
])('a wait that the service asks for and that %s counts: %i ms, by chance %d, is %i', async (_what, ...numbers) => {
  const [retryAfterMs, random, ms] = numbers
  const { isOverAfter } = startPause({ ms: 1_000, retryAfterMs }, random)

  expect(await isOverAfter(ms - 1)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
})

test('a page that wakes up ends the pause at once', async () => {
  const { clock, page, isOverAfter } = startPause({ ms: 1_000 })

  page.dispatchEvent(new Event('focus'))

  expect(await isOverAfter(0)).toBe(true)
  expect(clock.waiting()).toEqual([])
})

test('a page that wakes up does not shorten the wait that the service asked for', async () => {
  const { page, isOverAfter } = startPause({ ms: 9_000, retryAfterMs: 4_000 })

  await isOverAfter(4_999)
  page.dispatchEvent(new Event('online'))
  expect(await isOverAfter(0)).toBe(false)
  await isOverAfter(1)
  page.dispatchEvent(new Event('online'))

  expect(await isOverAfter(0)).toBe(true)
})

test('a pause that is aborted ends, also one that was aborted before it began, and leaves nothing behind', async () => {
  const { clock, leaving, isOverAfter } = startPause({ ms: 1_000, retryAfterMs: 4_000 })
  leaving.abort()
  expect(await isOverAfter(0)).toBe(true)
  expect(clock.waiting()).toEqual([])

  const signal = AbortSignal.abort()
  const client = { ...base, transport: { ...base.transport, clock } }
  await expect(pause(client, { ms: 1_000, signal })).resolves.toBeUndefined()
  expect(clock.waiting()).toEqual([])
})

test('a pause that is over listens to nothing', async () => {
  const { page, leaving, isOverAfter } = startPause({ ms: 1_000 })
  const gone = [vi.spyOn(page, 'removeEventListener'), vi.spyOn(leaving.signal, 'removeEventListener')]

  await isOverAfter(1_000)

  expect(gone.map((spy) => spy.mock.calls.length > 0)).toEqual([true, true])
})
