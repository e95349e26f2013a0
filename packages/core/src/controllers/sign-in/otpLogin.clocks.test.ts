import type { WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { lyingRelay } from '../../../test/lyingTime.ts'
import { createTestDevice, reloaded } from '../../../test/testDevice.ts'
import { createEmailOtpLogin } from './emailOtpLogin.ts'
import { createLogin } from './login.ts'

const minute = 60_000

async function awaitingCode(world: TestWorld, client: WalletClient) {
  const login = createEmailOtpLogin(client)
  await login.requestCode({ email: world.ada.email })
  expect(login.getSnapshot().status).toBe('awaiting-code')
  return login
}

/** The login on the page that was loaded in place of the first. */
function reload(client: WalletClient) {
  const login = createEmailOtpLogin(client)
  login.subscribe(() => {})
  return login
}

const devices = [-720, -20, -1, 0, 1, 9, 20, 720]

test.each(devices)(
  'a reload while a code is awaited continues its wait, on a device whose clock is %d minutes off',
  async (minutes) => {
    const world = await createTestClient()
    const { clock } = createTestDevice(world.clock, minutes * minute)
    await awaitingCode(world, world.openTab({ clock }))
    world.clock.advance(10_000)

    const login = reload(world.openTab({ clock: reloaded(clock) }))

    expect(login.getSnapshot().status).toBe('awaiting-code')
    expect(Math.abs(login.resendWaitMs() - 20_000)).toBeLessThanOrEqual(1_000)
    world.clock.advance(21_000)
    await login.resendCode()
    expect(world.sandbox.inbox.messages()).toHaveLength(2)
  },
)

test.each(devices)(
  'a code that is too old is reported as such, on a device whose clock is %d minutes off',
  async (minutes) => {
    const world = await createTestClient()
    const { clock } = createTestDevice(world.clock, minutes * minute)
    await awaitingCode(world, world.openTab({ clock }))
    world.clock.advance(6 * minute)
    const login = reload(world.openTab({ clock: reloaded(clock) }))

    await login.submitCode('000000')

    expect(login.getSnapshot()).toMatchObject({ error: { code: 'OTP_EXPIRED' } })
    world.clock.advance(5 * minute)
    expect(reload(world.openTab({ clock: reloaded(clock) })).getSnapshot()).toEqual({ status: 'idle' })
  },
)

test.each(devices)(
  'a code is found again after a reload, on a device whose clock is %d minutes off',
  async (minutes) => {
    const world = await createTestClient()
    const { clock } = createTestDevice(world.clock, minutes * minute)
    const before = world.openTab({ clock })
    // A user signed in here before the code was sent, which says nothing about the code.
    await (await awaitingCode(world, before)).submitCode('000000')
    world.clock.advance(minute)
    await awaitingCode(world, before)

    const login = createLogin(world.openTab({ clock: reloaded(clock) }))
    await login.load()

    expect(login.getSnapshot()).toMatchObject({ status: 'choosing', methods: [{ id: world.ada.credentialId }] })
  },
)

test('a sign-in in the year 9999, stated by a relay, does not hide the codes that come later', async () => {
  const world = await createTestClient()
  const fetch = lyingRelay(world, { date: () => Date.parse('9999-12-31T00:00:00Z') })
  await (await awaitingCode(world, world.openTab({ fetch }))).submitCode('000000')
  world.clock.advance(minute)
  await awaitingCode(world, world.openTab())

  const login = createLogin(world.openTab())
  await login.load()

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing' })
})

test.each([-20, 20])(
  'a device clock that is set by %d minutes while a code is awaited does not prolong the wait, over a reload either',
  async (minutes) => {
    const world = await createTestClient()
    const device = createTestDevice(world.clock)
    const login = await awaitingCode(world, world.openTab({ clock: device.clock }))
    device.jump(minutes * minute)
    expect(login.resendWaitMs()).toBeLessThanOrEqual(30_000)
    const after = reload(world.openTab({ clock: reloaded(device.clock) }))
    expect(after.resendWaitMs()).toBeLessThanOrEqual(30_000)

    world.clock.advance(30_000)

    expect([login.resendWaitMs(), after.resendWaitMs()]).toEqual([0, 0])
  },
)

test('a relay that turns its clock back does not prolong the wait', async () => {
  const world = await createTestClient()
  const answers = { offMs: 0 }
  const fetch = lyingRelay(world, { date: (now) => now + answers.offMs })
  const login = await awaitingCode(world, world.openTab({ fetch }))
  answers.offMs = -20 * minute
  await login.submitCode('111111')
  expect(login.resendWaitMs()).toBeLessThanOrEqual(30_000)

  world.clock.advance(30_000)
  await login.resendCode()

  expect(world.sandbox.inbox.messages()).toHaveLength(2)
})

test.each([3_601, 86_400])(
  'a wait of %d seconds from a service or a proxy is limited to an hour, and the state says so',
  async (retryAfterSeconds) => {
    const world = await createTestClient()
    const login = await awaitingCode(world, world.client)
    world.clock.advance(30_000)
    world.sandbox.scenarios.failNext('challengeCredential', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds })
    await login.resendCode()

    expect(login.getSnapshot()).toMatchObject({ error: { code: 'RATE_LIMITED', retryAfterMs: 3_600_000 } })
    expect(login.resendWaitMs()).toBe(3_600_000)
    const sent = world.network.requests.length
    world.clock.advance(3_600_000)
    await login.resendCode()
    expect(world.network.requests.length).toBeGreaterThan(sent)
  },
)
