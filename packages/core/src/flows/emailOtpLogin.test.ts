import { expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { loginWithEmailOtp, requestEmailOtp } from './emailOtpLogin.ts'

test('an emailed code signs in with three calls after the lookup', async () => {
  const { client, network, ada } = await createTestClient()

  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  const session = await loginWithEmailOtp(client, { challenge, code: '000000' })

  expect(session).toMatchObject({ accountId: ada.accountId, credentialId: ada.credentialId, nickname: 'a•••@example.com' })
  expect(network.requests.map(({ method, path }) => `${method} ${decodeURIComponent(path).replace(ada.credentialId, '{id}')}`)).toEqual([
    'POST /login',
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
    'POST /auth/credentials/{id}/verify',
  ])
})
