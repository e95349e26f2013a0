import { createStore, entries } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { createEmailOtpLogin } from '../controllers/emailOtpLogin.ts'

/** A code that occurs nowhere by chance. */
const code = '739164'

/** The code as text, hex, base64, base64url and percent-encoded, alone and inside the sealed plaintext. */
function disguises(text: string): string[] {
  const bytes = new TextEncoder().encode(text)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const percent = [...bytes].map((byte) => `%${byte.toString(16)}`).join('')
  // base64 depends on the position of a text within three bytes, so its inner part is taken at each of them.
  const base64 = [0, 1, 2].map((shift) => btoa(' '.repeat(shift) + text).slice(shift === 0 ? 0 : 4, -4))
  return [
    text,
    hex,
    hex.toUpperCase(),
    percent,
    JSON.stringify([...bytes]).slice(1, -1),
    ...base64.filter((part) => part.length >= 4),
  ]
}

test('the one-time code leaves in clear nowhere: not in requests, storage, state, errors or the console', async () => {
  const world = await createTestClient()
  const printed: string[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...values: unknown[]) => void printed.push(values.map(String).join(' ')),
    )
  const login = createEmailOtpLogin(world.client)
  const states: string[] = []
  login.subscribe(() =>
    states.push(
      JSON.stringify(login.getSnapshot(), (_key, value) =>
        value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
      ),
    ),
  )

  // Every way a code can fail, with the same code each time.
  await login.requestCode({ email: world.ada.email })
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

  const stored = JSON.stringify(await entries(createStore(world.name, 'records')))
  const notes = JSON.stringify(['otp-login:EMAIL_OTP:'].map((name) => world.client.notes.read(name)))
  const everywhere = [JSON.stringify(world.network.requests), stored, notes, ...states, ...printed].join('\n')
  expect(world.network.requests.filter(({ path }) => path.endsWith('/verify')).length).toBeGreaterThan(4)
  expect(states.length).toBeGreaterThan(10)
  for (const disguise of disguises(code)) expect(everywhere).not.toContain(disguise)
})

test('the scan would see the code in each of its disguises', () => {
  for (const leak of [
    code,
    btoa(`{"otp_code":"${code}"}`),
    btoa(` ${code} `),
    encodeURIComponent(code),
    '373339313634',
  ])
    expect(disguises(code).some((disguise) => leak.includes(disguise))).toBe(true)
})
