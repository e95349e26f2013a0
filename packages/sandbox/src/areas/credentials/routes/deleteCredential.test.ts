import { expect, test } from 'vitest'
import { createTestQuote, login } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'
import { firstLeg, loginWithPasskey, signedIn, signedInAsGrace, withPasskey } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** The removal of a passkey that has a session open, waiting for its signed retry. */
async function removing() {
  const world = await withPasskey()
  const { service, key, passkey, authenticator } = world
  const byPasskey = await loginWithPasskey(service, { credentialId: passkey.id, authenticator })
  const params = { credentialId: passkey.id }
  return { ...world, params, byPasskey, ...(await firstLeg(service, 'deleteCredential', { params, key })) }
}

test('a session of another credential removes a passkey, and all its sessions end with it', async () => {
  const { service, wallet, params, byPasskey, payloadToSign, retry } = await removing()
  expect(JSON.parse(payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS',
    parameters: { authenticatorIds: [params.credentialId] },
  })

  await service.succeed('deleteCredential', 204, retry)

  const query = { accountId: wallet.accountId }
  const credentials = await service.succeed('listCredentials', 200, { query })
  expect(credentials.data.map(({ type }) => type)).toEqual(['EMAIL_OTP'])
  const sessions = await service.succeed('listSessions', 200, { query })
  expect(sessions.data.map(({ type }) => type)).toEqual(['EMAIL_OTP'])
  const quote = await createTestQuote(service, { wallet })
  const signature = await stampWith(byPasskey.key, { payload: quote.payloadToSign })
  expect(await service.refuse('executeQuote', { params: quote.params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('the first response names the type that is removed', async () => {
  const { service, params } = await removing()
  const answer = await service.succeed('deleteCredential', 202, { params, signature: 'not read here' })
  expect(answer.type).toBe('PASSKEY')
})

test('a session of the same credential, of another account or of a stranger cannot sign', async () => {
  const { service, byPasskey, payloadToSign, retry } = await removing()
  const grace = await signedInAsGrace(service)
  for (const key of [byPasskey.key, grace.key]) {
    const signature = await stampWith(key, { payload: payloadToSign })
    expect(await service.refuse('deleteCredential', { ...retry, signature })).toMatchObject(
      refused(401, 'WALLET_SIGNATURE_INVALID'),
    )
  }
  await service.succeed('deleteCredential', 204, retry)
})

test('a session that was revoked meanwhile cannot sign', async () => {
  const { service, wallet, session, key, retry } = await removing()
  const other = await login(service, wallet)
  const revocation = await firstLeg(service, 'revokeSession', { params: { sessionId: session.id }, key: other.key })
  await service.succeed('revokeSession', 204, revocation.retry)
  expect(key.publicKeyHex).not.toBe(other.key.publicKeyHex)
  expect(await service.refuse('deleteCredential', retry)).toMatchObject(refused(401, 'WALLET_SIGNATURE_INVALID'))
})

test('the last credential stays', async () => {
  const { service, wallet } = await signedIn()
  const params = { credentialId: wallet.credentialId }
  const refusal = await service.refuse('deleteCredential', { params })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(refusal.body.reason).toContain('last credential')
})

test('of two removals that would leave nothing, the second is refused', async () => {
  const { service, wallet, byPasskey, retry } = await removing()
  const params = { credentialId: wallet.credentialId }
  const second = await firstLeg(service, 'deleteCredential', { params, key: byPasskey.key })
  await service.succeed('deleteCredential', 204, retry)
  expect(await service.refuse('deleteCredential', second.retry)).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('of two such removals at once one is refused', async () => {
  const { service, wallet, byPasskey, retry } = await removing()
  const params = { credentialId: wallet.credentialId }
  const second = await firstLeg(service, 'deleteCredential', { params, key: byPasskey.key })
  await Promise.all([retry, second.retry].map((input) => service.call('deleteCredential', input)))
  const { data } = await service.succeed('listCredentials', 200, { query: { accountId: wallet.accountId } })
  expect(data).toHaveLength(1)
})

test('a removed credential is 404, and so is an unknown one', async () => {
  const { service, params, retry } = await removing()
  await service.succeed('deleteCredential', 204, retry)
  for (const input of [retry, { params }, { params: { credentialId: 'AuthMethod:none' } }])
    expect(await service.refuse('deleteCredential', input)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
})

test('a removed email credential may be added again', async () => {
  const { service, wallet, byPasskey } = await removing()
  const params = { credentialId: wallet.credentialId }
  const removal = await firstLeg(service, 'deleteCredential', { params, key: byPasskey.key })
  await service.succeed('deleteCredential', 204, removal.retry)
  const body = { type: 'EMAIL_OTP', accountId: wallet.accountId }
  const { retry } = await firstLeg(service, 'createCredential', { body, key: byPasskey.key })
  expect(await service.succeed('createCredential', 201, retry)).toMatchObject({ nickname: 'ada@example.com' })
})
