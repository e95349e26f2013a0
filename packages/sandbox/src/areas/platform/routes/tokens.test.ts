import { expect, test } from 'vitest'
import { createTestService, createTestWallet, fieldsOf, quoteBody } from '../../../../test/createTestService.ts'
import { sandboxBasePath } from '../../../router.ts'

function tokenWorld() {
  const service = createTestService()
  const send = (credentials: string, method: string, path: string, body?: object) =>
    service.sandbox.fetch(
      new Request(`http://sandbox${sandboxBasePath}${path}`, {
        method,
        headers: { Authorization: `Basic ${btoa(credentials)}` },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  const make = async (permissions: readonly string[], expiresAt?: string) => {
    const token = await service.succeed('createToken', 201, { body: { name: 'Reports', permissions, expiresAt } })
    return { token, credentials: `${token.clientId}:${token.clientSecret}` }
  }
  return { service, send, make }
}

test('a token is shown with its secret once, and then without', async () => {
  const { service, make } = tokenWorld()
  const { token } = await make(['VIEW', 'VIEW', 'TRANSACT'])
  expect(token).toMatchObject({ name: 'Reports', permissions: ['VIEW', 'TRANSACT'] })
  expect(token.clientSecret).toMatch(/^[0-9a-f]{64}$/)
  const { clientSecret, ...shown } = token
  expect(await service.succeed('getToken', 200, { params: { tokenId: token.id } })).toEqual(shown)
  expect((await service.succeed('listTokens', 200)).data).toEqual([shown])
  expect(service.sandbox.exportState()).not.toContain(clientSecret)
})

test.each([
  [['VIEW'], [200, 403, 403]],
  [['TRANSACT'], [403, 200, 403]],
  [['MANAGE'], [403, 403, 201]],
  [
    ['VIEW', 'TRANSACT', 'MANAGE'],
    [200, 200, 201],
  ],
] as const)('a token with %j reads, pays and changes: %j', async (permissions, statuses) => {
  const { service, send, make } = tokenWorld()
  const wallet = await createTestWallet(service)
  const { credentials } = await make(permissions)
  const answers = [
    await send(credentials, 'GET', '/tokens'),
    await send(credentials, 'POST', '/quotes', quoteBody(wallet)),
    await send(credentials, 'POST', '/tokens', { name: 'Another', permissions: ['VIEW'] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  for (const answer of answers.filter(({ status }) => status === 403))
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' })
})

test('a token is refused once it expired or was deleted, and with another secret', async () => {
  const { service, send, make } = tokenWorld()
  const { token, credentials } = await make(['VIEW'], '2026-01-05T13:00:00Z')
  const statusOf = async (sent: string) => (await send(sent, 'GET', '/config')).status
  expect(await statusOf(credentials)).toBe(200)
  expect(await statusOf(`${token.clientId}:${'0'.repeat(64)}`)).toBe(401)
  expect(await statusOf(`${token.clientId}:`)).toBe(401)
  expect(await statusOf(':')).toBe(401)
  service.sandbox.clock.advance(3_600_000)
  expect(await statusOf(credentials)).toBe(401)

  const lasting = await make(['VIEW'])
  await service.succeed('deleteToken', 204, { params: { tokenId: lasting.token.id } })
  expect(await statusOf(lasting.credentials)).toBe(401)
  const refusal = await service.refuse('deleteToken', { params: { tokenId: lasting.token.id } })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'TOKEN_NOT_FOUND' } })
})

test('a token is no access token of an agent', async () => {
  const { service, make } = tokenWorld()
  const { token } = await make(['VIEW'])
  const headers = { Authorization: `Bearer ${token.clientSecret}` }
  const answer = await service.sandbox.fetch(new Request(`http://sandbox${sandboxBasePath}/agents/me`, { headers }))
  expect(answer.status).toBe(401)
})

test('tokens are listed by name and time', async () => {
  const { service, make } = tokenWorld()
  await make(['VIEW'])
  service.sandbox.clock.advance(60_000)
  await service.succeed('createToken', 201, { body: { name: 'Payouts', permissions: ['TRANSACT'] } })
  const names = async (query: Record<string, string>) =>
    (await service.succeed('listTokens', 200, { query })).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Reports', 'Payouts'])
  expect(await names({ name: 'Payouts' })).toEqual(['Payouts'])
  expect(await names({ createdAfter: '2026-01-05T12:00:30Z' })).toEqual(['Payouts'])
  expect(await names({ updatedBefore: '2026-01-05T12:00:30Z' })).toEqual(['Reports'])
  expect(fieldsOf(await service.refuse('listTokens', { query: { createdAfter: 'today' } }))).toEqual(['createdAfter'])
})

test.each([
  [{ name: '', permissions: ['VIEW'] }, 'name'],
  [{ name: 'x', permissions: [] }, 'permissions'],
  [{ name: 'x', permissions: ['ADMIN'] }, 'permissions.0'],
  [{ name: 'x', permissions: ['VIEW'], expiresAt: 'tomorrow' }, 'expiresAt'],
  [{ name: 'x', permissions: ['VIEW'], expiresAt: '2026-01-05T12:00:00Z' }, 'expiresAt'],
])('%j makes no token', async (body, field) => {
  const { service } = tokenWorld()
  const refusal = await service.refuse('createToken', { body })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(fieldsOf(refusal)).toEqual([field])
})
