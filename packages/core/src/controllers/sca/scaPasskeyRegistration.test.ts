import { listScaFactors } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { prove, provenEuropean } from '../../../test/proven.ts'
import { engineError, installTestDevice, unanswered } from '../../../test/testAuthenticator.ts'
import { testRpId } from '../../../test/testNetwork.ts'
import { createScaPasskeyRegistration } from './scaPasskeyRegistration.ts'

async function prepared() {
  const device = installTestDevice()
  const world = await provenEuropean()
  return { device, world, enroll: createScaPasskeyRegistration(world.client) }
}

const sent = ({ network }: TestWorld, path: string) => network.requests.filter((request) => request.path === path)
const starts = (world: TestWorld) => sent(world, '/sca/factors').filter(({ method }) => method === 'POST')
const confirmations = (world: TestWorld) => sent(world, '/sca/factors/confirm')
const enrolled = async ({ service, ada }: TestWorld) => {
  const { factors } = await service.call(listScaFactors, { query: { customerId: ada.customerId } })
  return factors.filter(({ factor }) => factor === 'PASSKEY').length
}

test('the device creates a passkey, and the service accepts it', async () => {
  const { device, world, enroll } = await prepared()

  await enroll.start()

  const factor = { factor: 'PASSKEY', credentialId: expect.any(String) }
  expect(enroll.getSnapshot()).toMatchObject({ status: 'done', factor })
  expect(await enrolled(world)).toBe(1)
  expect(device.prompts).toMatchObject([{ kind: 'create', publicKey: { rp: { id: testRpId } } }])
})

test('there can be only one passkey, and the device is not asked for a second', async () => {
  const { device, world, enroll } = await prepared()
  await enroll.start()
  const second = createScaPasskeyRegistration(world.client)
  await second.start()
  expect(second.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_ALREADY_ENROLLED' } })
  expect(device.prompts).toHaveLength(1)
})

test('a dismissed prompt returns to the beginning without an error', async () => {
  const { device, world, enroll } = await prepared()
  device.next(async () => {
    world.clock.advance(1_000)
    throw engineError('NotAllowedError')
  })
  await enroll.start()
  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
  expect(confirmations(world)).toEqual([])
  await enroll.start()
  expect(enroll.getSnapshot().status).toBe('done')
})

test.each<[string, (start: { allowedOrigins: string[]; relyingPartyId: string; options: { rp: object } }) => void]>([
  ['the origin of this page is not allowed', (start) => (start.allowedOrigins = ['https://elsewhere.example'])],
  [
    'it belongs to another site',
    (start) => {
      start.relyingPartyId = 'elsewhere.example'
      start.options.rp = { id: 'elsewhere.example', name: 'Elsewhere' }
    },
  ],
])('the device is not asked when %s', async (_name, change) => {
  const { device, world, enroll } = await prepared()
  world.network.tamper('POST /sca/factors', (body) => {
    const start = JSON.parse(body)
    change(start)
    return JSON.stringify(start)
  })
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_WRONG_SITE' } })
  expect(device.prompts).toEqual([])
})

test('two presses open one prompt, and leaving the page closes it', async () => {
  const { device, world, enroll } = await prepared()
  device.next(unanswered)
  const first = enroll.start()
  void enroll.start()
  await expect.poll(() => device.prompts).toHaveLength(1)

  enroll.destroy()
  await first

  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
  await enroll.start()
  expect(enroll.getSnapshot().status).toBe('done')
  expect([starts(world).length, confirmations(world).length]).toEqual([2, 1])
})

test('a passkey whose response was lost is found registered', async () => {
  const { world, enroll } = await prepared()
  world.network.lose('POST /sca/factors/confirm', 'response')
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'done', factor: { factor: 'PASSKEY' } })
})

test('a passkey that never arrived is sent again without another prompt', async () => {
  const { device, world, enroll } = await prepared()
  world.network.lose('POST /sca/factors/confirm', 'request')
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(device.signals).toEqual([])

  await enroll.start()

  expect(enroll.getSnapshot().status).toBe('done')
  expect(device.prompts).toHaveLength(1)
})

test('a passkey whose outcome was unknown is not dropped when the second attempt is refused', async () => {
  const { device, world, enroll } = await prepared()
  world.network.lose('POST /sca/factors/confirm', 'response')
  world.network.lose('GET /sca/factors', 'request')
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })

  await enroll.start()

  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_ALREADY_ENROLLED' } })
  expect(device.signals).toEqual([])
})

test('a passkey that the service rejects is removed from the browser, too', async () => {
  const { device, world, enroll } = await prepared()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 400, code: 'INVALID_INPUT' })
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_REJECTED' } })
  expect(device.signals).toEqual([
    { name: 'unknown', options: { rpId: testRpId, credentialId: device.passkeys[0]?.id } },
  ])
  await enroll.start()
  expect([enroll.getSnapshot().status, device.prompts.length]).toEqual(['done', 2])
})

test('a passkey is not dropped while it is unknown whether it is registered', async () => {
  const { device, world, enroll } = await prepared()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 400, code: 'INVALID_INPUT' })
  world.network.lose('GET /sca/factors', 'request')
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'PASSKEY_REJECTED' } })
  expect(device.signals).toEqual([])
})

test('a start that needs the SCA sign-in continues after it', async () => {
  const { device, world, enroll } = await prepared()
  world.sandbox.scenarios.failNext('enrollScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { action: 'sca-sign-in' } })
  expect(device.prompts).toEqual([])
  await enroll.resume()
  expect(enroll.getSnapshot().status).toBe('done')
})

test('a passkey that was created before the SCA sign-in is not created again after it', async () => {
  const { device, world, enroll } = await prepared()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { action: 'sca-sign-in' } })

  await enroll.resume()

  expect(enroll.getSnapshot().status).toBe('done')
  expect(device.prompts).toHaveLength(1)
  const [first, second] = confirmations(world)
  expect(second?.body).toBe(first?.body)
})

test('starting over creates another passkey', async () => {
  const { device, world, enroll } = await prepared()
  world.network.lose('POST /sca/factors/confirm', 'request')
  await enroll.start()
  enroll.restart()
  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
  await enroll.start()
  expect(device.prompts).toHaveLength(2)
})

test('outside Europe it says that SCA does not apply, and the device is not asked', async () => {
  const device = installTestDevice()
  const world = await prove(await createTestClient())
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const enroll = createScaPasskeyRegistration(world.client)
  await enroll.start()
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'SCA_NOT_APPLICABLE' } })
  expect(device.prompts).toEqual([])
})
