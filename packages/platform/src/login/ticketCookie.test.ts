import { expect, test } from 'vitest'
import type { TestPlatform, TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { cookieOf, createTestPlatform, startLogin } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'

const secure = /^__Host-countersign_login=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/
const plain = /^countersign_login=[^;]+; Path=\/api\/wallet; Max-Age=600; HttpOnly; SameSite=Strict$/
const challenge = `/auth/credentials/${ada.credential}/challenge`
const ticketRequired = { status: 401, code: 'LOGIN_TICKET_REQUIRED' }

type Origins = { url: string; origin: string; allowedOrigins?: readonly string[] }

function post(platform: TestPlatform, { url, origin }: Origins, path: string, cookie = '') {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const body = path === '/login' ? JSON.stringify({ email: ada.email }) : null
  return platform.send(new Request(`${url}/api/wallet${path}`, { method: 'POST', headers, body }))
}

test.each<[string, Origins, RegExp]>([
  ['a page with TLS', { url: 'https://app.test', origin: 'https://app.test' }, secure],
  ['a page behind a proxy that ends TLS', { url: 'http://app.test', origin: 'https://app.test' }, secure],
  [
    'a page behind a proxy that calls this machine',
    { url: 'http://localhost:3000', origin: 'https://app.test', allowedOrigins: ['https://app.test'] },
    secure,
  ],
  ['a page on this machine with TLS', { url: 'https://localhost', origin: 'https://localhost' }, secure],
  ['a page on this machine', { url: 'http://localhost:3000', origin: 'http://localhost:3000' }, plain],
  ['a page on this machine by its address', { url: 'http://127.0.0.1', origin: 'http://127.0.0.1' }, plain],
  ['a page on this machine by its IPv6 address', { url: 'http://[::1]:3000', origin: 'http://[::1]:3000' }, plain],
  [
    'a page of a development server on this machine',
    { url: 'http://localhost:3000', origin: 'http://localhost:5173', allowedOrigins: ['http://localhost:5173'] },
    plain,
  ],
])('%s gets a ticket that works there', async (_what, origins, form) => {
  const { allowedOrigins } = origins
  const platform = createTestPlatform(allowedOrigins ? { allowedOrigins } : {})

  const login = await post(platform, origins, '/login')
  const answer = await post(platform, origins, challenge, cookieOf(login))

  expect(login.headers.getSetCookie()[0]).toMatch(form)
  expect(answer.status).toBe(200)
})

test.each<[string, TestPlatformOptions, string]>([
  ['one listed page', { allowedOrigins: ['https://app.test'] }, 'http://localhost:3000'],
  ['no listed page', {}, 'http://app.test'],
])('a request without an Origin gets a secure ticket where there is %s with TLS', async (_what, options, url) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ email: ada.email })

  const answer = await createTestPlatform(options).send(
    new Request(`${url}/api/wallet/login`, { method: 'POST', headers, body }),
  )

  expect(answer.headers.getSetCookie()[0]).toMatch(secure)
})

test('a ticket under the name for this machine opens nothing on a page with TLS', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })

  const answer = await platform.call('POST', challenge, { cookie: cookie.replace('__Host-', '') })

  expect(answer.json).toMatchObject(ticketRequired)
})

test.each<[string, (own: string, foreign: string) => string]>([
  ['behind another', (own, foreign) => `${foreign}; ${own}`],
  ['before another', (own, foreign) => `${own}; ${foreign}`],
  ['next to itself', (own) => `${own}; ${own}`],
  ['next to an empty one', (own) => `${own}; __Host-countersign_login=`],
  ['next to an invalid one, among others', (own) => `a=1; __Host-countersign_login=x; b=2; ${own}`],
])('a ticket %s of its name opens nothing', async (_how, write) => {
  const platform = createTestPlatform()
  const own = await startLogin(platform, { email: ada.email })
  const foreign = await startLogin(platform, { email: eve.email })

  const answer = await platform.call('POST', challenge, { cookie: write(own.cookie, foreign.cookie) })

  expect(answer.json).toMatchObject(ticketRequired)
  expect(platform.service.seen).toEqual([])
})

test.each<[string, (name: string) => string]>([
  ['in other case', (name) => name.toLowerCase()],
  ['with a character before it that some readers drop', (name) => `\u00a0${name}`],
  ['behind a vertical tab', (name) => `\u000b${name}`],
  ['with a blank after it', (name) => `${name} `],
  ['in quotation marks', (name) => `"${name}"`],
])('a cookie whose name is that of the ticket %s is not a ticket', async (_how, write) => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })
  const [name = '', value = ''] = cookie.split('=')

  const answer = await platform.call('POST', challenge, { cookie: `a=1; ${write(name)}=${value}` })

  expect(answer.json).toMatchObject(ticketRequired)
})

test.each<[string, (own: string) => string]>([
  ['with others', (own) => `a=1; xcountersign_login=no;${own}; b=2; countersign_login=old`],
  ['with tabs and without blanks', (own) => `a=1;\t${own}\t;b=2`],
])('a ticket is found %s', async (_how, write) => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })

  const answer = await platform.call('POST', challenge, { cookie: write(cookie) })

  expect(answer.status).toBe(200)
})

test('a cookie longer than any that a browser stores is not a ticket', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })
  const [header, , iv, text, tag] = cookie.slice('__Host-countersign_login='.length).split('.')

  const long = `__Host-countersign_login=${[header, 'A'.repeat(8_000), iv, text, tag].join('.')}`
  const answer = await platform.call('POST', challenge, { cookie: long })

  expect(answer.json).toMatchObject(ticketRequired)
})
