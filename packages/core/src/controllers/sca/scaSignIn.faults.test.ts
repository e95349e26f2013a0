import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { type ScaWorld, scaWorld, wrongScaCode } from '../../../test/scaWorld.ts'
import { unanswered } from '../../../test/testAuthenticator.ts'
import { turn, until } from '../../../test/testClock.ts'
import { createScaSignIn } from './scaSignIn.ts'

const create = (world: TestWorld, onSignedIn?: (expiresAt: Date | undefined) => void) =>
  createScaSignIn(world.client, { accountId: world.ada.accountId, onSignedIn })
const calls = ({ network }: TestWorld, text: string) => network.requests.filter(({ path }) => path.includes(text))

/** An SCA sign-in that awaits the proof of a factor. */
async function started(factor: 'SMS_OTP' | 'TOTP' | 'PASSKEY', given?: ScaWorld) {
  const world = given ?? (await scaWorld())
  const login = create(world)
  await login.load()
  await login.start(factor)
  return { world, login }
}

test('too many wrong proofs lock the account for a time, and finally suspend it', async () => {
  const { world, login } = await started('TOTP')
  const { customerId } = world.ada
  world.sandbox.sca.setFailedAttempts({ customerId, count: 4 })

  await login.submitCode(wrongScaCode)

  const state = await world.reached(login, 'locked')
  expect(state).toMatchObject({ factor: 'TOTP' })
  expect(Math.abs(state.until.getTime() - world.clock.now() - 900_000)).toBeLessThan(2_000)
  world.clock.advance(901_000)
  await world.reached(login, 'awaiting-proof')

  world.sandbox.sca.setFailedAttempts({ customerId, count: 8 })
  world.clock.advance(86_401_000)
  await login.submitCode(wrongScaCode)
  expect(login.getSnapshot()).toEqual({ factor: 'TOTP', status: 'suspended' })
})

test.each([
  [
    { suspended: true, lockedUntil: null },
    { factor: 'TOTP', status: 'suspended' },
  ],
  [
    { suspended: false, lockedUntil: '2030-01-01T00:00:00Z' },
    { status: 'choosing', error: { code: 'ACCOUNT_LOCKED' } },
  ],
])('a lock at the start of the sign-in is reported: %o', async (details, expected) => {
  const world = await scaWorld()
  const body = JSON.stringify({ code: 'ACCOUNT_LOCKED', message: 'Locked', details })
  world.network.tamper('login/start', () => new Response(body, { status: 423 }))

  const { login } = await started('TOTP', world)

  expect(login.getSnapshot()).toMatchObject(expected)
})

test('customers outside the region are never asked', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const login = create(world)

  await login.load()

  expect(login.getSnapshot()).toEqual({ status: 'not-needed' })
  expect(calls(world, 'login/start')).toEqual([])
})

test('a user who has moved out of the region meanwhile is no longer asked to sign in', async () => {
  const world = await scaWorld()
  world.sandbox.scenarios.failNext('startScaLogin', { status: 409, code: 'CONFLICT' })
  world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'CONFLICT', skip: 1 })

  const { login } = await started('TOTP', world)

  expect(login.getSnapshot()).toEqual({ status: 'not-needed' })
})

test('another conflict at the start does not mean that nothing is needed: the sign-in can be started again', async () => {
  const world = await scaWorld()
  world.sandbox.scenarios.failNext('startScaLogin', { status: 409, code: 'CONFLICT' })
  const { login } = await started('TOTP', world)
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'CONFLICT' } })

  await login.start('TOTP')
  await login.submitCode(scaCode)

  await world.reached(login, 'signed-in')
})

test('a conflict about the proof is not one about the region: the sign-in can be started again', async () => {
  const { world, login } = await started('TOTP')
  world.sandbox.scenarios.failNext('completeScaLogin', { status: 409, code: 'CONFLICT' })

  await login.submitCode(scaCode)

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'CONFLICT' } })
})

test('where the factors cannot be read without an SCA session, a code by SMS still signs in', async () => {
  const world = await scaWorld()
  world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  const login = create(world)

  await login.load()
  await login.submitCode(scaCode)

  await world.reached(login, 'signed-in')
})

test('a failure to read or to start gives its reason, and the user can try again', async () => {
  const world = await scaWorld()
  const login = create(world)
  world.network.offline = true
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })

  world.network.offline = false
  await login.load()
  world.network.lose('login/start', 'request')
  await login.start('TOTP')
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'NETWORK_UNREACHABLE' } })

  await login.start('TOTP')
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test.each([
  ['of another factor', (body: string) => body.replace('SMS_OTP', 'TOTP')],
  ['without the id that its code needs', (body: string) => body.replace('challengeId', 'other')],
])('a sign-in %s is rejected', async (_name, change) => {
  const world = await scaWorld()
  world.network.tamper('login/start', change)

  const { login } = await started('SMS_OTP', world)

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test('a second press does nothing, and neither does a factor that is not listed', async () => {
  const world = await europeanWorld()
  const login = create(world)
  await login.start('SMS_OTP')
  expect(calls(world, 'login')).toEqual([])

  await login.load()
  await Promise.all([login.submitCode(scaCode), login.submitCode(scaCode), login.start('SMS_OTP'), login.start('TOTP')])

  await world.reached(login, 'signed-in')
  expect([calls(world, 'login/start').length, calls(world, 'login/complete').length]).toEqual([1, 1])
})

test('leaving closes the prompt and starts nothing, and loading revives it', async () => {
  const { world, login } = await started('PASSKEY')
  const { device } = world as ScaWorld
  const prompts = device.prompts.length
  device.next(unanswered)
  const left = login.submitPasskey()
  await until(world.clock, () => device.prompts.length > prompts)

  login.destroy()
  await left
  for (let turns = 0; turns < 5; turns++) await turn()

  expect(login.getSnapshot()).toEqual({ status: 'loading' })
  expect(calls(world, 'login/complete')).toEqual([])
  await login.load()
  await login.start('TOTP')
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})
