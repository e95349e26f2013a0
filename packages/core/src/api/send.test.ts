import { expect, test } from 'vitest'
import { createTestClock, turn } from '../../test/testClock.ts'
import { createServerTime } from '../time/clock.ts'
import { challengeCredential } from '../wire/credentials.ts'
import { defaultHeaderNames } from '../wire/headerNames.ts'
import { createQuote, getQuote } from '../wire/quotes.ts'
import { send, type Transport } from './send.ts'

function transport(answer: (input: string, init: RequestInit) => Response | Promise<Response>) {
  const clock = createTestClock()
  const serverTime = createServerTime(clock)
  const fetch = (async (input: unknown, init: unknown) =>
    answer(String(input), init as RequestInit)) as typeof globalThis.fetch
  return { baseUrl: '/api/wallet/', headerNames: defaultHeaderNames, clock, serverTime, fetch } satisfies Transport & {
    clock: unknown
  }
}

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })

const quote = {
  id: 'Quote:1',
  status: 'PENDING',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2026-03-01T12:05:00Z',
  source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1' },
  destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
  sendingCurrency: { code: 'USDB', decimals: 6 },
  receivingCurrency: { code: 'USD', decimals: 2 },
  totalSendingAmount: 1_000_000,
  totalReceivingAmount: 100,
  exchangeRate: 1,
  feesIncluded: 0,
}
const path = { quoteId: 'Quote:1' }

test('a request carries its path, query, body and headers and nothing else', async () => {
  const sent: [string, RequestInit][] = []
  const client = transport((input, init) => {
    sent.push([input, init])
    return json(quote)
  })

  await send(client, createQuote, {
    body: {
      source: { sourceType: 'ACCOUNT', accountId: 'a' },
      destination: { destinationType: 'ACCOUNT', accountId: 'b' },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 25n,
    },
    idempotencyKey: 'key',
  })
  await send(client, getQuote, { path })

  expect(sent[0]?.[0]).toBe('/api/wallet/quotes')
  expect(sent[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"source":{"sourceType":"ACCOUNT","accountId":"a"},"destination":{"destinationType":"ACCOUNT","accountId":"b"},"lockedCurrencySide":"SENDING","lockedCurrencyAmount":25}',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'Idempotency-Key': 'key' },
    redirect: 'error',
    cache: 'no-store',
  })
  expect(sent[1]?.[0]).toBe('/api/wallet/quotes/Quote%3A1')
  expect(sent[1]?.[1].headers).toEqual({ accept: 'application/json' })
})

test('unknown fields and unknown statuses survive, dates become dates, amounts become integers', async () => {
  const client = transport(() => json({ ...quote, status: 'NEW_STATUS', extra: { deep: 1 } }))

  const { body } = await send(client, getQuote, { path })

  expect(body).toMatchObject({ status: 'NEW_STATUS', extra: { deep: 1 }, totalSendingAmount: 1_000_000n })
  expect(body.expiresAt).toEqual(new Date('2026-03-01T12:05:00Z'))
})

test.each([
  ['HTML with 200', () => new Response('<html>hi</html>')],
  ['an empty body', () => new Response('')],
  ['an array', () => json([])],
  ['a missing field', () => json({ ...quote, id: undefined })],
  ['a fraction for an amount', () => json({ ...quote, totalSendingAmount: 1.5 })],
  ['a negative exponent of an amount', () => new Response(JSON.stringify(quote).replace('1000000', '1e-3'))],
  ['an invalid time', () => json({ ...quote, expiresAt: 'soon' })],
  ['a success status of another operation', () => json(quote, { status: 206 })],
  ['bytes that are no UTF-8', () => new Response(new Uint8Array([0x22, 0xff, 0x22]))],
])('%s is an unexpected response', async (_kind, answer) => {
  await expect(send(transport(answer), getQuote, { path })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('a field that does not fit is named, without its value', async () => {
  const client = transport(() => json({ ...quote, totalSendingAmount: 'secret-value' }))

  const error = await send(client, getQuote, { path }).catch((thrown: Error) => thrown)

  expect(String(error)).toContain('GET /quotes/{quoteId}: totalSendingAmount')
  expect(String(error)).not.toContain('secret-value')
})

test('an error of the service keeps its code, status, wait and details', async () => {
  const body = { status: 429, code: 'RATE_LIMITED', reason: 'slow down', details: { a: 1 } }
  const client = transport(() => json(body, { status: 429, headers: { 'retry-after': '7' } }))

  await expect(send(client, getQuote, { path })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    httpStatus: 429,
    retryAfterMs: 7_000,
    retryable: true,
    action: 'wait',
    details: { a: 1 },
    message: 'RATE_LIMITED: slow down',
  })
})

test('an unknown code passes unchanged and has no action', async () => {
  const client = transport(() => json({ code: 'BRAND_NEW', message: 'x' }, { status: 409 }))
  await expect(send(client, getQuote, { path })).rejects.toMatchObject({
    code: 'BRAND_NEW',
    action: 'none',
    retryable: false,
  })
})

test.each([
  [502, 'PLATFORM_UNAVAILABLE'],
  [404, 'UNEXPECTED_RESPONSE'],
])('a gateway page with status %i becomes %s', async (status, code) => {
  const client = transport(() => new Response('<h1>no</h1>', { status }))
  await expect(send(client, getQuote, { path })).rejects.toMatchObject({ code, httpStatus: status })
})

test('a missing response is a time-out, within the deadline', async () => {
  const client = transport(
    (_input, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('x')))),
  )
  const outcome = send(client, getQuote, { path })
  await turn()
  client.clock.advance(30_000)

  await expect(outcome).rejects.toMatchObject({ code: 'TIMEOUT', httpStatus: undefined })
})

test('a caller that aborts gets an error that says so', async () => {
  const abort = new AbortController()
  const client = transport(
    (_input, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('x')))),
  )
  const outcome = send(client, getQuote, { path, signal: abort.signal })
  abort.abort()

  await expect(outcome).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('an amount beyond the limit of the interface is refused before anything is sent', async () => {
  let calls = 0
  const client = transport(() => json(quote, { status: 200 + calls++ }))
  const body = {
    source: { sourceType: 'ACCOUNT', accountId: 'a' },
    destination: { destinationType: 'ACCOUNT', accountId: 'b' },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 9_000_000_000_000_001n,
  } as const

  await expect(send(client, createQuote, { body })).rejects.toMatchObject({ code: 'INVALID_AMOUNT' })
  expect(calls).toBe(0)
})

test('a response cannot reach a prototype', async () => {
  const client = transport(() => new Response(JSON.stringify(quote).replace('{', '{"__proto__":{"polluted":1},')))

  const { body } = await send(client, getQuote, { path })

  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((body as Record<string, unknown>).polluted).toBeUndefined()
})

test('a payload to sign keeps a byte order mark and every other character', async () => {
  const bundle = '\ufeff{"a":"\u2028é\u0301"}\r\n'
  const answer = {
    id: 'AuthMethod:1',
    accountId: 'InternalAccount:1',
    type: 'EMAIL_OTP',
    nickname: 'a',
    otpEncryptionTargetBundle: bundle,
  }
  const { body } = await send(
    transport(() => json(answer)),
    challengeCredential,
    { path: { credentialId: 'AuthMethod:1' } },
  )

  expect(body).toHaveProperty('otpEncryptionTargetBundle', bundle)
})

test('the time in a response corrects the device by more than two seconds, and not by less', async () => {
  const client = transport(() => json(quote, { headers: { date: 'Sun, 01 Mar 2026 12:10:00 GMT' } }))
  await send(client, getQuote, { path })
  expect(client.serverTime.now()).toBe(Date.parse('2026-03-01T12:10:00.500Z'))

  client.clock.advance(1_500)
  await send(client, getQuote, { path })
  expect(client.serverTime.now()).toBe(Date.parse('2026-03-01T12:10:02.000Z'))
})

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:00:10 GMT', 9_750],
  ['Sun, 01 Mar 2026 11:59:00 GMT', 0],
  ['999999999', 86_400_000],
  ['Sun, 01 Mar 2099 12:00:10 GMT', 86_400_000],
  ['Infinity', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After %j is a wait of %j ms', async (value, retryAfterMs) => {
  const headers = { 'retry-after': value, date: 'Sun, 01 Mar 2026 12:00:00 GMT' }
  const client = transport(() => json({ code: 'RATE_LIMITED' }, { status: 429, headers }))

  await expect(send(client, getQuote, { path })).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterMs })
})

test('the error page of a gateway keeps its Retry-After', async () => {
  const page = { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '7' } }
  const client = transport(() => new Response('<h1>Back soon</h1>', page))

  const failed = send(client, getQuote, { path: { quoteId: 'Quote:1' } })

  await expect(failed).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE', httpStatus: 503, retryAfterMs: 7_000 })
})

test('a response whose body hangs ends at the deadline', async () => {
  const client = transport(
    (_input, init) =>
      new Response(
        new ReadableStream({
          start: (controller) => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
        }),
      ),
  )
  const sent = send(client, getQuote, { path })
  await turn()

  client.clock.advance(30_000)

  await expect(sent).rejects.toMatchObject({ code: 'TIMEOUT' })
})
