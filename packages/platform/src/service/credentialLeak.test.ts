import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, clientId, clientSecret, jsonResponse } from '../../test/fakeService.ts'
import { createLeakCheck } from './credentialLeak.ts'

const execute = `/quotes/${ada.quote}/execute`
const unexpected = { status: 502, code: 'UNEXPECTED_RESPONSE' }

async function executeWith(respond: (request: SeenRequest) => Response) {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = (seen) => (seen.url.endsWith('/execute') ? respond(seen) : undefined)
  return platform.call('POST', execute)
}

const inUnicodeEscapes = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const inPercentCodes = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
const inEntities = (text: string) => [...text].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join('')
const inDecimalEntities = (text: string) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join('')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const base64Url = (text: string) => Buffer.from(text).toString('base64url')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** The inside of a JSON string, for each way to write a credential into it. */
const encodings: [string, (text: string) => string][] = [
  ['in clear', (text) => text],
  ['in Unicode escapes', inUnicodeEscapes],
  ['with one letter in a Unicode escape', (text) => text.replace('-', '\\u002d')],
  ['with one letter in an upper-case Unicode escape', (text) => text.replace('-', '\\u002D')],
  ['in a JSON text inside of a string', (text) => JSON.stringify(JSON.stringify({ a: text })).slice(1, -1)],
  [
    'in escapes of a JSON text inside of a string',
    (text) => `{\\"a\\":\\"${inUnicodeEscapes(text).replaceAll('\\', '\\\\')}\\"}`,
  ],
  ['in percent codes', inPercentCodes],
  ['with one letter in a percent code', (text) => text.replace('-', '%2d')],
  ['in percent codes of percent codes', (text) => inPercentCodes(inPercentCodes(text))],
  ['in character references', inEntities],
  ['in decimal character references', inDecimalEntities],
  ['in base64', base64],
  ['in base64, behind one byte', (text) => base64(`:${text}`)],
  ['in base64, behind two bytes, with more to follow', (text) => base64(`a:${text}: and more`)],
  ['in base64url', base64Url],
  ['in base64 in percent codes', (text) => encodeURIComponent(base64(`a:${text}?>`))],
  ['in hexadecimal digits', hex],
  ['in upper-case hexadecimal digits', (text) => hex(text).toUpperCase()],
]
const credentials = [
  ['client id', clientId],
  ['client secret', clientSecret],
  ['client id and secret', `${clientId}:${clientSecret}`],
] as const

test.each(credentials.flatMap(([what, text]) => encodings.map(([how, encode]) => [what, how, encode(text)] as const)))(
  'a response with the %s %s does not reach the browser',
  async (_what, _how, written) => {
    const bodies = [
      [400, `{"code":"X","message":"sent: ${written}"}`],
      [200, `{"a":[{"b":{"c":"${written}"}}]}`],
      [200, `{"${written}":1}`],
      [500, `{"code":"X","details":{"request":"${written}"}}`],
    ] as const

    const answers = await Promise.all(bodies.map(([status, body]) => executeWith(() => jsonResponse(status, body))))

    for (const { json, text } of answers) {
      expect(json).toMatchObject(unexpected)
      expect(text).not.toContain(written)
    }
  },
)

test.each(['content-type', 'retry-after', 'date'])(
  'a credential in the header %s does not reach the browser, with or without a body',
  async (name) => {
    for (const [, text] of credentials)
      for (const written of [text, base64(text), inPercentCodes(text)]) {
        const value = name === 'content-type' ? `application/json; x=${written}` : written
        const withBody = await executeWith(() => jsonResponse(200, {}, { [name]: value }))
        const withoutBody = await executeWith(() => new Response(null, { status: 204, headers: { [name]: value } }))

        for (const { headers } of [withBody, withoutBody]) expect(JSON.stringify([...headers])).not.toContain(written)
      }
  },
)

test.each([
  ['retry-after', 'soon'],
  ['retry-after', '1'.repeat(300)],
  ['date', 'x'.repeat(20)],
  ['date', 'Fri, 20 Nov 2026 12:00:00 GMT; and more'],
])('the header %s: %s, which has no form of HTTP, does not reach the browser', async (name, value) => {
  const answer = await executeWith(() => jsonResponse(200, {}, { [name]: value }))

  expect(answer.status).toBe(200)
  expect(answer.headers.has(name)).toBe(false)
})

test.each([
  ['application/json', 'application/json'],
  ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ['application/problem+json', 'application/problem+json'],
])('the content type %s reaches the browser as it was', async (sent, received) => {
  const answer = await executeWith(() => jsonResponse(200, {}, { 'content-type': sent }))

  expect(answer.headers.get('content-type')).toBe(received)
})

test('a credential that is only refused while an owner is looked up does not reach the browser', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const body = { code: 'CLIENT', message: inPercentCodes(clientSecret) }
  platform.service.intercept = ({ method }) => (method === 'GET' ? jsonResponse(403, body) : undefined)

  const answer = await platform.call('POST', execute)

  expect(answer.json).toMatchObject(unexpected)
})

test.each([
  ['half of the secret', `{"note":"${clientSecret.slice(0, 14)}"}`],
  ['words of the secret', '{"note":"the client and the secret of the platform"}'],
  ['invalid escapes', '{"note":"100% \\\\u12 %zz &#; &#x110000; %e2%82"}'],
  ['other escapes', '{"note":"\\u0041\\u2028\\ud83d\\ude00 %41%e2%82%ac &amp;"}'],
])('a response with %s passes', async (_what, body) => {
  const answer = await executeWith(() => jsonResponse(200, body))

  expect([answer.status, answer.text]).toEqual([200, body])
})

test.each([
  ['a"b\\c/d%41 é&#65;-and-more', 'client-id-1'],
  ['secret', 'abc'],
])('the secret %j of the client %s is found in each encoding', async (secret, id) => {
  const credentialsOf = { clientId: id, clientSecret: secret }
  const pair = `${id}:${secret}`

  for (const text of [
    secret,
    JSON.stringify(secret),
    JSON.stringify(JSON.stringify({ secret })),
    encodeURIComponent(secret),
    inPercentCodes(secret),
    base64(pair),
    base64Url(pair),
    `Basic ${base64(pair)}`,
  ])
    expect(createLeakCheck(credentialsOf)(`{"a":${text}}`)).toBe(true)
})

test('a client id shorter than eight characters is not searched for alone, since any text may hold it', async () => {
  const holdsCredentials = createLeakCheck({ clientId: 'demo', clientSecret: 'secret-of-demo' })
  expect(holdsCredentials('{"note":"demo"}')).toBe(false)
})
