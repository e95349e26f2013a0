import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { phoneWorld } from '../../../test/waysToSignIn.ts'
import { loginWithSmsOtp, requestSmsOtp } from './smsOtpLogin.ts'

test('a code by SMS signs in with three calls after the lookup', async () => {
  const { client, ada, network, phone, sandbox } = await phoneWorld()

  const challenge = await requestSmsOtp(client, { phoneNumber: '+1 (415) 555-0142' })
  const session = await loginWithSmsOtp(client, { challenge, code: '000000' })

  expect(session).toMatchObject({ accountId: ada.accountId, credentialId: phone.id, type: 'SMS_OTP' })
  expect(sandbox.inbox.messages().at(-1)).toMatchObject({ channel: 'sms', to: ada.phoneNumber })
  expect(network.requests.map(({ path }) => decodeURIComponent(path).replace(phone.id, '{id}'))).toEqual([
    '/login',
    '/auth/credentials/{id}/challenge',
    '/auth/credentials/{id}/verify',
    '/auth/credentials/{id}/verify',
  ])
  expect(network.requests[0]?.body).toBe('{"phoneNumber":"+14155550142"}')
})

test('the number is masked, in the challenge and in the session', async () => {
  const { client, ada } = await phoneWorld()

  const challenge = await requestSmsOtp(client, { phoneNumber: ada.phoneNumber })
  const session = await loginWithSmsOtp(client, { challenge, code: '000000' })

  expect(challenge).toMatchObject({ type: 'SMS_OTP', sentTo: '+•••42' })
  expect(findLeaks(JSON.stringify([challenge, session]), '415555')).toEqual([])
})

test('a number without its country code is rejected as input, and nothing is sent', async () => {
  const { client, network } = await phoneWorld()

  const challenge = requestSmsOtp(client, { phoneNumber: '415 555 0142' })

  await expect(challenge).rejects.toMatchObject({ code: 'INVALID_PHONE_NUMBER' })
  expect(network.requests).toEqual([])
})

test('a wrong code by SMS keeps the challenge and stores no key', async () => {
  const { client, ada, keyStore, sandbox } = await phoneWorld()
  const challenge = await requestSmsOtp(client, { phoneNumber: ada.phoneNumber })

  const attempt = loginWithSmsOtp(client, { challenge, code: sandbox.inbox.wrongCode() })

  await expect(attempt).rejects.toMatchObject({ code: 'OTP_INCORRECT' })
  expect(await keyStore.list()).toEqual([])
})

test('an unknown number gets the same responses as a known one', async () => {
  const { client, ada, network } = await phoneWorld()
  await requestSmsOtp(client, { phoneNumber: ada.phoneNumber })
  await requestSmsOtp(client, { phoneNumber: '+14155550199' }).catch(() => {})

  const paths = network.requests.map(({ path }) => path.replace(/AuthMethod[^/]*/, '{id}'))
  expect(paths).toEqual(['/login', '/auth/credentials/{id}/challenge', '/login', '/auth/credentials/{id}/challenge'])
})

test('no other kind of code is sent to a user who has no credential for SMS', async () => {
  const { client, ada, network } = await createTestClient()

  const challenge = requestSmsOtp(client, { phoneNumber: ada.phoneNumber })

  await expect(challenge).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(network.requests.map(({ path }) => path)).toEqual(['/login'])
})
