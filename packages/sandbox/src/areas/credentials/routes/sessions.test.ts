import { expect, test } from 'vitest'
import { createTestQuote, createTestService, createTestWallet, login } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'

async function signedIn() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const { key, session } = await login(service, wallet)
  return { service, wallet, key, session, params: { sessionId: session.id }, query: { accountId: wallet.accountId } }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('the list shows active sessions without key material or credential', async () => {
  const { service, session, query } = await signedIn()
  const { data } = await service.succeed('listSessions', 200, { query })
  expect(data.map((row) => row.id)).toEqual([session.id])
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(
    ['accountId', 'createdAt', 'expiresAt', 'id', 'nickname', 'type', 'updatedAt'].sort(),
  )
})

test('sessions of several devices add up and lapse one by one', async () => {
  const { service, wallet, query } = await signedIn()
  service.sandbox.clock.advance(60_000)
  const second = await login(service, wallet)
  expect((await service.succeed('listSessions', 200, { query })).data).toHaveLength(2)

  service.sandbox.clock.advance(14 * 60_000)

  const { data } = await service.succeed('listSessions', 200, { query })
  expect(data.map((row) => row.id)).toEqual([second.session.id])
})

test('an unknown account has no sessions, a malformed one is an error', async () => {
  const { service } = await signedIn()
  const accountId = 'InternalAccount:00000000-0000-4000-8000-000000000000'
  expect(await service.succeed('listSessions', 200, { query: { accountId } })).toEqual({ data: [] })
  expect(await service.refuse('listSessions', { query: { accountId: 'ada' } })).toMatchObject(
    refused(400, 'INVALID_INPUT'),
  )
  expect(await service.refuse('listSessions')).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a session signs its own end, and its key stops working at once', async () => {
  const { service, wallet, key, params, query } = await signedIn()
  const { params: quoteParams, payloadToSign } = await createTestQuote(service, { wallet })
  const request = await service.succeed('revokeSession', 202, { params })
  expect(JSON.parse(request.payloadToSign)).toMatchObject({ type: 'ACTIVITY_TYPE_DELETE_API_KEYS' })

  const signature = await stampWith(key, { payload: request.payloadToSign })
  await service.succeed('revokeSession', 204, { params, signature, requestId: request.requestId })

  expect((await service.succeed('listSessions', 200, { query })).data).toEqual([])
  const stamp = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('executeQuote', { params: quoteParams, signature: stamp })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('of two retries at once, one ends the session and the other finds its Request-Id used', async () => {
  const { service, key, params } = await signedIn()
  const { payloadToSign, requestId } = await service.succeed('revokeSession', 202, { params })
  const signature = await stampWith(key, { payload: payloadToSign })
  const retry = () => service.call('revokeSession', { params, signature, requestId })
  const statuses = (await Promise.all([retry(), retry()])).map((response) => response.status)
  expect(statuses.sort()).toEqual([204, 401])
})

test('another session of the wallet may sign the end of this one', async () => {
  const { service, wallet, params } = await signedIn()
  const { key } = await login(service, wallet)
  const { payloadToSign, requestId } = await service.succeed('revokeSession', 202, { params })
  const signature = await stampWith(key, { payload: payloadToSign })
  await service.succeed('revokeSession', 204, { params, signature, requestId })
})

test("another wallet's session cannot sign", async () => {
  const { service, params } = await signedIn()
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const { key } = await login(service, other)
  const { payloadToSign, requestId } = await service.succeed('revokeSession', 202, { params })
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('revokeSession', { params, signature, requestId })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a signature on the first leg is not read', async () => {
  const { service, params } = await signedIn()
  await service.succeed('revokeSession', 202, { params, signature: 'anything' })
})

test('an unknown, ended or expired session is 404', async () => {
  const { service, key, params } = await signedIn()
  const unknown = { sessionId: 'Session:none' }
  expect(await service.refuse('revokeSession', { params: unknown })).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))

  const { payloadToSign, requestId } = await service.succeed('revokeSession', 202, { params })
  const signature = await stampWith(key, { payload: payloadToSign })
  await service.succeed('revokeSession', 204, { params, signature, requestId })
  expect(await service.refuse('revokeSession', { params })).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))

  const next = await signedIn()
  next.service.sandbox.clock.advance(15 * 60_000)
  expect(await next.service.refuse('revokeSession', { params: next.params })).toMatchObject(
    refused(404, 'REFERENCE_NOT_FOUND'),
  )
})
