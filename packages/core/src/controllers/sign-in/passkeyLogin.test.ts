import { createPasskeyLogin, type PasskeyLoginController } from '@countersign/core'
import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { engineError, unanswered } from '../../../test/testAuthenticator.ts'
import { turn, until } from '../../../test/testClock.ts'

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

test('a click while a passkey is checked asks for nothing more', async () => {
  const { client, clock, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const seen = watch(login)
  const started = login.start()
  await until(clock, () => login.getSnapshot().status === 'verifying')
  const prompts = device.prompts.length

  await login.start()
  await started

  expect(seen).toEqual(['idle', 'preparing', 'prompting', 'verifying', 'signed-in'])
  expect(device.prompts).toHaveLength(prompts)
})

test.each(['preparing', 'verifying'] as const)(
  'what a sign-in does after it was canceled while %s is not shown',
  async (status) => {
    const { client, clock, passkey } = await passkeyWorld()
    const login = createPasskeyLogin(client, { credentialId: passkey.id })
    const started = login.start()
    await until(clock, () => login.getSnapshot().status === status)
    const seen = watch(login)

    login.cancel()
    await started
    for (let turns = 0; turns < 50; turns++) await turn()

    expect(seen).toEqual([status, 'idle'])
  },
)

test('a passkey that is picked from autofill as the button is pressed shows no step of its own', async () => {
  const { client, clock, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  void login.offerAutofill()
  await until(clock, device.offers)
  const seen = watch(login)

  device.pick()
  await login.start()

  expect(seen).toEqual(['idle', 'preparing', 'prompting', 'verifying', 'signed-in'])
})

test('a sign-in that is canceled shows no step afterwards, whenever that is', async () => {
  const { client, passkey } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  const seen = watch(login)
  const { credentials } = navigator
  const { get } = credentials
  for (let later = 0; later < 30; later++) {
    credentials.get = async (options) => {
      const answer = await get(options)
      void Promise.resolve().then(async () => {
        for (let passed = 0; passed < later; passed++) await undefined
        login.cancel()
      })
      return answer
    }
    await login.start()
    await turn()

    expect(seen.at(-1), `after ${later}`).toBe('idle')
  }
  expect(seen).toContain('verifying')
  expect(seen).not.toContain('signed-in')
})

test('an attempt after a failure shows no error, and closing what is not open changes nothing', async () => {
  const { client, passkey, device } = await passkeyWorld()
  const login = createPasskeyLogin(client, { credentialId: passkey.id })
  device.next(() => Promise.reject(engineError('SecurityError')))
  const failed = await login.start()
  login.cancel()
  expect(login.getSnapshot()).toBe(failed)

  const again = login.start()
  expect(login.getSnapshot()).toEqual({ status: 'preparing' })
  const signedIn = await again
  login.cancel()
  login.destroy()

  expect(login.getSnapshot()).toBe(signedIn)
})
