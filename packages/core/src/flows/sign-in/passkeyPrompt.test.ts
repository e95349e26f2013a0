import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { installTestDevice, type TestDeviceOptions, unanswered } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'
import { forgetLogin } from '../../storage/rememberedLogins.ts'
import { loginWithPasskey } from './passkeyLogin.ts'
import { makePasskey, shouldOfferPasskey } from './passkeyRegistration.ts'

test.each([
  ['another component', (world: Awaited<ReturnType<typeof passkeyWorld>>) => world.client],
  ['another tab', (world: Awaited<ReturnType<typeof passkeyWorld>>) => world.openTab()],
])('while one prompt is open, one of %s is busy at once and sends nothing', async (_name, other) => {
  const world = await passkeyWorld()
  const { client, clock, network, passkey, device, ada } = world
  const leaving = new AbortController()
  device.next(unanswered)
  const prompts = device.prompts.length
  const first = loginWithPasskey(client, { credentialId: passkey.id, signal: leaving.signal })
  await until(clock, () => device.prompts.length > prompts)
  network.requests.length = 0

  await expect(loginWithPasskey(other(world), { credentialId: passkey.id })).rejects.toMatchObject({
    code: 'PASSKEY_BUSY',
  })
  await expect(makePasskey(other(world), { accountId: ada.accountId, nickname: 'Phone' })).rejects.toMatchObject({
    code: 'PASSKEY_BUSY',
  })

  expect(network.requests).toEqual([])
  expect(device.prompts).toHaveLength(prompts + 1)
  leaving.abort()
  await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await loginWithPasskey(other(world), { credentialId: passkey.id })).toMatchObject({ type: 'PASSKEY' })
})

test.each<[TestDeviceOptions, string]>([
  [{ supported: false }, 'PASSKEY_UNSUPPORTED'],
  [{ supported: false, userAgent: 'Mozilla/5.0 (Linux; Android 14; K; wv)' }, 'PASSKEY_UNSUPPORTED'],
  [{ secure: false }, 'PASSKEY_INSECURE_PAGE'],
  [{ allowed: false }, 'PASSKEY_FORBIDDEN_HERE'],
])('a page with %o says so before anything is sent', async (options, code) => {
  const device = installTestDevice(options)
  const { client, network, ada } = await createTestClient()

  await expect(loginWithPasskey(client, { credentialId: 'AuthMethod:1' })).rejects.toMatchObject({ code })
  await expect(makePasskey(client, { accountId: ada.accountId, nickname: 'Phone' })).rejects.toMatchObject({ code })

  expect(network.requests).toEqual([])
  expect(device.prompts).toEqual([])
})

test('a client configured for another site gets an error, from the browser and before a passkey is created', async () => {
  const { network, openTab, passkey, ada, device } = await passkeyWorld()
  const client = { ...openTab(), passkeys: { rpId: 'other.example' } }
  const made = device.passkeys.length
  network.requests.length = 0

  await expect(loginWithPasskey(client, { credentialId: passkey.id })).rejects.toMatchObject({
    code: 'PASSKEY_WRONG_SITE',
  })
  await expect(makePasskey(client, { accountId: ada.accountId, nickname: 'Phone' })).rejects.toMatchObject({
    code: 'PASSKEY_WRONG_SITE',
  })

  expect(device.passkeys).toHaveLength(made)
})

test('a page that may use passkeys but not create them, or the other way round, says so for what it may not', async () => {
  const { client, ada, network, passkey, device } = await passkeyWorld()
  const { accountId } = ada
  const forbid = (refused: string) =>
    Object.assign(document, { featurePolicy: { allowsFeature: (feature: string) => feature !== refused } })
  const prompts = device.prompts.length
  network.requests.length = 0

  forbid('publickey-credentials-get')
  await expect(loginWithPasskey(client, { credentialId: passkey.id })).rejects.toMatchObject({
    code: 'PASSKEY_FORBIDDEN_HERE',
  })
  forbid('publickey-credentials-create')
  await expect(makePasskey(client, { accountId, nickname: 'Phone' })).rejects.toMatchObject({
    code: 'PASSKEY_FORBIDDEN_HERE',
  })
  await forgetLogin(client.records, { credentialId: passkey.id })
  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)

  expect(network.requests).toEqual([])
  expect(device.prompts).toHaveLength(prompts)
})
