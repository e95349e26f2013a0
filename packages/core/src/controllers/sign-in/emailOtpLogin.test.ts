import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { createEmailOtpLogin } from './emailOtpLogin.ts'
import type { OtpLoginState } from './otpLogin.ts'

async function awaitingCode(world: TestWorld) {
  const login = createEmailOtpLogin(world.client)
  await login.requestCode({ email: world.ada.email })
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-code', resending: false })
  return login
}

test('an address and then a code sign the user in', async () => {
  const world = await createTestClient()
  const login = createEmailOtpLogin(world.client)
  const seen: string[] = []
  login.subscribe(() => seen.push(login.getSnapshot().status))

  await login.requestCode({ email: world.ada.email })
  await login.submitCode('000000')

  expect(seen).toEqual(['sending-code', 'awaiting-code', 'verifying-code', 'signed-in'])
  expect(login.getSnapshot()).toMatchObject({ session: { accountId: world.ada.accountId } })
})

test('three wrong codes and then the right one sign in', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  for (let attempt = 0; attempt < 3; attempt++) {
    await login.submitCode(world.sandbox.inbox.wrongCode())
    expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'OTP_INCORRECT' } })
  }
  await login.submitCode('000000')

  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a double submit tries the code once', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)

  await Promise.all([login.submitCode('000000'), login.submitCode('000000')])

  expect(world.network.requests.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(2)
  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a reload between the two steps continues where it was', async () => {
  const world = await createTestClient()
  await awaitingCode(world)
  const reloaded = createEmailOtpLogin(world.openTab())
  expect(reloaded.getSnapshot()).toEqual({ status: 'idle' })

  reloaded.subscribe(() => {})
  expect(reloaded.getSnapshot().status).toBe('awaiting-code')
  await reloaded.submitCode('000000')

  expect(reloaded.getSnapshot().status).toBe('signed-in')
})

test('a reload after the sign-in starts over', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  await login.submitCode('000000')
  const reloaded = createEmailOtpLogin(world.openTab())
  reloaded.subscribe(() => {})

  expect(reloaded.getSnapshot()).toEqual({ status: 'idle' })
})

test('a new code can be requested after the wait, and not before', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  expect(login.resendWaitMs()).toBe(30_000)

  await login.resendCode()
  expect(world.sandbox.inbox.messages()).toHaveLength(1)
  world.clock.advance(30_000)
  expect(login.resendWaitMs()).toBe(0)
  await login.resendCode()

  expect(world.sandbox.inbox.messages()).toHaveLength(2)
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-code', resending: false })
  await login.submitCode('000000')
  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a resend that the service refuses as too frequent waits as long as it says, and keeps the code form', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  world.clock.advance(30_000)
  world.sandbox.scenarios.failNext('challengeCredential', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 90 })

  await login.resendCode()

  expect(login.getSnapshot()).toMatchObject({
    status: 'awaiting-code',
    error: { code: 'RATE_LIMITED', retryAfterMs: 90_000 },
  })
  expect(login.resendWaitMs()).toBe(90_000)
})

test('an untrusted bundle ends the attempt, and no code can be typed for it', async () => {
  const world = await createTestClient()
  world.network.tamper('/challenge', (body) => body.replace(/("enclaveQuorumPublic\\?":\\?"04)../, '$100'))
  const login = await awaitingCode(world)

  await login.submitCode('000000')

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'TARGET_BUNDLE_UNTRUSTED' } })
  // Nor after a reload, which would say that a code was sent, as if nothing had been stopped.
  const reloaded = createEmailOtpLogin(world.openTab())
  reloaded.subscribe(() => {})
  expect(reloaded.getSnapshot()).toEqual({ status: 'idle' })
})

test('a code that was sent is still awaited after a reload when the next one could not be asked for', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  world.clock.advance(30_000)
  world.network.offline = true

  await login.resendCode()

  const reloaded = createEmailOtpLogin(world.openTab())
  reloaded.subscribe(() => {})
  expect(reloaded.getSnapshot().status).toBe('awaiting-code')
})

test('being offline is shown, and the next attempt works', async () => {
  const world = await createTestClient()
  world.network.offline = true
  const login = createEmailOtpLogin(world.client)
  await login.requestCode({ email: world.ada.email })
  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })

  world.network.offline = false
  await login.requestCode({ email: world.ada.email })

  expect(login.getSnapshot().status).toBe('awaiting-code')
})

test('another address starts over, and a response on its way is dropped', async () => {
  const world = await createTestClient()
  const login = createEmailOtpLogin(world.client)
  const pending = login.requestCode({ email: world.ada.email })
  login.restart()
  await pending

  expect(login.getSnapshot()).toEqual({ status: 'idle' })
})

test('a destroyed controller drops what is running, and a later action revives it', async () => {
  const world = await createTestClient()
  const login = createEmailOtpLogin(world.client)
  const pending = login.requestCode({ email: world.ada.email })
  login.destroy()
  await pending
  expect(login.getSnapshot()).toEqual({ status: 'idle' })

  await login.requestCode({ email: world.ada.email })
  expect(login.getSnapshot().status).toBe('awaiting-code')
})

test('no state ever contains the code', async () => {
  const world = await createTestClient()
  const login = createEmailOtpLogin(world.client)
  const seen: string[] = []
  login.subscribe(() => seen.push(JSON.stringify(login.getSnapshot())))
  await login.requestCode({ email: world.ada.email })
  await login.submitCode('739164')
  await login.submitCode('000000')

  expect(findLeaks(seen.join(), '739164')).toEqual([])
  expect(seen.join()).not.toContain('"000000"')
})

test('a screen that goes away goes back to what the user can do, and a session that began stays', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  const { challenge } = login.getSnapshot() as Extract<OtpLoginState, { status: 'awaiting-code' }>
  world.clock.advance(30_000)
  const resending = login.resendCode()
  expect(login.getSnapshot()).toEqual({ status: 'awaiting-code', challenge, resending: true })
  login.destroy()
  await resending
  expect(login.getSnapshot()).toEqual({ status: 'awaiting-code', challenge, resending: false })

  const checking = login.submitCode(world.sandbox.inbox.wrongCode())
  expect(login.getSnapshot()).toEqual({ status: 'verifying-code', challenge })
  login.destroy()
  await checking
  expect(login.getSnapshot()).toEqual({ status: 'awaiting-code', challenge, resending: false })

  const again = await awaitingCode(world)
  const { session } = (await again.submitCode('000000')) as Extract<OtpLoginState, { status: 'signed-in' }>
  again.destroy()
  expect(again.getSnapshot()).toEqual({ status: 'signed-in', session })
})

test('another address ends the check of a code, and without a code that was sent none is checked', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  const checking = login.submitCode(world.sandbox.inbox.wrongCode())
  login.restart()
  await checking
  expect(login.getSnapshot()).toEqual({ status: 'idle' })

  expect(await login.submitCode('000000')).toEqual({ status: 'idle' })
})

test('a code that is found when the screen appears replaces no session, and no code that is being checked', async () => {
  const world = await createTestClient()
  const { challenge } = (await awaitingCode(world)).getSnapshot() as Extract<OtpLoginState, { challenge: unknown }>
  const login = createEmailOtpLogin(world.client, { challenge })
  world.clock.advance(30_000)
  await createEmailOtpLogin(world.client, { credentialId: challenge.credentialId }).requestCode()

  const checking = login.submitCode(world.sandbox.inbox.wrongCode())
  login.subscribe(() => {})
  expect(login.getSnapshot()).toEqual({ status: 'verifying-code', challenge })
  await checking
})

test('a screen that goes away because the session began leaves no challenge behind', async () => {
  const world = await createTestClient()
  const login = await awaitingCode(world)
  world.client.sessions.subscribe(() => login.destroy())
  await login.submitCode('000000')
  const again = createEmailOtpLogin(world.openTab())
  again.subscribe(() => {})

  expect(again.getSnapshot()).toEqual({ status: 'idle' })
})

test('requesting a code while one is being checked does not disturb the check', async () => {
  const world = await createTestClient()
  const login = createEmailOtpLogin(world.client)
  await login.requestCode({ email: world.ada.email })

  const checking = login.submitCode('000000')
  await login.requestCode({ email: world.ada.email })
  await checking

  expect(login.getSnapshot().status).toBe('signed-in')
})
