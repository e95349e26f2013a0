import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, jsonResponse } from '../../test/fakeService.ts'

const execute = `/quotes/${ada.quote}/execute`
const sha256 = async (bytes: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toString('hex')

const oddBodies = [
  '{"scaFactor":"SMS_OTP"}',
  ' \r\n\t{ "scaFactor" :\r\n"x" }\r\n',
  '{"note":"e\u0301 \u00e9 \ufb01 \u2028 \u2029 \u{1f9fe}"}',
  '{"note":"\\u0041\\u2028\\/\\ud83d\\ude00\\b\\f"}',
  '{"amount":1.10,"big":12345678901234567890,"exp":1E+2,"zero":-0}',
  '{"z":1,"a":2,"nested":{"b":[],"a":{}}}',
  '{"note":"\ufeff"}',
  '{"__proto__":{"x":1},"constructor":null}',
]

test.each(oddBodies)('the body %j reaches the service byte for byte', async (text) => {
  const platform = createTestPlatform({ signedIn: ada })
  const body = new TextEncoder().encode(text)

  const answer = await platform.call('POST', execute, { body })

  expect(answer.status).toBe(200)
  expect(await sha256(platform.service.seen.at(-1)?.bytes ?? new Uint8Array())).toBe(await sha256(body))
})

test.each(oddBodies)('the response %j reaches the browser byte for byte', async (text) => {
  const platform = createTestPlatform({ signedIn: ada })
  const bytes = new TextEncoder().encode(text)
  platform.service.intercept = ({ url }) => (url.endsWith('/execute') ? jsonResponse(200, text) : undefined)

  const answer = await platform.call('POST', execute)

  expect(answer.status).toBe(200)
  expect(await sha256(answer.bytes)).toBe(await sha256(bytes))
})

test.each([
  ['invalid UTF-8', [0x22, 0xff, 0xc3, 0x22]],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d]],
  ['the character that replaces invalid ones', [0x22, 0xef, 0xbf, 0xbd, 0x22]],
])('a response with %s reaches the browser byte for byte', async (_what, bytes) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () =>
    new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'application/json' } })

  const answer = await platform.call('GET', '/transactions')

  expect([...answer.bytes]).toEqual(bytes)
})

test.each([
  ['no JSON', '{"a":'],
  ['more than one value', '{}{}'],
  ['a byte order mark', '\ufeff{}'],
  ['a comment', '{}//'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice by its escape', '{"a":1,"\\u0061":2}'],
  ['a key twice but for its case', '{"customerId":"x","CustomerID":"y"}'],
  ['a key twice deep inside', '{"a":[{"b":{"c":1,"d":2,"c":3}}]}'],
  ['invalid UTF-8', Uint8Array.from([0x22, 0xff, 0x22])],
  ['UTF-16', new Uint8Array(Buffer.from('{}', 'utf16le'))],
  ['a compressed stream', Uint8Array.from([0x1f, 0x8b, 0x08, 0x00])],
])('a body with %s is refused', async (_what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_REQUEST_FORMAT' })
  expect(platform.service.seen).toEqual([])
})

test('the same key in different objects is not ambiguous', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body: '{"a":{"id":1},"b":[{"id":2},{"id":3}],"id":"a:b"}' })

  expect(answer.status).toBe(200)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8x',
  'application/json; charset=utf-8;charset=utf-16',
  'application/json, text/plain',
  'application/jsonx',
  'text/plain; application/json',
  '',
])('the content type %j is refused', async (contentType) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body: '{}', headers: { 'content-type': contentType } })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_REQUEST_FORMAT' })
  expect(platform.service.seen).toEqual([])
})

test('a body without a content type is refused', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = { origin: 'https://app.test' }
  // Bytes have no content type of their own, which text would get.
  const body = new TextEncoder().encode('{}')

  const answer = await platform.send(
    new Request(`https://app.test/api/wallet${execute}`, { method: 'POST', headers, body }),
  )

  expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST_FORMAT' } })
  expect(platform.service.seen).toEqual([])
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'the content type %j passes and is forwarded in one form',
  async (contentType) => {
    const platform = createTestPlatform({ signedIn: ada })

    await platform.call('POST', execute, { body: '{}', headers: { 'content-type': contentType } })

    expect(platform.service.seen.at(-1)?.headers.get('content-type')).toBe('application/json')
  },
)

test('a body is refused where the operation takes none', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('DELETE', `/customers/external-accounts/${ada.payee}`, { body: '{}' })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

const largest = 64 * 1024
const jsonOfSize = (size: number) => `{"note":"${'a'.repeat(size - 11)}"}`

test.each([
  [largest, 200],
  [largest + 1, 413],
])('a body of %i bytes gets %i', async (size, status) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', execute, { body: jsonOfSize(size) })

  expect(answer.status).toBe(status)
})

test('a body that lies about its length, or never ends, is cut off', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  let pulled = 0
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(16 * 1024).fill(0x20))
    },
    cancel() {
      isCancelled = true
    },
  })
  const init = {
    method: 'POST',
    headers: { origin: 'https://app.test', 'content-type': 'application/json', 'content-length': '2' },
    body: endless,
    duplex: 'half',
  }

  const answer = await platform.send(new Request(`https://app.test/api/wallet${execute}`, init as RequestInit))

  expect(answer.status).toBe(413)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(pulled).toBeLessThan(10)
  expect(isCancelled).toBe(true)
  expect(platform.service.seen).toEqual([])
})
