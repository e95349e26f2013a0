import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { installTestDevice } from '../../../test/testAuthenticator.ts'
import { createScaFactorReset } from './scaFactorReset.ts'

const phoneNumber = '+4915198765432'
const resetOf = ({ ada }: TestWorld, client: TestWorld['client']) =>
  createScaFactorReset(client, { accountId: ada.accountId })

/** The reset of a lost phone, whose check is under way. */
async function begun() {
  const world = await europeanWorld()
  const reset = resetOf(world, world.client)
  await reset.load()
  await reset.start('SMS_OTP')
  return { world, reset }
}

const sent = ({ network }: TestWorld, text: string) =>
  network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text))
const looks = (world: TestWorld) => sent(world, 'GET /sca/factors/reset').length

/** Waits until it pauses before the next reading, and returns how long the pause is. */
async function pausing({ clock }: TestWorld): Promise<number> {
  await expect.poll(() => clock.waiting().filter((ms) => ms === 4_000 || ms === 30_000)).toEqual([])
  await expect.poll(() => clock.waiting()).toHaveLength(1)
  return clock.waiting()[0] ?? 0
}

async function passed() {
  const all = await begun()
  await all.world.reached(all.reset, 'passed')
  return all
}

test('a page that is loaded again continues, without the link', async () => {
  const { world, reset } = await begun()
  reset.destroy()
  expect([reset.getSnapshot(), reset.openLink(), reset.readLivenessToken()]).toEqual([
    { status: 'loading' },
    undefined,
    undefined,
  ])
  const reloaded = resetOf(world, world.openTab())

  await reloaded.load()

  const state = await world.reached(reloaded, 'waiting')
  expect(state).toMatchObject({ factor: 'SMS_OTP', link: 'none', token: 'none', expiresAt: expect.any(Date) })
  expect(reloaded.openLink()).toBeUndefined()
  await world.reached(reloaded, 'passed')
  await reloaded.complete({ phoneNumber })
  expect(reloaded.getSnapshot().status).toBe('completed')
})

test('another user of the same browser sees nothing of the reset', async () => {
  const { world } = await begun()
  const grace = await world.addPerson('grace@example.com')
  const other = createScaFactorReset(world.openTab(), { accountId: grace.accountId })
  await other.load()
  expect(other.getSnapshot()).toEqual({ status: 'idle' })
})

test('a reset that the service no longer has is forgotten here without an error', async () => {
  const { world, reset } = await begun()
  await pausing(world)
  reset.destroy()
  world.sandbox.scenarios.failNext('getScaReset', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  const reloaded = resetOf(world, world.openTab())
  await reloaded.load()
  await world.reached(reloaded, 'idle')
  expect(reloaded.getSnapshot()).toEqual({ status: 'idle' })
  const again = resetOf(world, world.openTab())
  await again.load()
  expect(again.getSnapshot()).toEqual({ status: 'idle' })
})

test('a reset that was just begun and is not found is reported', async () => {
  const world = await europeanWorld()
  world.sandbox.scenarios.failNext('getScaReset', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  const reset = resetOf(world, world.client)
  await reset.start('SMS_OTP')
  await world.reached(reset, 'idle')
  expect(reset.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('being offline is shown, the link stays, and reading continues by itself', async () => {
  const { world, reset } = await begun()
  await pausing(world)
  world.network.offline = true
  world.clock.advance(4_000)
  await expect.poll(() => reset.getSnapshot()).toMatchObject({ error: { code: 'NETWORK_UNREACHABLE' } })
  expect(reset.getSnapshot()).toMatchObject({ status: 'waiting', link: 'available' })

  world.network.offline = false

  await world.reached(reset, 'passed')
  expect(reset.getSnapshot()).not.toHaveProperty('error')
})

test.each([
  [120, 125_000],
  [86_400, 3_605_000],
])('after a wait of %d seconds, the next reading comes after %d ms', async (retryAfterSeconds, waitMs) => {
  const { world } = await begun()
  await pausing(world)
  world.sandbox.scenarios.failNext('getScaReset', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds })
  world.clock.advance(4_000)
  // Half of the ten seconds by which browsers differ.
  await expect.poll(() => world.clock.waiting()).toEqual([waitMs])
  expect(looks(world)).toBe(2)
})

test('the pauses grow, and a page that wakes up reads at once', async () => {
  installTestDevice()
  const world = await europeanWorld()
  world.sandbox.sca.scriptLiveness('never happens')
  const reset = resetOf(world, world.client)
  await reset.start('SMS_OTP')
  const pauses: number[] = []
  for (let count = 1; count <= 6; count++) {
    pauses.push(await pausing(world))
    world.clock.advance(pauses.at(-1) ?? 0)
    await expect.poll(() => looks(world)).toBe(count + 1)
  }
  expect(pauses.map(Math.round)).toEqual([3375, 5063, 7594, 11391, 15000, 15000])

  await pausing(world)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => looks(world)).toBe(8)
  reset.destroy()
})

test('canceling forgets the reset here, and so does the page after it', async () => {
  const { world, reset } = await begun()
  await pausing(world)
  reset.cancel()
  expect([reset.getSnapshot(), reset.openLink()]).toEqual([{ status: 'idle' }, undefined])
  await expect.poll(() => world.clock.waiting()).toEqual([])
  const reloaded = resetOf(world, world.openTab())
  await reloaded.load()
  expect(reloaded.getSnapshot()).toEqual({ status: 'idle' })
})

test('forgetting a reset leaves alone the one that another tab began after it', async () => {
  const { world, reset } = await begun()
  const other = resetOf(world, world.openTab())
  await other.start('SMS_OTP')
  other.destroy()
  reset.cancel()
  const reloaded = resetOf(world, world.openTab())
  await reloaded.load()
  await world.reached(reloaded, 'passed')
})

test('a completion whose response was lost is found completed', async () => {
  const { world, reset } = await passed()
  world.network.lose('/complete', 'response')
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'SMS_OTP' })
})

test('while the outcome is unknown it is not called failed, and the next attempt finds out', async () => {
  const { world, reset } = await passed()
  world.network.lose('/complete', 'response')
  world.network.lose('GET /sca/factors/reset', 'request')
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot()).toMatchObject({ status: 'passed', error: { code: 'NETWORK_UNREACHABLE' } })
  // The service answers that it is completed already.
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot()).toEqual({ status: 'completed', factor: 'SMS_OTP' })
})

test('a second press completes once', async () => {
  const { world, reset } = await passed()
  await Promise.all([reset.complete({ phoneNumber }), reset.complete({ phoneNumber }), reset.start('SMS_OTP')])
  expect(sent(world, '/complete')).toHaveLength(1)
  const started = sent(world, 'POST /sca/factors/reset').filter(({ path }) => path.endsWith('/reset'))
  expect(started).toHaveLength(1)
  expect(reset.getSnapshot().status).toBe('completed')
})

test('a check that has not passed after all is waited for again', async () => {
  const { world, reset } = await passed()
  let calls = 0
  world.sandbox.scenarios.failNext('completeScaReset', { status: 400, code: 'INVALID_INPUT' })
  world.network.tamper('GET /sca/factors/reset', (body) =>
    ++calls === 1 ? body.replace('LIVENESS_PASSED', 'INITIATED') : body,
  )
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot().status).toBe('waiting')
  await world.reached(reset, 'passed')
  await reset.complete({ phoneNumber })
  expect(reset.getSnapshot().status).toBe('completed')
})

test('a response about another factor is rejected, and the reset is requested again when the user wants it', async () => {
  const world = await europeanWorld()
  let wrong = true
  world.network.tamper('GET /sca/factors/reset', (body) => (wrong ? body.replace('"SMS_OTP"', '"TOTP"') : body))
  const reset = resetOf(world, world.client)
  await reset.start('SMS_OTP')
  await expect
    .poll(() => reset.getSnapshot())
    .toMatchObject({ status: 'waiting', error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(world.clock.waiting()).toEqual([])
  wrong = false
  await reset.resume()
  await world.reached(reset, 'passed')
})

test.each([
  ['startScaReset', 'begun', 'waiting'],
  ['getScaReset', 'read', 'waiting'],
  ['completeScaReset', 'completed', 'completed'],
] as const)('if %s needs the SCA sign-in, the reset is %s after it', async (operation, _name, expected) => {
  const world = await europeanWorld()
  const reset = resetOf(world, world.client)
  const refuse = () => world.sandbox.scenarios.failNext(operation, { status: 409, code: 'SCA_SESSION_REQUIRED' })
  if (operation !== 'completeScaReset') refuse()
  await reset.start('SMS_OTP')
  if (operation === 'completeScaReset') {
    await world.reached(reset, 'passed')
    refuse()
    await reset.complete({ phoneNumber })
  }
  await expect.poll(() => reset.getSnapshot()).toMatchObject({ error: { action: 'sca-sign-in' } })
  // What the browser remembers of the SCA session is forgotten beside it, and then nothing waits.
  await expect.poll(() => world.clock.waiting()).toEqual([])

  await reset.resume()

  await expect.poll(() => reset.getSnapshot().status).toBe(expected)
  await expect.poll(() => reset.getSnapshot()).not.toHaveProperty('error')
  if (expected === 'waiting') await world.reached(reset, 'passed')
})

test('a user who leaves while the reset is being begun has begun nothing here', async () => {
  const world = await europeanWorld()
  const reset = resetOf(world, world.client)
  await reset.load()
  const starting = reset.start('SMS_OTP')
  reset.destroy()
  await starting
  expect(reset.getSnapshot()).toEqual({ status: 'loading' })
  await reset.load()
  expect(reset.getSnapshot()).toEqual({ status: 'idle' })
})
