import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { provenEuropean } from '../../../test/proven.ts'
import { installTestDevice } from '../../../test/testAuthenticator.ts'
import { createScaFactors } from './scaFactors.ts'
import { createScaPasskeyRegistration } from './scaPasskeyRegistration.ts'

type Factors = ReturnType<typeof createScaFactors>

const factorsOf = ({ client, ada }: TestWorld) => createScaFactors(client, { accountId: ada.accountId })
const removals = ({ network }: TestWorld) => network.requests.filter(({ method }) => method === 'DELETE')
const shown = (factors: Factors) => {
  const { list } = factors.getSnapshot()
  return list.status === 'ready' ? list.content.map(({ factor }) => factor) : list
}

async function withPasskey() {
  installTestDevice()
  const world = await provenEuropean()
  const enroll = createScaPasskeyRegistration(world.client)
  await enroll.start()
  const state = enroll.getSnapshot()
  if (state.status !== 'done') throw new Error(`no passkey was enrolled: ${state.status}`)
  const factors = factorsOf(world)
  await factors.load()
  return { world, factors, credentialId: state.factor.credentialId ?? '' }
}

test('text messages are listed from the beginning', async () => {
  const factors = factorsOf(await provenEuropean())
  expect(factors.getSnapshot().list).toEqual({ status: 'loading' })
  await factors.load()
  expect(shown(factors)).toEqual(['SMS_OTP'])
})

test('text messages are listed even if the service omits them, and unknown factors are kept', async () => {
  const world = await provenEuropean()
  const body = { factors: [{ factor: 'TOTP' }, { factor: 'VOICE', name: 'A call' }] }
  world.network.tamper('GET /sca/factors', () => JSON.stringify(body))
  const factors = factorsOf(world)
  await factors.load()
  expect(shown(factors)).toEqual(['SMS_OTP', 'TOTP', 'VOICE'])
})

test('a passkey is removed, and the list shows it', async () => {
  const { world, factors, credentialId } = await withPasskey()
  expect(shown(factors)).toEqual(['SMS_OTP', 'PASSKEY'])

  await factors.change({ type: 'remove', credentialId })

  expect(factors.getSnapshot().change.status).toBe('done')
  await expect.poll(() => shown(factors)).toEqual(['SMS_OTP'])
  expect(removals(world)).toHaveLength(1)
})

test.each(['request', 'response'] as const)(
  'after a removal whose %s was lost the list shows what is there',
  async (loss) => {
    const { world, factors, credentialId } = await withPasskey()
    world.network.lose('DELETE /sca/factors', loss)

    await factors.change({ type: 'remove', credentialId })

    expect(factors.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })
    const left = loss === 'request' ? ['SMS_OTP', 'PASSKEY'] : ['SMS_OTP']
    await expect.poll(() => shown(factors)).toEqual(left)
  },
)

test('removing a passkey that is already gone succeeds', async () => {
  const { factors, credentialId } = await withPasskey()
  await factors.change({ type: 'remove', credentialId })
  await factors.change({ type: 'remove', credentialId })
  expect(factors.getSnapshot().change.status).toBe('done')
})

test('for a customer outside Europe the list does not apply', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const factors = factorsOf(world)
  await factors.load()
  const error = { code: 'SCA_NOT_APPLICABLE', action: 'none', httpStatus: 409 }
  expect(shown(factors)).toMatchObject({ status: 'unavailable', error })
})

test('a list that needs the SCA sign-in is read after it', async () => {
  const world = await provenEuropean()
  const factors = factorsOf(world)
  world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await factors.load()
  expect(shown(factors)).toMatchObject({ status: 'unavailable', error: { action: 'sca-sign-in' } })

  await factors.resume()

  expect(shown(factors)).toEqual(['SMS_OTP'])
})

test('a removal that needs the SCA sign-in is made after it, once', async () => {
  const { world, factors, credentialId } = await withPasskey()
  world.sandbox.scenarios.failNext('deleteScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await factors.change({ type: 'remove', credentialId })
  expect(factors.getSnapshot().change).toMatchObject({ status: 'idle', error: { action: 'sca-sign-in' } })

  await factors.resume()
  await factors.resume()

  expect(factors.getSnapshot().change.status).toBe('done')
  await expect.poll(() => shown(factors)).toEqual(['SMS_OTP'])
  expect(removals(world)).toHaveLength(2)
})
