import { expect, test } from 'vitest'
import { createTestQuote, login } from '../../../../test/createTestService.ts'
import { createClientKey, stampWith } from '../../../../test/examinee.ts'
import { firstLeg, signedIn, signedInAsGrace } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** A session whose refresh waits for its signed retry. */
async function refreshing() {
  const world = await signedIn()
  const { service, session, key } = world
  const newKey = await createClientKey()
  const params = { sessionId: session.id }
  const body = { clientPublicKey: newKey.publicKeyHex }
  return { ...world, params, body, newKey, ...(await firstLeg(service, 'refreshSession', { params, body, key })) }
}

test('a refresh opens a session of fifteen minutes for the new key and ends the old one at once', async () => {
  const { service, wallet, session, key, newKey, payloadToSign, retry } = await refreshing()
  expect(JSON.parse(payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2',
    parameters: { targetPublicKey: newKey.publicKeyHex },
  })
  service.sandbox.clock.advance(60_000)

  const fresh = await service.succeed('refreshSession', 201, retry)

  expect(fresh).toMatchObject({ type: 'EMAIL_OTP', nickname: session.nickname, accountId: session.accountId })
  expect(fresh.expiresAt.getTime() - service.sandbox.clock.now()).toBe(15 * 60_000)
  const { data } = await service.succeed('listSessions', 200, { query: { accountId: wallet.accountId } })
  expect(data.map(({ id }) => id)).toEqual([fresh.id])
  const { params, payloadToSign: payload } = await createTestQuote(service, { wallet })
  const signature = await stampWith(key, { payload })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
  await service.succeed('executeQuote', 200, { params, signature: await stampWith(newKey, { payload }) })
})

test('the first response names no type of credential', async () => {
  const { service, params, body } = await refreshing()
  const challenge = await service.succeed('refreshSession', 202, { params, body, signature: 'not read here' })
  expect(Object.keys(challenge).sort()).toEqual(['expiresAt', 'payloadToSign', 'requestId'])
})

test('another key on the second leg is another body', async () => {
  const { service, retry } = await refreshing()
  const body = { clientPublicKey: (await createClientKey()).publicKeyHex }
  expect(await service.refuse('refreshSession', { ...retry, body })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('only the session itself signs its refresh', async () => {
  const { service, wallet, newKey, payloadToSign, retry } = await refreshing()
  const grace = await signedInAsGrace(service)
  const { key: otherDevice } = await login(service, wallet)
  for (const key of [newKey, otherDevice, grace.key]) {
    const signature = await stampWith(key, { payload: payloadToSign })
    expect(await service.refuse('refreshSession', { ...retry, signature })).toMatchObject(
      refused(401, 'WALLET_SIGNATURE_INVALID'),
    )
  }
  await service.succeed('refreshSession', 201, retry)
})

test('an expired session is not refreshed, on either leg', async () => {
  const { service, params, body, retry } = await refreshing()
  service.sandbox.clock.advance(15 * 60_000)
  for (const input of [retry, { params, body }])
    expect(await service.refuse('refreshSession', input)).toMatchObject(refused(401, 'UNAUTHORIZED'))
})

test('a session that was revoked meanwhile is not refreshed', async () => {
  const { service, wallet, params, retry } = await refreshing()
  const { key } = await login(service, wallet)
  const revocation = await firstLeg(service, 'revokeSession', { params, key })
  await service.succeed('revokeSession', 204, revocation.retry)
  expect(await service.refuse('refreshSession', retry)).toMatchObject(refused(401, 'UNAUTHORIZED'))
})

test('of two simultaneous refreshes one opens a session', async () => {
  const { service, params, body, key, retry } = await refreshing()
  const other = await firstLeg(service, 'refreshSession', { params, body, key })
  const answers = await Promise.all([retry, other.retry].map((input) => service.call('refreshSession', input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 401])
})

test('an unknown session is 404, an invalid key 400', async () => {
  const { service, params, body } = await refreshing()
  const unknown = { params: { sessionId: 'Session:none' }, body }
  expect(await service.refuse('refreshSession', unknown)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
  for (const clientPublicKey of [undefined, '', `02${'f'.repeat(64)}`])
    expect(await service.refuse('refreshSession', { params, body: { clientPublicKey } })).toMatchObject(
      refused(400, 'INVALID_INPUT'),
    )
})

test('a Request-Id of a refresh is valid for five minutes and for no other operation', async () => {
  const { service, wallet, retry, session } = await refreshing()
  const { requestId, signature } = retry
  const elsewhere = { params: { sessionId: session.id }, requestId, signature }
  expect(await service.refuse('revokeSession', elsewhere)).toMatchObject(refused(401, 'UNAUTHORIZED'))
  const exported = { params: { accountId: wallet.accountId }, body: { privateEnabled: true }, requestId, signature }
  expect(await service.refuse('updateInternalAccount', exported)).toMatchObject(refused(401, 'UNAUTHORIZED'))
  service.sandbox.clock.advance(5 * 60_000)
  const late = await service.refuse('refreshSession', retry)
  expect(late.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id is expired' })
})
