import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { createScaFactorReset } from './scaFactorReset.ts'

const phoneNumber = '+4915198765432'

/** The reset of a lost phone under way, and a service that refuses to begin another one. */
async function refusing(refusal: { status: number; code: string; retryAfterSeconds?: number }) {
  const world = await europeanWorld()
  const reset = createScaFactorReset(world.client, { accountId: world.ada.accountId })
  await reset.load()
  await reset.start('SMS_OTP')
  const refuse = () => world.sandbox.scenarios.failNext('startScaReset', refusal)
  return { world, reset, refuse, link: reset.openLink(), token: reset.readLivenessToken() }
}
const tooMany = { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 3_600 }

test('a reset that is refused leaves the one before it on the screen, with its link, and that one continues', async () => {
  const { world, reset, refuse, link, token } = await refusing(tooMany)
  refuse()
  await reset.start('TOTP')

  const refused = { refused: { code: 'RATE_LIMITED' }, retryAt: new Date(world.clock.now() + 3_600_000) }
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', factor: 'SMS_OTP', link: 'available', ...refused })
  expect([reset.openLink(), reset.readLivenessToken()]).toEqual([link, token])
  expect(link).toBeDefined()
  await expect.poll(() => world.network.requests.at(-1)?.path).toMatch(/^\/sca\/factors\/reset\//)
  // Reading continues, and does not clear the error.
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', ...refused })
  await world.reached(reset, 'passed')
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'SMS_OTP' })
})

test('an error is cleared when the next request succeeds', async () => {
  const { reset, refuse, link } = await refusing(tooMany)
  refuse()
  await reset.start('SMS_OTP')
  await reset.start('SMS_OTP')

  expect(reset.getSnapshot()).not.toHaveProperty('refused')
  expect(reset.openLink()).not.toBe(link)
})

test('a response that is lost leaves the reset before it, too', async () => {
  const { world, reset } = await refusing(tooMany)
  world.network.lose('POST /sca/factors/reset', 'request')
  await reset.start('SMS_OTP')

  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', refused: { code: 'NETWORK_UNREACHABLE' } })
})

test('a reset that needs the SCA sign-in is begun after it, and until then the one before it stays', async () => {
  const { reset, refuse, link } = await refusing({ status: 409, code: 'SCA_SESSION_REQUIRED' })
  refuse()
  await reset.start('SMS_OTP')
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', error: { action: 'sca-sign-in' } })
  expect(reset.openLink()).toBe(link)

  await reset.resume()

  expect(reset.getSnapshot()).not.toHaveProperty('error')
  expect(reset.openLink()).not.toBe(link)
})

test('a check that has passed stays so, and can be completed', async () => {
  const { world, reset, refuse } = await refusing(tooMany)
  await world.reached(reset, 'passed')
  refuse()
  await reset.start('SMS_OTP')
  expect(reset.getSnapshot()).toMatchObject({ status: 'passed', factor: 'SMS_OTP', error: { code: 'RATE_LIMITED' } })

  await reset.complete({ phoneNumber })

  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'SMS_OTP' })
})

test('a refusal after a reset that had ended leaves only the error', async () => {
  const { world, reset, refuse } = await refusing(tooMany)
  world.network.tamper('GET /sca/factors/reset', (body) => body.replace('INITIATED', 'REJECTED'))
  await world.reached(reset, 'rejected')
  refuse()
  await reset.start('SMS_OTP')

  expect(reset.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'RATE_LIMITED' } })
})

test('leaving while another reset is being requested leaves the one before it as well', async () => {
  const { reset, refuse } = await refusing(tooMany)
  refuse()
  const starting = reset.start('SMS_OTP')
  reset.destroy()
  await starting

  expect([reset.getSnapshot(), reset.openLink()]).toEqual([{ status: 'loading' }, undefined])
})
