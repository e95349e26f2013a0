import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, baseUrl, clientId, clientSecret, jsonResponse } from '../../test/fakeService.ts'

const execute = `/quotes/${ada.quote}/execute`

async function executeWith(intercept: (request: SeenRequest) => Response | Promise<Response> | undefined) {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = (seen) => (seen.url.endsWith('/execute') ? intercept(seen) : undefined)
  return platform.call('POST', execute)
}

test('only the headers of the operation go to the service, with the platform’s credentials', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = {
    authorization: 'Bearer of-the-browser',
    cookie: 'app=1',
    'x-forwarded-for': '192.0.2.1',
    'user-agent': 'browser',
    'x-anything': '1',
    accept: 'text/html',
    'service-wallet-signature': 'stamp',
    'request-id': 'Request:1',
  }

  await platform.call('POST', execute, { headers, body: '{}' })

  const sent = Object.fromEntries(platform.service.seen.at(-1)?.headers ?? [])
  expect(sent).toEqual({
    accept: 'application/json',
    authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    'content-type': 'application/json',
    'service-wallet-signature': 'stamp',
  })
})

test('the signed retry carries its stamp and its request id', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = { 'service-wallet-signature': 'stamp', 'request-id': 'Request:1', 'idempotency-key': 'k' }

  await platform.call('DELETE', `/auth/sessions/${ada.session}`, { headers })

  const sent = platform.service.seen.at(-1)?.headers
  expect(sent?.get('service-wallet-signature')).toBe('stamp')
  expect(sent?.get('request-id')).toBe('Request:1')
  expect(sent?.has('idempotency-key')).toBe(false)
})

test('the name of the stamp’s header is the deployment’s, and no other name passes', async () => {
  const platform = createTestPlatform({
    signedIn: ada,
    headerNames: { walletSignatureHeader: 'Acme-Wallet-Signature' },
  })
  const headers = { 'acme-wallet-signature': 'stamp', 'service-wallet-signature': 'other' }

  await platform.call('POST', execute, { headers })

  const sent = platform.service.seen.at(-1)?.headers
  expect(sent?.get('acme-wallet-signature')).toBe('stamp')
  expect(sent?.has('service-wallet-signature')).toBe(false)
})

test.each([
  ['idempotency-key', 'k'.repeat(256)],
  ['idempotency-key', 'caf\u00e9'],
  ['idempotency-key', 'a\tb'],
  ['idempotency-key', ''],
  ['service-wallet-signature', 's'.repeat(4097)],
])('the header %s is refused when it is not short plain text', async (name, value) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { headers: { [name]: value } })

  expect(answer.status).toBe(400)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test('only harmless headers come back, and nothing is cached or sniffed', async () => {
  const answer = await executeWith(() =>
    jsonResponse(
      200,
      {},
      { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'retry-after': '7', server: 's', 'www-authenticate': 'Basic' },
    ),
  )

  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    'retry-after': '7',
    'x-content-type-options': 'nosniff',
  })
})

test('a response without a body stays without one', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('DELETE', `/customers/external-accounts/${ada.payee}`)

  expect(answer.status).toBe(204)
  expect(answer.bytes).toHaveLength(0)
})

test.each([400, 403, 404, 409, 423, 429, 500, 503])('an error with status %i passes as it is', async (status) => {
  const body = `{ "code":"SOME_CODE",\r\n"reason":"\\u0041" }`

  const answer = await executeWith(() => jsonResponse(status, body))

  expect(answer.status).toBe(status)
  expect(answer.text).toBe(body)
})

const nestedObjects = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`

test.each([
  ['HTML with 200', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'UNEXPECTED_RESPONSE'],
  ['HTML called JSON', () => jsonResponse(200, '<html>'), 'UNEXPECTED_RESPONSE'],
  ['HTML with 404', () => new Response('<html>', { status: 404 }), 'UNEXPECTED_RESPONSE'],
  ['HTML with 503', () => new Response('<html>', { status: 503 }), 'PLATFORM_UNAVAILABLE'],
  ['JSON called HTML', () => new Response('{}', { headers: { 'content-type': 'text/html' } }), 'UNEXPECTED_RESPONSE'],
  [
    'a redirect',
    () => new Response(null, { status: 307, headers: { location: 'https://evil.test' } }),
    'UNEXPECTED_RESPONSE',
  ],
  ['304', () => new Response(null, { status: 304 }), 'UNEXPECTED_RESPONSE'],
  [
    'an endless response',
    () => new Response(endless(), { headers: { 'content-type': 'application/json' } }),
    'UNEXPECTED_RESPONSE',
  ],
  ['JSON nested 9,000 deep', () => jsonResponse(200, '['.repeat(9_000) + ']'.repeat(9_000)), 'UNEXPECTED_RESPONSE'],
  [
    'an error nested 9,000 deep',
    () => jsonResponse(400, `{"code":"X","details":${nestedObjects}}`),
    'UNEXPECTED_RESPONSE',
  ],
  ['nothing but a byte order mark', () => jsonResponse(200, '\ufeff'), 'UNEXPECTED_RESPONSE'],
  [
    'the secret',
    () => jsonResponse(400, { code: 'X', message: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }),
    'UNEXPECTED_RESPONSE',
  ],
  ['the secret in clear', () => jsonResponse(200, { echo: clientSecret }), 'UNEXPECTED_RESPONSE'],
  [
    'a failing stream',
    () => new Response(failing(), { headers: { 'content-type': 'application/json' } }),
    'PLATFORM_UNAVAILABLE',
  ],
] as const)('%s from the service becomes 502', async (_what, respond, code) => {
  const answer = await executeWith(respond)

  expect(answer.status).toBe(502)
  expect(answer.json).toMatchObject({ status: 502, code, message: expect.any(String), reason: expect.any(String) })
  expect(answer.headers.has('location')).toBe(false)
})

test('redirects are not followed', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', '/transactions')

  expect(platform.service.seen.map(({ redirect }) => redirect)).toEqual(['manual'])
})

test('a network failure becomes 502 without the message of the runtime', async () => {
  const answer = await executeWith(() => Promise.reject(new TypeError(`fetch ${baseUrl} failed: ${clientSecret}`)))

  expect(answer.status).toBe(502)
  expect(answer.json).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  expect(answer.text).not.toContain('service.test')
})

test('a call continues when the browser that made it goes away', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const browser = new AbortController()
  platform.service.intercept = ({ url }) => {
    if (url.endsWith('/execute')) browser.abort()
    return undefined
  }
  const init = { method: 'POST', headers: { origin: 'https://app.test' }, signal: browser.signal }

  const answer = await platform.send(new Request(`https://app.test/api/wallet${execute}`, init))

  expect(answer.status).toBe(200)
})

function endless() {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)) })
}

function failing() {
  return new ReadableStream({ pull: (controller) => controller.error(new Error(clientSecret)) })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['never comes', () => new Promise<Response>(() => undefined)],
  [
    'begins and never ends',
    () => new Response(new ReadableStream({}), { headers: { 'content-type': 'application/json' } }),
  ],
])('a response that %s becomes 504 after the time-out', async (_how, respond) => {
  const platform = createTestPlatform({ signedIn: ada, timeoutMs: 1000 })
  const asked = new Promise<void>((resolve) => {
    platform.service.intercept = ({ url }) => {
      if (!url.endsWith('/execute')) return undefined
      resolve()
      return respond()
    }
  })
  const pending = platform.call('POST', execute)
  await asked

  vi.advanceTimersByTime(999)
  const early = await Promise.race([pending, Promise.resolve('waiting')])
  vi.advanceTimersByTime(1)

  expect(early).toBe('waiting')
  expect(await pending).toMatchObject({ status: 504, json: { code: 'TIMEOUT' } })
})

test('a response in time leaves no timer behind', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', '/transactions')

  expect(vi.getTimerCount()).toBe(0)
})
