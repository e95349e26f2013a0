import { expect, test } from 'vitest'
import { findLeaks } from '../../test/leaks.ts'
import { storedBy, watch } from '../../test/secrecy.ts'
import { identityWorld, issueToken, phoneWorld } from '../../test/waysToSignIn.ts'
import { createEmailOtpLogin } from '../controllers/sign-in/emailOtpLogin.ts'
import { createOidcLogin } from '../controllers/sign-in/oidcLogin.ts'
import type { OtpLoginController } from '../controllers/sign-in/otpLogin.ts'
import { createSmsOtpLogin } from '../controllers/sign-in/smsOtpLogin.ts'

const code = '739164'

test.each([
  ['email', createEmailOtpLogin, { email: 'ada@example.com' }],
  ['sms', createSmsOtpLogin, { phoneNumber: '+14155550142' }],
] as const)(
  'the code by %s never leaves in clear text: not in requests, storage, state, errors or the console',
  async (_kind, create, identity) => {
    const world = await phoneWorld()
    const login: OtpLoginController = create(world.client)
    const seen = watch(login)

    // Every way a code can fail, with the same code each time.
    await login.requestCode(identity)
    await login.submitCode(code)
    world.network.lose('/verify', 'request')
    await login.submitCode(code)
    world.network.lose('/verify', 'response')
    await login.submitCode(code)
    world.sandbox.scenarios.failNext('verifyCredential', { status: 500, code: 'INTERNAL_ERROR' })
    await login.submitCode(code)
    world.sandbox.scenarios.failNext('verifyCredential', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 1 })
    await login.submitCode(code)
    world.clock.advance(301_000)
    await login.submitCode(code)
    world.network.tamper('/challenge', (body) => body.replace(/targetPublic|7461726765745075626c6963/, 'x'))
    await login.resendCode()
    await login.submitCode(code)

    const notes = ['EMAIL_OTP', 'SMS_OTP'].map((type) => world.client.tabStorage.read(`otp-login:${type}:`))
    const requests = JSON.stringify(world.network.requests)
    const everywhere = [requests, await storedBy(world), JSON.stringify(notes), ...seen].join('\n')
    expect(world.network.requests.filter(({ path }) => path.endsWith('/verify')).length).toBeGreaterThan(4)
    expect(seen.length).toBeGreaterThan(10)
    expect(findLeaks(everywhere, code)).toEqual([])
  },
)

test('an OpenID token is in the bodies of its two requests and nowhere else', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  const seen = watch(login)
  const tokens: string[] = []
  const open = (parameters: { audience?: string; subject?: string } = {}) =>
    login.begin(async ({ nonce }) => {
      const token = await issueToken(world, { nonce, ...parameters })
      tokens.push(token)
      return token
    })

  // Every way a token can fail, and the one in which it is accepted.
  await open({ audience: 'another-app' })
  await open({ subject: 'unknown' })
  world.network.lose('/login', 'response')
  await open()
  world.network.lose('/verify', 'response')
  await open()
  world.sandbox.scenarios.failNext('verifyCredential', { status: 500, code: 'INTERNAL_ERROR' })
  await open()
  await open()
  expect(login.getSnapshot().status).toBe('signed-in')

  const addresses = world.network.requests.map(({ method, path, headers }) => ({ method, path, headers }))
  const everywhere = [JSON.stringify(addresses), await storedBy(world), ...seen].join('\n')
  const parts = tokens.flatMap((token) => token.split('.').slice(1))
  expect(world.network.requests.some(({ body }) => body.includes(parts.at(-1) ?? 'none'))).toBe(true)
  expect(parts).toHaveLength(12)
  for (const part of parts) expect(everywhere).not.toContain(part)
})
