import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { prove, provenEuropean } from '../../../test/proven.ts'
import { until } from '../../../test/testClock.ts'
import { rtsIdleLockMs } from '../../session/sessionState.ts'
import { createSessionController } from '../session/sessionGuard.ts'
import { createTotpEnrollment } from './totpEnrollment.ts'

const code = '123456'
const wrongCode = '111111'

async function started(world?: TestWorld) {
  const european = world ?? (await provenEuropean())
  const enroll = createTotpEnrollment(european.client)
  await enroll.start()
  return { world: european, enroll }
}

test('an app that was enrolled by a lost response is not called failed', async () => {
  const { world, enroll } = await started()
  world.network.lose('POST /sca/factors/confirm', 'response')
  await enroll.submitCode(code)
  expect(enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
})

test('while the outcome is unknown, the code may be typed again, and then the outcome is shown', async () => {
  const { world, enroll } = await started()
  world.network.lose('POST /sca/factors/confirm', 'response')
  world.network.lose('GET /sca/factors', 'request')
  await enroll.submitCode(code)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'NETWORK_UNREACHABLE' } })

  // The service no longer has the secret, and refuses.
  await enroll.submitCode(code)

  expect(enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
})

test('an app that was enrolled before is not mistaken for the new one', async () => {
  const { world, enroll } = await started()
  await enroll.submitCode(code)
  const second = createTotpEnrollment(world.client)
  await second.start()
  world.network.lose('POST /sca/factors/confirm', 'request')
  await second.submitCode(code)
  expect(second.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'NETWORK_UNREACHABLE' } })
  await second.submitCode(wrongCode)
  expect(second.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'SCA_PROOF_REFUSED' } })
})

test('a response about another factor is rejected', async () => {
  const { world, enroll } = await started()
  const body = { type: 'PASSKEY', factor: { factor: 'PASSKEY' } }
  world.network.tamper('POST /sca/factors/confirm', () => JSON.stringify(body))
  world.network.tamper('GET /sca/factors', () => '{"factors":[]}')
  await enroll.submitCode(code)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test('a start that needs the SCA sign-in is repeated after it', async () => {
  const world = await provenEuropean()
  world.sandbox.scenarios.failNext('enrollScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  const { enroll } = await started(world)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { action: 'sca-sign-in' } })
  await enroll.resume()
  expect(enroll.getSnapshot().status).toBe('awaiting-code')
})

test('a code that needs the SCA sign-in is typed again after it', async () => {
  const { world, enroll } = await started()
  const secret = enroll.readSecret()
  world.sandbox.scenarios.failNext('confirmScaFactor', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await enroll.submitCode(code)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { action: 'sca-sign-in' } })

  await enroll.resume()

  expect(enroll.getSnapshot()).not.toHaveProperty('error')
  expect(enroll.readSecret()).toEqual(secret)
})

test('outside Europe it says that SCA does not apply', async () => {
  const world = await prove(await createTestClient())
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { enroll } = await started(world)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'SCA_NOT_APPLICABLE' } })
})

/** Signed in to the wallet, with the secret of an app on the screen. */
async function startedInWallet() {
  const world = await provenEuropean({ session: { idleLockMs: rtsIdleLockMs } })
  await signIn(world)
  return { ...(await started(world)), session: createSessionController(world.client) }
}

test('a wallet that is idle for five minutes forgets the secret on its screen', async () => {
  const { world, enroll } = await startedInWallet()
  world.clock.advance(rtsIdleLockMs - 1)
  expect(enroll.readSecret()).toBeDefined()

  world.clock.advance(1)
  await until(world.clock, () => enroll.getSnapshot().status === 'cleared')

  expect(enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: false })
  expect(enroll.readSecret()).toBeUndefined()
  await signIn(world)
  expect(enroll.getSnapshot().status).toBe('cleared')
  await enroll.start()
  expect(enroll.getSnapshot().status).toBe('awaiting-code')
})

test.each(['lock', 'signOut'] as const)(
  'recovery codes are forgotten by %s, and the app stays enrolled',
  async (end) => {
    const { enroll, session } = await startedInWallet()
    await enroll.submitCode(code)
    await session[end]()
    expect(enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
    expect(enroll.readRecoveryCodes()).toBeUndefined()
  },
)

test.each([
  ['right', code, true],
  ['wrong', wrongCode, false],
])('a %s code whose response comes to a locked wallet shows nothing more', async (_name, typed, isEnrolled) => {
  const { world, enroll, session } = await startedInWallet()
  world.network.tamper('POST /sca/factors/confirm', async (body) => {
    await session.lock()
    return body
  })
  await enroll.submitCode(typed)
  expect(enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: isEnrolled })
  expect([enroll.readSecret(), enroll.readRecoveryCodes()]).toEqual([undefined, undefined])
})

test('a secret that arrives in a locked wallet is not shown', async () => {
  const world = await provenEuropean()
  await signIn(world)
  world.network.tamper('POST /sca/factors', async (body) => {
    await createSessionController(world.client).lock()
    return body
  })
  const { enroll } = await started(world)
  expect([enroll.getSnapshot(), enroll.readSecret()]).toEqual([{ status: 'idle' }, undefined])
})

test('a user who signs in after another one sees none of their secrets', async () => {
  const { world, enroll } = await startedInWallet()
  world.network.cookies.clear()
  await signIn(world, world.client, await world.addPerson('grace@example.com'))
  expect(enroll.readSecret()).toBeUndefined()
})

test('a user known only to the platform keeps the secret when the wallet opens, until it locks', async () => {
  const { world, enroll } = await started()
  await signIn(world)
  expect(enroll.readSecret()).toBeDefined()
  await createSessionController(world.client).lock()
  expect(enroll.readSecret()).toBeUndefined()
})
