import { confirmScaFactor, enrollScaFactor, startScaReset } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld, verificationOrigin } from '../../../test/europeanWorld.ts'
import { storedBy, watch } from '../../../test/secrecy.ts'
import { createScaFactorReset } from './scaFactorReset.ts'

const resetOf = ({ client, ada }: TestWorld) => createScaFactorReset(client, { accountId: ada.accountId })
const phoneNumber = '+49 151 98765432'

async function opened(world?: TestWorld) {
  const european = world ?? (await europeanWorld())
  const reset = resetOf(european)
  await reset.load()
  return { world: european, reset }
}

/** The reset of a lost phone, whose check is under way. */
async function begun(world?: TestWorld) {
  const all = await opened(world)
  await all.reset.start('SMS_OTP')
  return all
}

async function passed() {
  const all = await begun()
  await all.world.reached(all.reset, 'passed')
  return all
}

const sent = ({ network }: TestWorld, text: string) =>
  network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text))
/** Waits until it pauses before the next reading. */
const pausing = ({ clock }: TestWorld) => expect.poll(() => clock.waiting()).toEqual([expect.closeTo(3375, 0)])
const looks = (world: TestWorld) => sent(world, 'GET /sca/factors/reset').length

test('nothing is there until a reset is begun', async () => {
  const { world, reset } = await opened()
  expect([reset.getSnapshot(), reset.openLink(), reset.readLivenessToken()]).toEqual([
    { status: 'idle' },
    undefined,
    undefined,
  ])
  expect(world.network.requests).toEqual([])
})

test('the link and the token of the check are handed out, and are in no snapshot', async () => {
  const { world, reset } = await begun()

  const expiresAt = new Date(world.clock.now() + 1_800_000)
  const shown = {
    status: 'waiting',
    factor: 'SMS_OTP',
    expiresAt,
    link: 'available',
    token: 'available',
    inReview: false,
  }
  expect(reset.getSnapshot()).toEqual(shown)
  expect(reset.openLink()).toMatch(new RegExp(`^${verificationOrigin}/`))
  expect(reset.readLivenessToken()).toMatch(/^Liveness:/)
})

test('a lost phone is replaced by its new number', async () => {
  const { world, reset } = await passed()
  expect([reset.openLink(), reset.readLivenessToken()]).toEqual([undefined, undefined])

  await reset.complete({ phoneNumber })

  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'SMS_OTP' })
  const [request] = sent(world, '/complete')
  expect(request?.body).toBe('{"mobile":{"countryCode":"+49","number":"15198765432"}}')
})

test.each([
  [undefined],
  [''],
  ['15198765432'],
  ['0151 98765432'],
  ['+0 15198765432'],
  ['+49'],
  ['+49 123'],
  ['my old one'],
  ['+49 15198765432109'],
])('the number %j is rejected as input, and nothing is sent', async (typed) => {
  const { world, reset } = await passed()
  await reset.complete({ phoneNumber: typed })
  expect(reset.getSnapshot()).toMatchObject({ status: 'passed', error: { code: 'INVALID_PHONE_NUMBER' } })
  expect(sent(world, '/complete')).toEqual([])
  await reset.complete({ phoneNumber: '+49 (151) 987-65432' })
  expect(reset.getSnapshot().status).toBe('completed')
})

test.each([
  ['+1 415 555 0123', '+1', '4155550123'],
  ['+7 912 345-67-89', '+7', '9123456789'],
  ['+39 06 1234 5678', '+39', '0612345678'],
  ['+352 621 123 456', '+352', '621123456'],
  ['+971 50 123 4567', '+971', '501234567'],
])('%s is sent as the country code %s and the number %s', async (typed, countryCode, number) => {
  const { world, reset } = await passed()
  await reset.complete({ phoneNumber: typed })

  expect(JSON.parse(sent(world, '/complete')[0]?.body ?? '')).toEqual({ mobile: { countryCode, number } })
})

test('other factors are completed without a number', async () => {
  const { world, reset } = await opened()
  const query = { customerId: world.ada.customerId }
  const started = await world.service.call(enrollScaFactor, { query, body: { type: 'TOTP' } })
  const secret = 'secret' in started ? started.secret : ''
  await world.service.call(confirmScaFactor, { query, body: { type: 'TOTP', secret, code: '123456' } })
  await reset.start('TOTP')
  await world.reached(reset, 'passed')
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'TOTP' })
  expect(sent(world, '/complete')[0]?.body).toBe('')
})

test.each([
  ['is rejected', 'rejected'],
  ['never happens', 'expired'],
] as const)('a check that %s ends the reset, and it is no longer read', async (outcome, status) => {
  const world = await europeanWorld()
  world.sandbox.sca.scriptLiveness(outcome)
  const { reset } = await begun(world)

  await world.reached(reset, status)

  expect(reset.getSnapshot()).toEqual({ status, factor: 'SMS_OTP' })
  expect(world.clock.waiting()).toEqual([])
  expect(await storedBy(world)).not.toContain('sca-reset')
  await reset.start('SMS_OTP')
  expect(reset.getSnapshot().status).toBe('waiting')
})

test('while the service reviews the check, the user sees that, and the link is used up', async () => {
  const world = await europeanWorld()
  world.sandbox.sca.scriptLiveness('is reviewed')
  const { reset } = await begun(world)
  await pausing(world)
  world.clock.advance(6_000)
  await expect
    .poll(() => reset.getSnapshot())
    .toMatchObject({ status: 'waiting', inReview: true, link: 'none', token: 'none' })
  expect([reset.openLink(), reset.readLivenessToken()]).toEqual([undefined, undefined])
  await world.reached(reset, 'passed')
})

test('an unknown status is waited out', async () => {
  const world = await europeanWorld()
  let strange = true
  world.network.tamper('GET /sca/factors/reset', (body) =>
    strange ? body.replace(/"status":"\w+"/, '"status":"ON_THE_MOON"') : body,
  )
  const { reset } = await begun(world)
  await pausing(world)
  world.clock.advance(60_000)
  await expect.poll(() => looks(world)).toBeGreaterThan(1)
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', link: 'available' })
  strange = false
  await world.reached(reset, 'passed')
})

test.each([
  'https://attacker.example/liveness',
  'http://verify.sandbox.example/liveness',
  'https://user@verify.sandbox.example/liveness',
  'javascript:alert(1)',
])('the link %s is not handed out', async (verificationLink) => {
  const world = await europeanWorld()
  world.network.tamper('POST /sca/factors/reset', (body) => JSON.stringify({ ...JSON.parse(body), verificationLink }))
  const { reset } = await begun(world)
  const linkError = { code: 'VERIFICATION_LINK_UNTRUSTED', action: 'contact-support' }
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', link: 'none', token: 'available', linkError })
  expect(reset.openLink()).toBeUndefined()
})

test('a reset without a link reports no link and no error', async () => {
  const world = await europeanWorld()
  world.network.tamper('POST /sca/factors/reset', (body) =>
    JSON.stringify({ ...JSON.parse(body), verificationLink: null, livenessAccessToken: null }),
  )
  const { reset } = await begun(world)
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', link: 'none', token: 'none' })
  expect(reset.getSnapshot()).toMatchObject({ linkError: undefined })
})

test('after five resets in a day it says when the next one is possible', async () => {
  const world = await europeanWorld()
  for (let count = 0; count < 5; count++)
    await world.service.call(startScaReset, {
      query: { customerId: world.ada.customerId },
      body: { factor: 'SMS_OTP' },
    })
  const { reset } = await begun(world)
  const retryAt = new Date(world.clock.now() + 86_400_000)
  expect(reset.getSnapshot()).toMatchObject({
    status: 'idle',
    error: { code: 'RATE_LIMITED', action: 'wait' },
    retryAt,
  })
})

test('outside Europe it says that SCA does not apply', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { reset } = await begun(world)
  expect(reset.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'SCA_NOT_APPLICABLE' } })
})

test('nothing of the check is printed, stored, or in any state', async () => {
  const world = await europeanWorld()
  const reset = resetOf(world)
  const seen = watch(reset)
  await reset.load()
  await reset.start('SMS_OTP')
  const [link = '', token = ''] = [reset.openLink(), reset.readLivenessToken()]
  const stored = await storedBy(world)
  await world.reached(reset, 'passed')
  await reset.complete({ phoneNumber })

  const kept = `${seen.join('\n')}${stored}${await storedBy(world)}`
  expect(stored).toContain('sca-reset')
  for (const part of [link, token, verificationOrigin, '15198765432', '15198765432']) expect(kept).not.toContain(part)
})
