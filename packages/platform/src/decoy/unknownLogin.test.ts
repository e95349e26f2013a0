import { expect, test } from 'vitest'
import { repetitions } from '../../../core/test/longRun.ts'
import type { SeenResponse, TestPlatform } from '../../test/createTestPlatform.ts'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { ada, decoyWallet, errorResponse, eve } from '../../test/fakeService.ts'

const sealed = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })
const verifyBody = { type: 'EMAIL_OTP', encryptedOtpBundle: sealed }
const unknown = { email: 'bob@example.com' }
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/** What an attacker can compare: everything in a response except what differs between any two users. */
function shapeOf({ status, headers, text }: SeenResponse) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[\w.-]+;/, (value) => `=${value.length};`))
  const plain = text
    .replaceAll(uuid, 'uuid')
    .replaceAll(/"(.)•••@/g, '"x•••@')
    .replaceAll(/\d{8}/g, 'bundle')
  return { status, names: [...headers.keys()].sort(), cookies, plain, type: headers.get('content-type') }
}

async function walk(platform: TestPlatform, login: Record<string, string>) {
  const { answer, method, challenge, cookie } = await startChallenge(platform, login)
  const path = `/auth/credentials/${method.id}/verify`
  const verify = await platform.call('POST', path, { cookie, body: verifyBody })
  const garbage = await platform.call('POST', path, { cookie, body: { ...verifyBody, encryptedOtpBundle: 'x' } })
  const again = await platform.call('POST', `/auth/credentials/${method.id}/challenge`, { cookie })
  return { shapes: [answer, challenge, verify, garbage, again].map(shapeOf), method }
}

/** Their names are of every length up to the longest. */
const logins = repetitions({ usual: 40, long: 200 })

test(`${logins} unknown logins get the same responses as a known one, step by step`, async () => {
  // All of them come from one address.
  const platform = createTestPlatform({ rateLimits: { address: false } })
  const known = await walk(platform, { email: ada.email })
  const ids = new Set<string>()

  for (let number = 0; number < 200; number += 200 / logins) {
    const name = `${String.fromCharCode(97 + (number % 26))}${'x'.repeat(number)}`.slice(0, 60)
    const { shapes, method } = await walk(platform, { email: `${name}${number}@example.com` })
    expect(shapes).toEqual(known.shapes)
    ids.add(method.id).add(method.accountId)
  }

  expect(ids.size).toBe(2 * logins)
})

test('the invented ids stay the same for one address, in any spelling, and in every process', async () => {
  const spellings = ['bob@example.com', 'Bob@Example.com', 'BOB@EXAMPLE.COM']

  const logins = await Promise.all(spellings.map((email) => startLogin(createTestPlatform(), { email })))

  expect(new Set(logins.map(({ method }) => JSON.stringify(method))).size).toBe(1)
})

test('the ticket of an unknown login is as long as that of a known one and reveals nothing', async () => {
  const platform = createTestPlatform()

  const logins = await Promise.all(
    [ada.email, eve.email, 'b@c.de', `${'b'.repeat(64)}@${'c'.repeat(60)}.example.com`].map((email) =>
      startLogin(platform, { email }),
    ),
  )

  expect(new Set(logins.map(({ cookie }) => cookie.length)).size).toBe(1)
  for (const { cookie } of logins) {
    const [header = '', ...rest] = cookie.slice('__Host-countersign_login='.length).split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'dir', enc: 'A256GCM' })
    expect(rest.map((part) => Buffer.from(part, 'base64url').toString('latin1')).join()).not.toMatch(/decoy|Customer/)
  }
})

test('an unknown phone number gets a code by SMS', async () => {
  const platform = createTestPlatform()

  const { method, challenge, cookie } = await startChallenge(platform, { phoneNumber: '+15550100' })
  const body = { ...verifyBody, type: 'SMS_OTP' }
  const verify = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body })

  expect(method).toMatchObject({ type: 'SMS_OTP', nickname: '+•••00' })
  expect(challenge.json).toMatchObject({ ...method, otpEncryptionTargetBundle: expect.any(String) })
  expect(verify.json).toMatchObject({ code: 'UNAUTHORIZED', reason: 'Invalid OTP code' })
  const sent = new TextDecoder().decode(platform.service.seen.find(({ url }) => url.endsWith('/verify'))?.bytes)
  expect(JSON.parse(sent)).toEqual(verifyBody)
})

test('an email address that begins like a phone number is still one', async () => {
  const { method } = await startLogin(createTestPlatform(), { email: '+1555@example.com' })

  expect(method).toMatchObject({ type: 'EMAIL_OTP', nickname: '+•••@example.com' })
})

test('each step of an unknown login is one real call about the decoy wallet', async () => {
  const platform = createTestPlatform()
  const { method, cookie } = await startChallenge(platform, unknown)

  await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: verifyBody })

  const posts = platform.service.seen.filter((seen) => seen.method === 'POST')
  expect(posts.map(({ url }) => url.split('/').slice(-2))).toEqual([
    [decoyWallet.credential, 'challenge'],
    [decoyWallet.credential, 'verify'],
  ])
})

test('nothing of the decoy wallet is ever shown', async () => {
  const platform = createTestPlatform()
  const { answer, challenge, method, cookie } = await startChallenge(platform, unknown)
  const message = `${decoyWallet.credential} of ${decoyWallet.account}`
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') ? errorResponse(400, 'INVALID_INPUT', message) : undefined

  const verify = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: verifyBody })

  const everything = [answer, challenge, verify].map(({ text }) => text).join()
  for (const value of [decoyWallet.credential, decoyWallet.account, decoyWallet.email, 'createdAt'])
    expect(everything).not.toContain(value)
  expect(verify.json).toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid OTP code' })
})

test('a decoy wallet over its limit responds with its last bundle, but not to the same login twice', async () => {
  const platform = createTestPlatform()
  const first = await startChallenge(platform, unknown)
  platform.service.intercept = ({ url }) =>
    url.endsWith('/challenge') ? errorResponse(429, 'RATE_LIMITED', 'x', { 'retry-after': '30' }) : undefined

  const other = await startChallenge(platform, { email: 'carol@example.com' })
  const repeated = await platform.call('POST', `/auth/credentials/${first.method.id}/challenge`, {
    cookie: first.cookie,
  })

  expect(other.challenge.json).toMatchObject({ id: other.method.id, nickname: 'c•••@example.com' })
  expect(other.challenge.headers.has('retry-after')).toBe(false)
  expect(repeated.status).toBe(429)
  expect(repeated.headers.get('retry-after')).toBe('30')
})

test.each([400, 403, 404, 409, 423])(
  'a challenge that the service refuses (%i) ends the same way for known and unknown logins',
  async (status) => {
    const shapes = await Promise.all(
      [{ email: ada.email }, unknown].map(async (login) => {
        const platform = createTestPlatform()
        platform.service.intercept = ({ url }) =>
          url.endsWith('/challenge') ? errorResponse(status, 'X', `about ${decoyWallet.credential}`) : undefined
        return shapeOf((await startChallenge(platform, login)).challenge)
      }),
    )

    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[0]).toMatchObject({ status: 502, plain: expect.stringContaining('PLATFORM_UNAVAILABLE') })
  },
)

test('refused credentials and failures of the service look the same for known and unknown logins', async () => {
  const shapes = await Promise.all(
    [401, 500, 503].map(async (status) => {
      const platform = createTestPlatform()
      const logins = [await startLogin(platform, { email: ada.email }), await startLogin(platform, unknown)]
      platform.service.intercept = () => errorResponse(status, 'UNAUTHORIZED', 'x')
      return Promise.all(
        logins.map(async ({ method, cookie }) =>
          shapeOf(await platform.call('POST', `/auth/credentials/${method.id}/challenge`, { cookie })),
        ),
      )
    }),
  )

  for (const [known, decoy] of shapes) expect(decoy).toEqual(known)
})

test('without a decoy wallet the lookup still reveals nothing, and the challenge is delayed', async () => {
  const findCustomer = async () => undefined
  const platform = createTestPlatform({ findCustomer, decoys: [] })

  const { answer, challenge } = await startChallenge(platform, unknown)

  expect(answer.status).toBe(200)
  expect(challenge.status).toBe(429)
  expect(challenge.headers.get('retry-after')).toBe('60')
  expect(challenge.json).toMatchObject({ code: 'RATE_LIMITED' })
  expect(platform.service.seen).toEqual([])
})
