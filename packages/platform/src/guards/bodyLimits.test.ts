import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'

const execute = `/quotes/${ada.quote}/execute`
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

test.each([
  ['lists', nested('[', ']', 9_000)],
  ['objects', nested('{"a":', '}', 9_000)],
  ['lists in a field', `{"scaFactor":"SMS_OTP","x":${nested('[', ']', 9_000)}}`],
  ['objects and lists in a field that holds ids', `{"accountId":${nested('[{"a":', '}]', 4_500)}}`],
  ['lists that never close', '['.repeat(60_000)],
  ['lists behind a string with brackets', `{"note":"]]]]\\"]]","x":${nested('[', ']', 33)}}`],
])('a body of nested %s gets 400', async (_what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_REQUEST_FORMAT' })
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['nested as deep as any message', `{"x":${nested('[', ']', 31)}}`],
  ['with brackets in a string', `{"note":"${'['.repeat(1_000)}"}`],
  ['with brackets behind an escaped quote', `{"note":"\\"${'{'.repeat(1_000)}"}`],
])('a body %s passes', async (_what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body })

  expect(answer.status).toBe(200)
})

test.each(['start', 'middle'])('a body that breaks off at its %s gets 400', async (where) => {
  const platform = createTestPlatform({ signedIn: ada })
  let isBegun = where === 'start'
  const body = new ReadableStream({
    pull: (controller) => {
      if (isBegun) controller.error(new Error('the connection was reset'))
      else controller.enqueue(new TextEncoder().encode('{'))
      isBegun = true
    },
  })

  const answer = await platform.send(streamed(body))

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_REQUEST_FORMAT' })
  expect(platform.service.seen).toEqual([])
})

test('a body that comes in pieces, some of them empty, reaches the service byte for byte', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const text = '{ "note": "€uro", "x": [1, 2] }'
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start: (controller) => {
      // The euro sign is cut in two.
      for (const [from, to] of [
        [0, 12],
        [12, 12],
        [12, 20],
        [20, bytes.length],
      ])
        controller.enqueue(bytes.slice(from, to))
      controller.close()
    },
  })

  expect((await platform.send(streamed(body))).status).toBe(200)
  expect(new TextDecoder().decode(platform.service.seen.at(-1)?.bytes)).toBe(text)
})

function streamed(body: ReadableStream) {
  const headers = { origin: 'https://app.test', 'content-type': 'application/json' }
  return new Request(`https://app.test/api/wallet${execute}`, {
    ...{ method: 'POST', headers, body },
    duplex: 'half',
  } as RequestInit)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['never begins', () => undefined],
  ['begins and never ends', (send: (text: string) => void) => send('{"scaFactor":')],
  ['is complete and never ends', (send: (text: string) => void) => send('{}')],
])('a body that %s gets 408 after 20 seconds and is not read further', async (_how, begin) => {
  const platform = createTestPlatform({ signedIn: ada })
  let isCancelled = false
  const body = new ReadableStream({
    start: (controller) => begin((text) => controller.enqueue(new TextEncoder().encode(text))),
    cancel: () => {
      isCancelled = true
    },
  })
  const pending = platform.send(streamed(body))
  await deadlineSet()

  vi.advanceTimersByTime(19_999)
  const early = await Promise.race([pending, afterMicrotasks().then(() => 'waiting')])
  vi.advanceTimersByTime(1)

  expect(early).toBe('waiting')
  expect(await pending).toMatchObject({ status: 408, json: { code: 'TIMEOUT' } })
  expect(isCancelled).toBe(true)
  expect(platform.service.seen).toEqual([])
})

test('a body that drips in is cut off after 20 seconds, however often something comes', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  let drip: () => void = () => undefined
  const body = new ReadableStream({
    start: (controller) => {
      drip = () => controller.enqueue(new Uint8Array([0x20]))
    },
  })
  const pending = platform.send(streamed(body))
  await deadlineSet()

  for (let second = 0; second < 20; second++) {
    drip()
    await afterMicrotasks()
    vi.advanceTimersByTime(1_000)
  }

  expect(await pending).toMatchObject({ status: 408, json: { code: 'TIMEOUT' } })
})

test('a body in time leaves no timer behind', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('POST', execute, { body: '{}' })
  // Time stands still here, so a timer that is gone was stopped, perhaps a turn after the response.
  for (let turns = 0; turns < 20 && vi.getTimerCount() > 0; turns++) await afterMicrotasks()

  expect(vi.getTimerCount()).toBe(0)
})

/** What comes before the body is read takes longer on a busy machine. */
async function deadlineSet() {
  while (vi.getTimerCount() === 0) await afterMicrotasks()
}

function afterMicrotasks() {
  return new Promise((resolve) => setImmediate(resolve))
}
