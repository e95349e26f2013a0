import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { unanswered } from '../../../test/testAuthenticator.ts'
import { readRememberedLogins } from '../../storage/rememberedLogins.ts'
import { signOut } from '../session/signOut.ts'
import { loginWithPasskey } from './passkeyLogin.ts'

const paths = (requests: readonly { method: string; path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${decodeURIComponent(path).replace(/AuthMethod:[^/]+/, '{id}')}`)

/** How long the service's challenges are valid. */
function expireIn({ network, clock }: TestWorld, ms: number): void {
  network.tamper('/challenge', (body) =>
    JSON.stringify({ ...JSON.parse(body), expiresAt: new Date(clock.now() + ms).toISOString() }),
  )
}

test('a passkey signs in with two calls, and its session pays', async () => {
  const world = await passkeyWorld()
  const { client, network, passkey, ada, keyStore } = world
  network.requests.length = 0

  const session = await loginWithPasskey(client, { credentialId: passkey.id })

  expect(paths(network.requests)).toEqual([
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
  ])
  expect(session).toMatchObject({ type: 'PASSKEY', accountId: ada.accountId, credentialId: passkey.id })
  expect(session.nickname).toBe('My phone')
  expect(await keyStore.list()).toMatchObject([{ id: session.id }])
})

test('the passkey signs the characters of the challenge, for this passkey and this session key only', async () => {
  const { client, network, passkey, device } = await passkeyWorld()

  await loginWithPasskey(client, { credentialId: passkey.id })

  const prompt = device.prompts.at(-1)
  expect(new TextDecoder().decode(prompt?.publicKey.challenge)).toMatch(/^[0-9a-f]{64}$/)
  expect(prompt?.publicKey.allowCredentials?.map(({ id }) => Buffer.from(id).toString('base64url'))).toEqual([
    passkey.credentialId,
  ])
  expect(prompt?.publicKey).toMatchObject({ userVerification: 'required', timeout: 60_000 })
  const [challenge, verify] = network.requests.slice(-2)
  expect(JSON.parse(challenge?.body ?? '').clientPublicKey).toMatch(/^0[23][0-9a-f]{64}$/)
  expect(verify?.headers['request-id']).toMatch(/^Request:/)
})

test('a remembered passkey among other methods signs in a user who is unknown to the platform, with three calls', async () => {
  const { client, clock, network, passkey, ada } = await passkeyWorld()
  await signOut(client, { accountId: ada.accountId })
  clock.advance(1_000)
  network.tamper('POST /login', (body) => {
    const { methods } = JSON.parse(body) as { methods: object[] }
    return JSON.stringify({ methods: [{ ...methods[0], id: ada.credentialId, type: 'EMAIL_OTP' }, ...methods] })
  })
  network.requests.length = 0

  const session = await loginWithPasskey(client, {})

  expect(paths(network.requests)).toEqual([
    'POST /login',
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
  ])
  expect(session.credentialId).toBe(passkey.id)
  expect((await readRememberedLogins(client.records))[0]).toMatchObject({ type: 'PASSKEY', nickname: 'My phone' })
})

test('a session of the account on this page saves the ticket of a remembered passkey', async () => {
  const { client, network, passkey, ada } = await passkeyWorld()
  const { accountId } = ada
  network.requests.length = 0
  const steps: string[] = []

  await loginWithPasskey(client, {
    remembered: { credentialId: passkey.id, accountId, type: 'PASSKEY', nickname: '', lastUsedAtMs: 0 },
    onStep: (step) => steps.push(step),
  })

  expect(paths(network.requests)).toEqual([
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
  ])
  expect(steps).toEqual(['prompting', 'verifying'])
})

test.each([
  ['has no ticket for the user', undefined],
  ['does not know the user', 'SIGN_IN_REQUIRED'],
])('a platform that %s issues a new login ticket', async (_what, code) => {
  const { client, network, passkey } = await passkeyWorld()
  network.cookies.clear()
  network.tamper('/challenge', (body, { status }) =>
    status === 401 && code ? Response.json({ status, code, message: 'no' }, { status }) : body,
  )

  const session = await loginWithPasskey(client, { credentialId: passkey.id })

  expect(session.credentialId).toBe(passkey.id)
  expect(paths(network.requests).slice(-4)).toEqual([
    'POST /auth/credentials/{id}/challenge',
    'POST /login',
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
  ])
})

test('a device without a passkey reports that before anything is sent', async () => {
  const { client, network, passkey } = await passkeyWorld()
  await client.records.remove(`login:${passkey.id}`)
  network.requests.length = 0

  await expect(loginWithPasskey(client, {})).rejects.toMatchObject({ code: 'PASSKEY_UNAVAILABLE' })
  expect(network.requests).toEqual([])
})

test.each([10_000, 10_500])(
  'a challenge of 10 s that expires in a prompt of %i ms is renewed once',
  async (promptMs) => {
    const world = await passkeyWorld()
    const { client, clock, network, passkey, device } = world
    const onDevice = device.passkeys[0]
    if (!onDevice) throw new Error('no passkey was made')
    const { get } = onDevice
    let hesitation = promptMs
    onDevice.get = async (request) => {
      clock.advance(hesitation)
      hesitation = 0
      return get(request)
    }
    expireIn(world, 10_000)
    network.requests.length = 0

    const session = await loginWithPasskey(client, { credentialId: passkey.id })

    expect(session.credentialId).toBe(passkey.id)
    expect(paths(network.requests)).toEqual([
      'POST /auth/credentials/{id}/challenge',
      'POST /auth/credentials/{id}/challenge',
      'POST /auth/credentials/{id}/verify',
    ])
  },
)

test.each([-1, 0])('a challenge with %i ms left is renewed once and not shown to the user', async (leftMs) => {
  const world = await passkeyWorld()
  const { client, network, passkey, device } = world
  expireIn(world, leftMs)
  network.requests.length = 0
  const prompts = device.prompts.length

  await expect(loginWithPasskey(client, { credentialId: passkey.id })).rejects.toMatchObject({
    code: 'PASSKEY_TIMED_OUT',
  })
  expect(paths(network.requests)).toEqual([
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/challenge',
  ])
  expect(device.prompts).toHaveLength(prompts)
})

test('a user who leaves during the prompt has sent nothing to verify and stored nothing', async () => {
  const { client, network, passkey, device, keyStore } = await passkeyWorld()
  const before = await keyStore.list()
  const leaving = new AbortController()
  device.next(unanswered)

  const login = loginWithPasskey(client, {
    credentialId: passkey.id,
    signal: leaving.signal,
    onStep: (step) => step === 'prompting' && queueMicrotask(() => leaving.abort()),
  })

  await expect(login).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(paths(network.requests).at(-1)).toBe('POST /auth/credentials/{id}/challenge')
  expect(await keyStore.list()).toEqual(before)
})
