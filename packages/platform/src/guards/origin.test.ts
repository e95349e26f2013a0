import { expect, test } from 'vitest'
import type { TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'

const own = 'https://app.test'

async function post(headers: Record<string, string>, options: TestPlatformOptions = {}) {
  const platform = createTestPlatform({ signedIn: ada, ...options })
  const url = `${own}/api/wallet/quotes/${ada.quote}/execute`
  const answer = await platform.send(new Request(url, { method: 'POST', headers }))
  return { answer, seen: platform.service.seen }
}

test.each<Record<string, string>>([
  { origin: own },
  { 'sec-fetch-site': 'same-origin' },
  { origin: own, 'sec-fetch-site': 'same-origin' },
])('a change requested by our own page passes: %j', async (headers) => {
  const { answer } = await post(headers)

  expect(answer.status).toBe(200)
})

test.each<Record<string, string>>([
  {},
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.test' },
  { origin: 'https://app.test.evil.test' },
  { origin: 'http://app.test' },
  { origin: 'https://app.test:8443' },
  { origin: 'https://sub.app.test', 'sec-fetch-site': 'same-site' },
  { origin: 'https://APP.test' },
  { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.test', host: 'evil.test' },
  { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { origin: 'https://evil.test', forwarded: 'host=evil.test;proto=https' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { referer: `${own}/` },
])('a change requested by another site is refused: %j', async (headers) => {
  const { answer, seen } = await post(headers)

  expect(answer.status).toBe(403)
  expect(answer.json).toMatchObject({ code: 'FORBIDDEN' })
  expect(seen).toEqual([])
})

test('an origin on the list passes, and one that only resembles it does not', async () => {
  const allowedOrigins = ['https://shop.test']

  const listed = await post({ origin: 'https://shop.test' }, { allowedOrigins })
  const similar = await post({ origin: 'https://shop.test.evil.test' }, { allowedOrigins })

  expect([listed.answer.status, similar.answer.status]).toEqual([200, 403])
})

const behindProxy = 'http://app.test'

test.each([
  ['the page behind a proxy that ends TLS', behindProxy, 'https://app.test', 200],
  ['the same page without TLS', behindProxy, 'http://app.test', 403],
  ['the same page without TLS, on the port of TLS', 'http://app.test:443', 'http://app.test:443', 403],
  ['a page on another port', behindProxy, 'https://app.test:8443', 403],
  ['a page without TLS on a private address', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000', 403],
  ['a page whose name was rebound to this machine', 'http://evil.test:3000', 'http://evil.test:3000', 403],
  ['a page whose name only begins like this machine', 'http://localhost.evil.test', 'http://localhost.evil.test', 403],
  ['a page whose name only ends like this machine', 'http://notlocalhost', 'http://notlocalhost', 403],
  ['a page on this machine', 'http://localhost:3000', 'http://localhost:3000', 200],
  ['a page on this machine by its address', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000', 200],
  ['a page on this machine by its IPv6 address', 'http://[::1]:3000', 'http://[::1]:3000', 200],
  ['a page on a name of this machine', 'http://app.localhost:3000', 'http://app.localhost:3000', 200],
  ['another server on this machine', 'http://localhost:3000', 'http://localhost:5173', 403],
  [
    'a page on this machine with TLS, where the request has none',
    'http://localhost:3000',
    'https://localhost:3000',
    403,
  ],
])('a change requested by %s (%s, Origin %s) gets %i', async (_what, url, origin, status) => {
  const answer = await postTo(url, { origin })

  expect(answer.status).toBe(status)
})

test.each([
  ['the listed page', 'https://app.test', 200],
  ['the address that the proxy uses', 'http://localhost:3000', 403],
  ['the same address with TLS', 'https://localhost:3000', 403],
  ['the listed page without TLS', 'http://app.test', 403],
])('once origins are listed, a change requested by %s (%s) gets %i', async (_what, origin, status) => {
  const answer = await postTo('http://localhost:3000', { origin }, { allowedOrigins: ['https://app.test'] })

  expect(answer.status).toBe(status)
})

test('reading with the origin of the page without TLS is refused where the browser marks it as another site', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = { origin: 'http://app.test', 'sec-fetch-site': 'cross-site' }

  const answer = await platform.send(new Request(`${behindProxy}/api/wallet/transactions`, { headers }))

  expect(answer.status).toBe(403)
})

test.each([
  'https://app.test/',
  'https://app.test/wallet',
  'app.test',
  'https://APP.test',
  '*',
  'https://*.app.test',
  'https://app.*.test',
  'null',
  '',
])('the option allowedOrigins rejects %j, which browsers never send', (origin) => {
  expect(() => createTestPlatform({ allowedOrigins: [origin] })).toThrow(TypeError)
})

test('the option allowedOrigins takes pages with and without TLS', async () => {
  const allowedOrigins = ['https://app.test', 'http://localhost:5173']

  const answers = await Promise.all(allowedOrigins.map((origin) => postTo(own, { origin }, { allowedOrigins })))

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

function postTo(url: string, headers: Record<string, string>, options: TestPlatformOptions = {}) {
  const platform = createTestPlatform({ signedIn: ada, ...options })
  return platform.send(new Request(`${url}/api/wallet/quotes/${ada.quote}/execute`, { method: 'POST', headers }))
}

test.each([
  ['/login', '{"email":"ada@example.com"}'],
  ['/logout', undefined],
])('another site cannot begin or end a sign-in by %s', async (path, body) => {
  const platform = createTestPlatform()

  const answer = await platform.call('POST', path, { body, headers: { origin: 'https://evil.test' } })

  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{}, 200],
])('reading with %j gets %i', async (headers, status) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', '/transactions', { headers: headers as Record<string, string> })

  expect(answer.status).toBe(status)
})
