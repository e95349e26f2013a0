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
])('a change asked for by our own page passes: %j', async (headers) => {
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
])('a change asked for by somebody else is refused: %j', async (headers) => {
  const { answer, seen } = await post(headers)

  expect(answer.status).toBe(403)
  expect(answer.json).toMatchObject({ code: 'FORBIDDEN' })
  expect(seen).toEqual([])
})

test('an origin on the list passes, and none that only resembles it', async () => {
  const allowedOrigins = ['https://shop.test']

  const listed = await post({ origin: 'https://shop.test' }, { allowedOrigins })
  const similar = await post({ origin: 'https://shop.test.evil.test' }, { allowedOrigins })

  expect([listed.answer.status, similar.answer.status]).toEqual([200, 403])
})

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
])('reading with %j is answered with %i', async (headers, status) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', '/transactions', { headers: headers as Record<string, string> })

  expect(answer.status).toBe(status)
})
