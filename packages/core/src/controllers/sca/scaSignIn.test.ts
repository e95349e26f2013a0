import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { type ScaWorld, scaSessionMs, scaWorld, wrongScaCode } from '../../../test/scaWorld.ts'
import { engineError } from '../../../test/testAuthenticator.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { readScaSession } from '../../flows/sca/scaSession.ts'
import { createScaSignIn } from './scaSignIn.ts'

const create = (world: TestWorld, onSignedIn?: (expiresAt: Date | undefined) => void) =>
  createScaSignIn(world.client, { accountId: world.ada.accountId, onSignedIn })
const sms = ({ sandbox }: TestWorld) => sandbox.inbox.messages().filter(({ channel }) => channel === 'sms').length
const calls = ({ network }: TestWorld, text: string) => network.requests.filter(({ path }) => path.includes(text))

/** An SCA sign-in that awaits the proof of a factor. */
async function started(factor: 'SMS_OTP' | 'TOTP' | 'PASSKEY', given?: ScaWorld) {
  const world = given ?? (await scaWorld())
  const login = create(world)
  await login.load()
  await login.start(factor)
  return { world, login }
}

test('with one factor only, the code is sent at once, but not before the screen is there', async () => {
  const world = await europeanWorld()
  const login = create(world)
  expect([login.getSnapshot(), sms(world)]).toEqual([{ status: 'loading' }, 0])

  await login.load()

  expect(login.getSnapshot()).toMatchObject({
    factor: 'SMS_OTP',
    status: 'awaiting-proof',
    request: { factor: 'SMS_OTP', otherFactors: [], purpose: undefined },
    resent: false,
  })
  expect(sms(world)).toBe(1)
})

test.each(['SMS_OTP', 'TOTP', 'PASSKEY'] as const)('an SCA sign-in by %s lasts 180 days', async (factor) => {
  const world = await scaWorld()
  const signedIn: (Date | undefined)[] = []
  const login = create(world, (expiresAt) => signedIn.push(expiresAt))
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing' })

  await login.start(factor)
  expect(login.getSnapshot()).toMatchObject({ factor, status: 'awaiting-proof' })
  if (factor === 'PASSKEY') await login.submitPasskey()
  else await login.submitCode(scaCode)

  const state = await world.reached(login, 'signed-in')
  const leftMs = (state.expiresAt?.getTime() ?? 0) - world.clock.now()
  expect(Math.abs(leftMs - scaSessionMs)).toBeLessThan(2_000)
  expect(signedIn).toEqual([state.expiresAt])
  expect(await readScaSession(world.client, world.ada)).toEqual({ expiresAt: state.expiresAt, lapsesSoon: false })
  expect(sms(world)).toBe(factor === 'SMS_OTP' ? 1 : 0)
  expect(JSON.parse(calls(world, 'login/complete')[0]?.body ?? '{}')).not.toHaveProperty('endUserIpAddress')

  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', lastFactor: factor })
})

test('the prompt comes two weeks before the session lapses, and not after it', async () => {
  const { world, login } = await started('TOTP')
  await login.submitCode(scaCode)
  const lapsesSoon = async () => (await readScaSession(world.client, world.ada)).lapsesSoon

  world.clock.advance(scaSessionMs - 15 * 86_400_000)
  expect(await lapsesSoon()).toBe(false)
  world.clock.advance(86_400_000)
  expect(await lapsesSoon()).toBe(true)
  world.clock.advance(scaSessionMs)
  expect(await lapsesSoon()).toBe(false)
})

test('a session whose expiry is unknown here is not said to lapse', async () => {
  const world = await europeanWorld()

  expect(await readScaSession(world.client, world.ada)).toEqual({ expiresAt: undefined, lapsesSoon: false })
})

test('a wrong code keeps the sign-in, and says nothing but that', async () => {
  const { world, login } = await started('SMS_OTP')
  const before = login.getSnapshot()

  await login.submitCode(wrongScaCode)

  expect(login.getSnapshot()).toMatchObject({
    ...before,
    error: { code: 'SCA_PROOF_REFUSED', message: new WalletError('SCA_PROOF_REFUSED').message, details: undefined },
  })
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test('a status other than success opens no session and is not stored', async () => {
  const { world, login } = await started('TOTP')
  const sessionExpiresAt = new Date(world.clock.now() + scaSessionMs).toISOString()
  world.network.tamper('login/complete', () => JSON.stringify({ status: 'VERIFICATION_PENDING', sessionExpiresAt }))

  await login.submitCode(scaCode)

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'SCA_LOGIN_INCOMPLETE' } })
  expect(await readScaSession(world.client, world.ada)).toMatchObject({ expiresAt: undefined })
})

test('a session without a stated expiry is open, and the expiry of the one before is forgotten', async () => {
  const { world, login } = await started('TOTP')
  await login.submitCode(scaCode)
  world.network.tamper('login/complete', () => JSON.stringify({ status: 'SUCCESS' }))
  await login.load()
  await login.start('TOTP')

  await login.submitCode(scaCode)

  expect(login.getSnapshot()).toEqual({ status: 'signed-in', expiresAt: undefined })
  expect(await readScaSession(world.client, world.ada)).toEqual({ expiresAt: undefined, lapsesSoon: false })
})

test('another code starts another sign-in, after half a minute', async () => {
  const { world, login } = await started('SMS_OTP')
  await login.resendCode()
  expect(sms(world)).toBe(1)

  world.clock.advance(30_000)
  await login.resendCode()

  expect(login.getSnapshot()).toMatchObject({ factor: 'SMS_OTP', status: 'awaiting-proof', resent: true })
  expect([sms(world), calls(world, 'login/start').length]).toEqual([2, 2])
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test('another factor starts over, and no code is said to be on its way', async () => {
  const { world, login } = await started('SMS_OTP')

  await login.switchFactor('PASSKEY')

  expect(login.getSnapshot()).toMatchObject({
    factor: 'PASSKEY',
    status: 'awaiting-proof',
    request: { factor: 'PASSKEY', otherFactors: ['SMS_OTP', 'TOTP'] },
    resent: false,
  })
  await login.submitPasskey()
  await world.reached(login, 'signed-in')
})

test('a code that is too old ends the sign-in, and starting begins again', async () => {
  const { world, login } = await started('SMS_OTP')

  world.clock.advance(300_001)
  expect(login.getSnapshot()).toMatchObject({ factor: 'SMS_OTP', status: 'expired' })
  await login.submitCode(scaCode)
  expect(calls(world, 'login/complete')).toEqual([])

  await login.start('SMS_OTP')
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test('a dismissed prompt is not an error, and a refused passkey starts over', async () => {
  const { world, login } = await started('PASSKEY')
  const { device, clock } = world as ScaWorld
  device.next(async () => {
    clock.advance(3_000)
    throw engineError('NotAllowedError')
  })
  await login.submitPasskey()
  expect(login.getSnapshot()).toMatchObject({ factor: 'PASSKEY', status: 'awaiting-proof' })
  expect(login.getSnapshot()).toMatchObject({ error: undefined })

  for (const passkey of device.passkeys) passkey.options.rpId = 'other.example'
  await login.submitPasskey()

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'SCA_PROOF_REFUSED' } })
})

test('a page whose origin is not allowed gets an error before the user is asked', async () => {
  const world = await scaWorld()
  world.network.tamper('login/start', (body) => body.replace('https://wallet.example', 'https://other.example'))
  const { login } = await started('PASSKEY', world)
  const prompts = world.device.prompts.length

  await login.submitPasskey()

  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'PASSKEY_WRONG_SITE' } })
  expect(world.device.prompts).toHaveLength(prompts)
})
