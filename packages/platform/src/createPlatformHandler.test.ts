import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge } from '../test/createTestPlatform.ts'
import { ada } from '../test/fakeService.ts'

const email = { email: ada.email }
const right = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
const verify = `/auth/credentials/${ada.credential}/verify`
const secretText = 'user:password@database'
const failing = () => Promise.reject(new Error(secretText))

test.each([
  ['identify', { identify: failing }],
  ['findCustomer', { findCustomer: failing }],
  ['onLogin', { onLogin: failing }],
  ['onLogout', { onLogout: failing }],
  [
    'an identify that throws at once',
    {
      identify: () => {
        throw new Error(secretText)
      },
    },
  ],
  ['an identify that names no customer of the service', { identify: async () => 'user-1' }],
  ['an identify that names an account', { identify: async () => ada.account }],
  [
    'a findCustomer that names no customer of the service',
    {
      findCustomer: async () => ({
        customerId: '1',
        methods: [{ id: ada.credential, accountId: ada.account, type: 'EMAIL_OTP', nickname: 'a' }],
      }),
    },
  ],
])('an error in %s becomes a 500 without its text', async (_what, options) => {
  const platform = createTestPlatform(options)
  const { cookie } = await startChallenge(createTestPlatform(), email)

  const answers = [
    await platform.call('POST', '/login', { body: email }),
    await platform.call('POST', '/logout'),
    await platform.call('POST', verify, { cookie, body: right, headers: signed }),
  ]

  const failed = answers.filter(({ status }) => status === 500)
  expect(failed.length).toBeGreaterThan(0)
  for (const { text, json } of failed) {
    expect(text).not.toContain(secretText)
    expect(json).toMatchObject({ code: 'INTERNAL_ERROR' })
  }
})
