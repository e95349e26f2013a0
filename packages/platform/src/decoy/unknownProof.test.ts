import { expect, test } from 'vitest'
import type { SeenResponse, TestPlatform } from '../../test/createTestPlatform.ts'
import { startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { errorResponse, jsonResponse } from '../../test/fakeService.ts'
import { compressedKey } from '../../test/requestBodies.ts'
import {
  createPlatformOfAda,
  passkeyId,
  passkeyProof,
  tokenOfAda,
  withRequestId,
  writeToken,
  wrongIdentityProof,
  wrongPasskeyProof,
} from '../../test/waysToSignIn.ts'

const withKey = { clientPublicKey: compressedKey }
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const knownPasskey = { credentialId: passkeyId }
const unknownPasskey = { credentialId: 'AuthMethod:3c1d9a4e-7b62-4f0c-9d57-1a2b3c4d5e6f' }
const knownToken = { oidcToken: tokenOfAda }
const unknownToken = { oidcToken: writeToken({ iss: 'https://id.test', sub: 'bob', email: 'bob@example.com' }) }

function shapeOf({ status, headers, text }: SeenResponse) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[\w.-]+;/, (value) => `=${value.length};`))
  const plain = text
    .replaceAll(uuid, 'uuid')
    .replace(/"challenge":"[0-9a-f]{64}"/, 'challenge')
    .replace(/"credentialId":"[\w-]{43}"/, 'credentialId')
  return { status, names: [...headers.keys()].sort(), cookies, plain }
}

/** Every step that an attacker could take with a ticket, and how many calls to the service each of them cost. */
async function walk(platform: TestPlatform, login: Record<string, string>, proof: object) {
  const seen: object[] = []
  const note = (answer: SeenResponse) => {
    seen.push({ ...shapeOf(answer), calls: platform.service.seen.length })
    platform.service.seen.length = 0
    return answer
  }
  const { answer, method, cookie: early } = await startLogin(platform, login)
  note(answer)
  const step = async (name: string, cookie: string, body: unknown, headers = {}) =>
    note(await platform.call('POST', `/auth/credentials/${method.id}/${name}`, { cookie, body, headers }))

  await step('challenge', early, {})
  const challenge = await step('challenge', early, withKey)
  const cookie = (challenge.headers.getSetCookie()[0] ?? early).split(';')[0] ?? ''
  await step('verify', early, proof, withRequestId)
  await step('verify', cookie, proof, withRequestId)
  await step('verify', cookie, proof)
  await step('verify', cookie, { type: 'EMAIL_OTP', encryptedOtpBundle: 'x' }, withRequestId)
  return { seen, method }
}

test.each([
  ['passkey', knownPasskey, unknownPasskey, wrongPasskeyProof],
  ['identity', knownToken, unknownToken, wrongIdentityProof],
])(
  'an unknown %s gets the responses of a known one, step by step and call by call',
  async (_kind, known, unknown, proof) => {
    const expected = await walk(createPlatformOfAda(), known, proof)
    const actual = await walk(createPlatformOfAda(), unknown, proof)

    expect(actual.seen).toEqual(expected.seen)
    expect(actual.method.id).not.toBe(expected.method.id)
  },
)

test.each([
  ['malformed', 400, 'INVALID_INPUT'],
  ['about a credential that is gone', 404, 'REFERENCE_NOT_FOUND'],
  ['not accepted, in other words', 401, 'INVALID_SIGNATURE'],
])('a known proof that is %s is refused as an unknown one, at the same cost', async (_how, status, code) => {
  const calls: number[] = []
  const answers: SeenResponse[] = []
  for (const login of [knownPasskey, unknownPasskey]) {
    const platform = createPlatformOfAda()
    const { method, cookie } = await startChallenge(platform, login, withKey)
    platform.service.intercept = ({ url }) => (url.endsWith('/verify') ? errorResponse(status, code, 'Own') : undefined)
    platform.service.seen.length = 0
    const options = { cookie, body: wrongPasskeyProof, headers: withRequestId }
    answers.push(await platform.call('POST', `/auth/credentials/${method.id}/verify`, options))
    calls.push(platform.service.seen.length)
  }

  expect(answers.map(shapeOf)[0]).toEqual(answers.map(shapeOf)[1])
  expect(answers[0]?.json).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(calls).toEqual([2, 2])
})

test('no proof signs an unknown passkey or identity in', async () => {
  const platform = createPlatformOfAda({ onLogin: () => Promise.reject(new Error('no user may sign in')) })
  const passkey = await startChallenge(platform, unknownPasskey, withKey)
  const identity = await startLogin(platform, unknownToken)
  platform.service.intercept = (request) =>
    request.url.endsWith('/verify') ? jsonResponse(200, { id: 'Session:1' }) : undefined
  const rightIdentity = { ...wrongIdentityProof, oidcToken: tokenOfAda }

  const answers = [
    await platform.call('POST', `/auth/credentials/${passkey.method.id}/verify`, {
      cookie: passkey.cookie,
      body: passkeyProof,
      headers: withRequestId,
    }),
    await platform.call('POST', `/auth/credentials/${identity.method.id}/verify`, {
      cookie: identity.cookie,
      body: rightIdentity,
    }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  const proofs = platform.service.seen.filter(({ url }) => url.endsWith('/verify'))
  expect(proofs).toHaveLength(2)
  for (const id of [unknownPasskey.credentialId, passkey.method.id, identity.method.id, passkeyId])
    expect(proofs.map(({ url }) => decodeURIComponent(url)).join()).not.toContain(id)
})

test('an unknown passkey keeps its id and its WebAuthn id, and its challenges are fresh', async () => {
  const answers = await Promise.all(
    [1, 2].map(async () => (await startChallenge(createPlatformOfAda(), unknownPasskey, withKey)).challenge),
  )
  const [first, second] = answers.map(({ json }) => json as Record<string, string>)

  expect(first).toMatchObject({ id: unknownPasskey.credentialId, type: 'PASSKEY', expiresAt: '2026-11-20T12:05:00Z' })
  expect(second?.credentialId).toBe(first?.credentialId)
  expect(second?.accountId).toBe(first?.accountId)
  expect(second?.challenge).not.toBe(first?.challenge)
  expect(second?.requestId).not.toBe(first?.requestId)
})

test('a passkey that is remembered but was removed gets the responses of an unknown one', async () => {
  const { answer } = await startLogin(createPlatformOfAda(), unknownPasskey)

  expect(answer.json).toMatchObject({ methods: [{ id: unknownPasskey.credentialId, type: 'PASSKEY' }] })
})

test('the ticket for a token is as long for a user with a very long name as for a customer', async () => {
  const long = writeToken({ iss: `https://${'i'.repeat(1000)}.test`, sub: 's'.repeat(255) })
  const logins = await Promise.all(
    [tokenOfAda, long, unknownToken.oidcToken].map((oidcToken) => startLogin(createPlatformOfAda(), { oidcToken })),
  )

  expect(new Set(logins.map(({ cookie }) => cookie.length)).size).toBe(1)
})

test.each([401, 429, 500, 503])(
  'a service that responds with %i looks the same for known and unknown passkeys',
  async (status) => {
    const shapes = await Promise.all(
      [knownPasskey, unknownPasskey].map(async (login) => {
        const platform = createPlatformOfAda()
        const { method, cookie } = await startLogin(platform, login)
        platform.service.intercept = () =>
          jsonResponse(status, { status, code: 'X', message: 'x', reason: 'x' }, { 'retry-after': '7' })
        const options = { cookie, body: withKey }
        return shapeOf(await platform.call('POST', `/auth/credentials/${method.id}/challenge`, options))
      }),
    )

    expect(shapes[1]).toEqual(shapes[0])
  },
)
