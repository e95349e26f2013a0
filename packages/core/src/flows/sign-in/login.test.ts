import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { refuse } from '../../../test/lyingRelay.ts'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { findSignInMethods, listSignInMethods } from './login.ts'

test('the methods of a known user are listed with masked addresses, and passkeys by their names', async () => {
  const { client, ada, passkey } = await passkeyWorld()
  const { accountId } = ada

  expect(await listSignInMethods(client, { accountId })).toEqual([
    { id: ada.credentialId, accountId, type: 'EMAIL_OTP', nickname: 'a•••@example.com' },
    { id: passkey.id, accountId, type: 'PASSKEY', nickname: 'My phone' },
  ])
})

test('where an address would help, there is no list; any other failure is thrown', async () => {
  const { client, ada, network } = await createTestClient()
  const { accountId } = ada
  let refusal = refuse(401, 'SIGN_IN_REQUIRED')
  network.tamper('GET /auth/credentials', () => refusal({ label: '', status: 200, body: {} }) as Response)

  for (const [status, code] of [
    [401, 'SIGN_IN_REQUIRED'],
    [401, 'LOGIN_TICKET_REQUIRED'],
    [409, 'SCA_SESSION_REQUIRED'],
  ] as const) {
    refusal = refuse(status, code)
    expect(await listSignInMethods(client, { accountId }), code).toBeUndefined()
  }
  refusal = refuse(423, 'ACCOUNT_LOCKED')
  await expect(listSignInMethods(client, { accountId })).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' })
})

test('a platform that lists no method at all is at fault, and not the address', async () => {
  const { client, ada, network } = await createTestClient()
  network.tamper('POST /login', (body) => JSON.stringify({ ...JSON.parse(body), methods: [] }))

  const found = findSignInMethods(client, { who: { email: ada.email }, accountId: ada.accountId })

  await expect(found).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})
