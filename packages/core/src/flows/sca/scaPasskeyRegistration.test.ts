import { expect, test } from 'vitest'
import { provenEuropean } from '../../../test/proven.ts'
import { installTestDevice } from '../../../test/testAuthenticator.ts'
import type { PasskeyFeature } from '../../webauthn/checkPasskeys.ts'
import { confirmScaPasskey, makeScaPasskey } from './scaPasskeyRegistration.ts'

/** A device that has created a passkey, which the service does not have yet. */
async function made() {
  const device = installTestDevice()
  const world = await provenEuropean()
  const passkey = await makeScaPasskey(world.client)
  return { world, device, confirm: () => confirmScaPasskey(world.client, { made: passkey }) }
}

const app = { type: 'TOTP', secret: 'aa', secretBase32Encoded: 'AA', totpUri: 'otpauth://totp/a?secret=AA' }

test('the device is not asked where the service begins another factor', async () => {
  const device = installTestDevice()
  const { client, network } = await provenEuropean()
  network.tamper('POST /sca/factors', () => JSON.stringify(app))

  await expect(makeScaPasskey(client)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(device.prompts).toEqual([])
})

/** A page that may do only one thing with passkeys. */
function allowOnly(feature: PasskeyFeature): void {
  Object.assign(globalThis.document, { featurePolicy: { allowsFeature: (name: string) => name === feature } })
}

test('a page that may use passkeys, and not create any, begins nothing', async () => {
  installTestDevice()
  allowOnly('publickey-credentials-get')
  const { client, network } = await provenEuropean()

  await expect(makeScaPasskey(client)).rejects.toMatchObject({ code: 'PASSKEY_FORBIDDEN_HERE' })
  expect(network.requests).toEqual([])
})

test('a page that may create passkeys, and not use any, creates one', async () => {
  const device = installTestDevice()
  allowOnly('publickey-credentials-create')
  const { client } = await provenEuropean()

  const { credential } = await makeScaPasskey(client)

  expect(device.passkeys).toMatchObject([{ id: credential.id }])
})

test('the response that registers a passkey is enough: the factors are not read', async () => {
  const { world, confirm } = await made()

  expect(await confirm()).toMatchObject({ factor: 'PASSKEY' })
  expect(world.network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /sca/factors',
    'POST /sca/factors/confirm',
  ])
})

test('a response that registers another factor does not count, and the passkey stays in the browser', async () => {
  const { world, device, confirm } = await made()
  world.network.tamper('POST /sca/factors/confirm', () => JSON.stringify({ type: 'TOTP', recoveryCodes: ['a code'] }))
  world.network.tamper('GET /sca/factors', () => '{"factors":[]}')

  await expect(confirm()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(device.signals).toEqual([])
})

test('a passkey that is rejected is reported with the status of the response', async () => {
  const { world, confirm } = await made()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 400, code: 'INVALID_INPUT' })
  await expect(confirm()).rejects.toMatchObject({ code: 'PASSKEY_REJECTED', httpStatus: 400 })
})
