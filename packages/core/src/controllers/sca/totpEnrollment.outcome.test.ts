import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { signIn } from '../../../test/journeys.ts'
import { until } from '../../../test/testClock.ts'
import { rtsIdleLockMs } from '../../session/sessionState.ts'
import { createSessionController } from '../session/sessionGuard.ts'
import { createTotpEnrollment } from './totpEnrollment.ts'

const code = '123456'
const wrongCode = '111111'

async function started(world?: TestWorld) {
  const european = world ?? (await europeanWorld())
  const enrol = createTotpEnrollment(european.client)
  await enrol.start()
  return { world: european, enrol }
}

test('an app that was enrolled by a lost response is not called failed', async () => {
  const { world, enrol } = await started()
  world.network.lose('POST /sca/factors/confirm', 'response')
  await enrol.submitCode(code)
  expect(enrol.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
})

test('while the outcome is unknown, the code may be typed again, and then the outcome is shown', async () => {
  const { world, enrol } = await started()
  world.network.lose('POST /sca/factors/confirm', 'response')
  world.network.lose('GET /sca/factors', 'request')
  await enrol.submitCode(code)
  expect(enrol.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'NETWORK_UNREACHABLE' } })

  // The service no longer has the secret, and refuses.
  await enrol.submitCode(code)

  expect(enrol.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
})

test('an app that was enrolled before is not mistaken for the new one', async () => {
  const { world, enrol } = await started()
  await enrol.submitCode(code)
  const second = createTotpEnrollment(world.client)
  await second.start()
  world.network.lose('POST /sca/factors/confirm', 'request')
  await second.submitCode(code)
  expect(second.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'NETWORK_UNREACHABLE' } })
  await second.submitCode(wrongCode)
  expect(second.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'SCA_PROOF_REFUSED' } })
})

test('a response about another factor is rejected', async () => {
  const { world, enrol } = await started()
  const body = { type: 'PASSKEY', factor: { factor: 'PASSKEY' } }
  world.network.tamper('POST /sca/factors/confirm', () => JSON.stringify(body))
  world.network.tamper('GET /sca/factors', () => '{"factors":[]}')
  await enrol.submitCode(code)
  expect(enrol.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test('a start that needs the SCA sign-in is repeated after it', async () => {
  const world = await europeanWorld()
  world.sandbox.scenarios.failNext('enrollScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  const { enrol } = await started(world)
  expect(enrol.getSnapshot()).toMatchObject({ status: 'idle', error: { action: 'sca-sign-in' } })
  await enrol.resume()
  expect(enrol.getSnapshot().status).toBe('awaiting-code')
})

test('a code that needs the SCA sign-in is typed again after it', async () => {
  const { world, enrol } = await started()
  const secret = enrol.readSecret()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await enrol.submitCode(code)
  expect(enrol.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { action: 'sca-sign-in' } })

  await enrol.resume()

  expect(enrol.getSnapshot()).not.toHaveProperty('error')
  expect(enrol.readSecret()).toEqual(secret)
})

test('outside Europe it says that SCA does not apply', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { enrol } = await started(world)
  expect(enrol.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'SCA_NOT_APPLICABLE' } })
})

/** Signed in to the wallet, with the secret of an app on the screen. */
async function startedInWallet() {
  const world = await europeanWorld({ session: { idleLockMs: rtsIdleLockMs } })
  await signIn(world)
  return { ...(await started(world)), session: createSessionController(world.client) }
}

test('a wallet that is idle for five minutes forgets the secret on its screen', async () => {
  const { world, enrol } = await startedInWallet()
  world.clock.advance(rtsIdleLockMs - 1)
  expect(enrol.readSecret()).toBeDefined()

  world.clock.advance(1)
  await until(world.clock, () => enrol.getSnapshot().status === 'cleared')

  expect(enrol.getSnapshot()).toEqual({ status: 'cleared', enrolled: false })
  expect(enrol.readSecret()).toBeUndefined()
  await signIn(world)
  expect(enrol.getSnapshot().status).toBe('cleared')
  await enrol.start()
  expect(enrol.getSnapshot().status).toBe('awaiting-code')
})

test.each(['lock', 'signOut'] as const)(
  'recovery codes are forgotten by %s, and the app stays enrolled',
  async (end) => {
    const { enrol, session } = await startedInWallet()
    await enrol.submitCode(code)
    await session[end]()
    expect(enrol.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
    expect(enrol.readRecoveryCodes()).toBeUndefined()
  },
)

test.each([
  ['right', code, true],
  ['wrong', wrongCode, false],
])('a %s code whose response comes to a locked wallet shows nothing more', async (_name, typed, isEnrolled) => {
  const { world, enrol, session } = await startedInWallet()
  world.network.tamper('POST /sca/factors/confirm', async (body) => {
    await session.lock()
    return body
  })
  await enrol.submitCode(typed)
  expect(enrol.getSnapshot()).toEqual({ status: 'cleared', enrolled: isEnrolled })
  expect([enrol.readSecret(), enrol.readRecoveryCodes()]).toEqual([undefined, undefined])
})

test('a secret that arrives in a locked wallet is not shown', async () => {
  const world = await europeanWorld()
  await signIn(world)
  world.network.tamper('POST /sca/factors', async (body) => {
    await createSessionController(world.client).lock()
    return body
  })
  const { enrol } = await started(world)
  expect([enrol.getSnapshot(), enrol.readSecret()]).toEqual([{ status: 'idle' }, undefined])
})

test('a user who signs in after another one sees none of their secrets', async () => {
  const { world, enrol } = await startedInWallet()
  world.network.cookies.clear()
  await signIn(world, world.client, await world.addPerson('grace@example.com'))
  expect(enrol.readSecret()).toBeUndefined()
})

test('a user known only to the platform keeps the secret when the wallet opens, until it locks', async () => {
  const { world, enrol } = await started()
  await signIn(world)
  expect(enrol.readSecret()).toBeDefined()
  await createSessionController(world.client).lock()
  expect(enrol.readSecret()).toBeUndefined()
})
