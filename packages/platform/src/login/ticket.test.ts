import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { EncryptJWT, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { ada, clientSecret, eve } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'
import { typesByParameter } from '../guards/ids.ts'

const challenge = `/auth/credentials/${ada.credential}/challenge`
const verify = `/auth/credentials/${ada.credential}/verify`
const wrong = { type: 'EMAIL_OTP', encryptedOtpBundle: 'wrong' }
const forgedTicket = {
  customerId: ada.customer,
  methods: [{ id: ada.credential, accountId: ada.account }],
  challenged: true,
  expiresAt: 1e13,
}

const named = (value: string) => `__Host-countersign_login=${value}`
const key = (text: string) => new TextEncoder().encode(text)
const direct = { alg: 'dir', enc: 'A256GCM' }
const jwe = (secret: Uint8Array) =>
  new EncryptJWT({ ticket: forgedTicket }).setProtectedHeader(direct).setExpirationTime('1h').encrypt(secret)
const base64url = (text: string) => Buffer.from(text).toString('base64url')

test.each([
  ['empty', async () => ''],
  ['no token', async () => 'x.y.z'],
  ['plain JSON', async () => base64url(JSON.stringify(forgedTicket))],
  ['encrypted with another key', () => jwe(new Uint8Array(32))],
  ['encrypted with the client secret itself', () => jwe(key(clientSecret.padEnd(32, ' ').slice(0, 32)))],
  [
    'signed with the client secret',
    () => new SignJWT({ ticket: forgedTicket }).setProtectedHeader({ alg: 'HS256' }).sign(key(clientSecret)),
  ],
  ['unsigned', async () => `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify({ ticket: forgedTicket }))}.`],
  [
    'encrypted with a key of its own choice',
    async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      return new EncryptJWT({ ticket: forgedTicket })
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
        .encrypt(publicKey)
    },
  ],
])('a ticket that is %s opens nothing', async (_how, forge) => {
  const platform = createTestPlatform()
  const cookie = named(await forge())

  const answers = [
    await platform.call('POST', challenge, { cookie }),
    await platform.call('POST', verify, { cookie, body: wrong }),
  ]

  for (const { status, json } of answers) {
    expect(status).toBe(401)
    expect(json).toMatchObject({ code: 'LOGIN_TICKET_REQUIRED' })
  }
  expect(platform.service.seen).toEqual([])
})

test('a ticket with one character changed, wherever it is, opens nothing', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })
  const positions = [...cookie].flatMap((letter, index) =>
    /[\w-]/.test(letter) && index >= named('').length ? [index] : [],
  )

  for (const index of positions.filter((_position, count) => count % 37 === 0)) {
    const other = cookie[index] === 'A' ? 'B' : 'A'
    const changed = cookie.slice(0, index) + other + cookie.slice(index + 1)
    const answer = await platform.call('POST', challenge, { cookie: changed })
    expect(answer.status).toBe(401)
  }

  expect(platform.service.seen).toEqual([])
})

test('a ticket expires after ten minutes, also when a challenge wrote it again', async () => {
  const platform = createTestPlatform()
  const { cookie: early } = await startLogin(platform, { email: ada.email })
  platform.clock.now += 599_000
  const answer = await platform.call('POST', challenge, { cookie: early })
  const [late = ''] = answer.headers.getSetCookie()

  platform.clock.now += 1_000
  const again = await platform.call('POST', challenge, { cookie: early })
  const rewritten = await platform.call('POST', verify, { cookie: late.split(';')[0], body: wrong })

  expect(answer.status).toBe(200)
  expect(late).toContain('Max-Age=1;')
  expect([again.status, rewritten.status]).toEqual([401, 401])
  expect(rewritten.json).toMatchObject({ code: 'LOGIN_TICKET_REQUIRED' })
})

test('a ticket of another platform opens nothing', async () => {
  const { cookie } = await startLogin(createTestPlatform(), { email: ada.email })
  const { createPlatformHandler } = await import('../exports/index.ts')
  const handle = createPlatformHandler({
    service: { baseUrl: 'https://service.test', clientId: 'c', clientSecret: 'another secret' },
    identify: async () => undefined,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
  })
  const headers = { origin: 'https://app.test', cookie }

  const response = await handle(new Request(`https://app.test/api/wallet${challenge}`, { method: 'POST', headers }))

  expect(response.status).toBe(401)
})

test('a ticket works in every process of the platform', async () => {
  const { cookie } = await startLogin(createTestPlatform(), { email: ada.email })

  const answer = await createTestPlatform().call('POST', challenge, { cookie })

  expect(answer.status).toBe(200)
})

test('another user’s ticket opens none of my credentials', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startChallenge(platform, { email: eve.email })
  platform.service.seen.length = 0

  const answers = [
    await platform.call('POST', challenge, { cookie }),
    await platform.call('POST', verify, { cookie, body: wrong }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(platform.service.seen).toEqual([])
})

const opaque: Readonly<Record<string, string>> = { receiverUmaAddress: '$bob@example.com' }
const forCustomers = Object.values<Operation>(operations).filter(
  ({ access }) => access === 'customer' || access === 'opt-in',
)

test.each(forCustomers.map((operation) => [operation.name, operation] as const))(
  'a ticket does not open %s',
  async (name, operation) => {
    const platform = createTestPlatform()
    const { cookie } = await startChallenge(platform, { email: ada.email })
    platform.service.seen.length = 0
    const own = Object.values(ada)
    const path = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_all, parameter: string) =>
        own.find((id) => id.startsWith(`${typesByParameter.get(parameter)?.[0]}:`)) ?? opaque[parameter] ?? ada.reset,
    )

    const answer = await platform.call(operation.method, path, { cookie, body: bodyByOperation[name]?.(ada) })

    expect(answer.json).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect(platform.service.seen).toEqual([])
  },
)

test('a body with another user’s id is refused with a ticket too', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startChallenge(platform, { email: ada.email })

  const answer = await platform.call('POST', verify, { cookie, body: { ...wrong, credentialId: eve.credential } })

  expect(answer.status).toBe(404)
})

test('a query is refused with a ticket too', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })

  const answer = await platform.call('POST', `${challenge}?accountId=${eve.account}`, { cookie })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test('nothing is verified before a code was requested', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })

  const answer = await platform.call('POST', verify, { cookie, body: wrong })

  expect(answer.status).toBe(401)
  expect(answer.json).toMatchObject({ code: 'LOGIN_TICKET_REQUIRED' })
  expect(platform.service.seen).toEqual([])
})
