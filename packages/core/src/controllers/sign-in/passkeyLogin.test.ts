import { createPasskeyLogin, type PasskeyLoginController } from '@countersign/core'
import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { engineError, unanswered } from '../../../test/testAuthenticator.ts'
import { turn, until } from '../../../test/testClock.ts'
import { type PasskeyLoginEvent, type PasskeyLoginState, reducePasskeyLogin } from './passkeyLoginState.ts'

function watch(login: PasskeyLoginController): string[] {
  const seen: string[] = [login.getSnapshot().status]
  login.subscribe(() => seen.push(login.getSnapshot().status))
  return seen
}

test('a sign-in shows each step and ends in the session', async () => {
  const { client, passkey } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const seen = watch(login)

  await login.start()

  expect(seen).toEqual(['idle', 'preparing', 'prompting', 'verifying', 'signed-in'])
  expect(login.getSnapshot()).toMatchObject({ session: { credentialId: passkey.id } })
})

test('a dismissed prompt is not an error, and the next click asks again', async () => {
  const { client, clock, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  device.next(async () => {
    clock.advance(2_000)
    throw engineError('NotAllowedError')
  })

  await login.start()
  expect(login.getSnapshot()).toEqual({ status: 'idle' })

  await login.start()
  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a failure becomes state, without the message of the browser', async () => {
  const { client, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  device.next(() => Promise.reject(engineError('SecurityError')))

  await login.start()

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_WRONG_SITE' } })
  expect(JSON.stringify(login.getSnapshot())).not.toContain('secret-id')
})

test('two clicks open one prompt', async () => {
  const { client, network, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const prompts = device.prompts.length
  network.requests.length = 0

  await Promise.all([login.start(), login.start()])

  expect(device.prompts).toHaveLength(prompts + 1)
  expect(network.requests).toHaveLength(2)
})

test.each(['cancel', 'destroy'] as const)(
  '%s closes the prompt, stores nothing, and may be followed by a start',
  async (end) => {
    const { client, clock, passkey, device, keyStore } = await passkeyWorld()
    const before = await keyStore.list()
    const login = createPasskeyLogin(client, { credentialId: passkey.id })
    const prompts = device.prompts.length
    device.next(unanswered)
    const started = login.start()
    await until(clock, () => device.prompts.length > prompts)
    expect(login.getSnapshot().status).toBe('prompting')

    login[end]()

    await started
    expect(login.getSnapshot()).toEqual({ status: 'idle' })
    expect(await keyStore.list()).toEqual(before)
    await login.start()
    expect(login.getSnapshot().status).toBe('signed-in')
  },
)

test('autofill waits without a change of state, and signs in with the passkey that the user picks', async () => {
  const { client, clock, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const seen = watch(login)
  const offered = login.offerAutofill()
  await until(clock, device.offers)
  expect(seen).toEqual(['idle'])

  device.pick()
  await offered

  expect(seen).toEqual(['idle', 'verifying', 'signed-in'])
})

test('a button replaces autofill, which returns when its prompt is dismissed', async () => {
  const { client, clock, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  void login.offerAutofill()
  await until(clock, device.offers)
  device.next(async () => {
    expect(device.offers()).toBe(false)
    clock.advance(2_000)
    throw engineError('NotAllowedError')
  })

  await login.start()

  await until(clock, device.offers)
  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  login.destroy()
  expect(device.offers()).toBe(false)
})

test('autofill that cannot be offered is not an error', async () => {
  const { client, network, passkey, device } = await passkeyWorld()
  network.offline = true
  const login = createPasskeyLogin(client, { credentialId: passkey.id })

  await login.offerAutofill()

  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  expect(device.offers()).toBe(false)
})

test('a failure after the user picked a passkey from autofill is shown', async () => {
  const { client, clock, network, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const offered = login.offerAutofill()
  await until(clock, device.offers)
  network.lose('/verify', 'request')

  device.pick()
  await offered

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })
})

test('preloading prompts for nothing', async () => {
  const { client, network, device } = await passkeyWorld()
  const prompts = device.prompts.length
  network.requests.length = 0

  createPasskeyLogin(client).prepare()
  for (let turns = 0; turns < 5; turns++) await turn()

  expect(network.requests).toEqual([])
  expect(device.prompts).toHaveLength(prompts)
})

const session = { id: 'Session:1' } as never
const error = { code: 'PASSKEY_TIMED_OUT' } as never
test.each<[PasskeyLoginState, PasskeyLoginEvent, PasskeyLoginState]>([
  [{ status: 'idle', error }, { type: 'started' }, { status: 'preparing' }],
  [{ status: 'verifying' }, { type: 'started' }, { status: 'verifying' }],
  [{ status: 'idle' }, { type: 'prompted' }, { status: 'idle' }],
  [{ status: 'preparing' }, { type: 'answered' }, { status: 'preparing' }],
  [{ status: 'idle' }, { type: 'signed-in', session }, { status: 'idle' }],
  [{ status: 'idle' }, { type: 'failed', error }, { status: 'idle' }],
  [
    { status: 'signed-in', session },
    { type: 'failed', error },
    { status: 'signed-in', session },
  ],
  [{ status: 'signed-in', session }, { type: 'stopped' }, { status: 'signed-in', session }],
  [{ status: 'idle', error }, { type: 'stopped' }, { status: 'idle', error }],
])('in %o, %o leads to %o', (state, event, next) => {
  expect(reducePasskeyLogin(state, event)).toEqual(next)
})
