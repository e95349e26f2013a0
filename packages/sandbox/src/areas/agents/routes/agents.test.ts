import { expect, test } from 'vitest'
import { agentWorld, openPolicy } from '../../../../test/agentWorld.ts'
import { createTestService, createTestWallet, fieldsOf } from '../../../../test/createTestService.ts'

const notFound = { status: 404, body: { code: 'REFERENCE_NOT_FOUND' } }

test('an agent is made with a code, connects with it once, and its token is shown once', async () => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  const body = { name: 'Bookkeeper', customerId, policy: openPolicy }
  const { agent, deviceCode } = await service.succeed('createAgent', 201, { body })
  expect(agent).toMatchObject({ name: 'Bookkeeper', customerId, isPaused: false, isConnected: false })
  expect(agent.usage).toMatchObject({ dailyTransactionCount: 0, dailySpend: 0n, dailyResetDate: '2026-01-05' })
  expect(deviceCode).toMatchObject({ agentId: agent.id, redeemed: false })
  expect(deviceCode.code).toMatch(/^SERVICE-AGENT-[A-Z2-9]{4}-[A-Z2-9]{4}$/)

  const params = { deviceCode: deviceCode.code }
  const redeemed = await service.succeed('redeemAgentDeviceCode', 200, { params })
  expect(redeemed).toMatchObject({ agentId: agent.id, agentName: 'Bookkeeper' })
  expect(service.sandbox.exportState()).not.toContain(redeemed.accessToken)
  expect(await service.succeed('getAgentDeviceCodeStatus', 200, { params })).toEqual({
    code: deviceCode.code,
    redeemed: true,
  })
  expect(await service.refuse('redeemAgentDeviceCode', { params })).toMatchObject({ status: 400 })
  expect(await service.succeed('getAgent', 200, { params: { agentId: agent.id } })).toMatchObject({ isConnected: true })
  expect(await service.succeed('getOwnAgent', 200, { accessToken: redeemed.accessToken })).toMatchObject({
    id: agent.id,
  })
})

test('a code is redeemed without credentials, by one of many at once, within a quarter of an hour', async () => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  const make = async () => {
    const { agent, deviceCode } = await service.succeed('createAgent', 201, {
      body: { name: 'Bookkeeper', customerId, policy: openPolicy },
    })
    return { agentId: agent.id, deviceCode: deviceCode.code }
  }
  const path = (code: string) => `http://sandbox/2025-10-13/agents/device-codes/${code}/redeem`
  const redeem = (code: string) => service.sandbox.fetch(new Request(path(code), { method: 'POST' }))

  const first = await make()
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(first.deviceCode)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  const late = await make()
  service.sandbox.clock.advance(15 * 60_000)
  expect((await redeem(late.deviceCode)).status).toBe(400)
  expect((await redeem('SERVICE-AGENT-AAAA-AAAA')).status).toBe(404)
})

test('a new code replaces the one before, and a connected agent gets none', async () => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  const body = { name: 'Bookkeeper', customerId, policy: openPolicy }
  const { agent, deviceCode: old } = await service.succeed('createAgent', 201, { body })
  const params = { agentId: agent.id }
  const { code } = await service.succeed('createAgentDeviceCode', 201, { params })
  expect(await service.refuse('redeemAgentDeviceCode', { params: { deviceCode: old.code } })).toMatchObject({
    status: 400,
  })
  await service.succeed('redeemAgentDeviceCode', 200, { params: { deviceCode: code } })
  expect(await service.refuse('createAgentDeviceCode', { params })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
})

test('agents are listed by customer, pause, connection and time', async () => {
  const { service, wallet, params } = await agentWorld()
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  service.sandbox.clock.advance(60_000)
  const body = { name: 'Shopper', customerId: grace.customerId, policy: openPolicy }
  await service.succeed('createAgent', 201, { body })
  await service.succeed('updateAgent', 200, { params, body: { isPaused: true } })
  const names = async (query: Record<string, string>) =>
    (await service.succeed('listAgents', 200, { query })).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Bookkeeper', 'Shopper'])
  expect(await names({ customerId: wallet.customerId })).toEqual(['Bookkeeper'])
  expect(await names({ isPaused: 'false' })).toEqual(['Shopper'])
  expect(await names({ isConnected: 'true' })).toEqual(['Bookkeeper'])
  expect(await names({ createdAfter: '2026-01-05T12:00:30Z' })).toEqual(['Shopper'])
  expect(await names({ updatedBefore: '2026-01-05T12:00:30Z' })).toEqual([])
  expect(fieldsOf(await service.refuse('listAgents', { query: { createdBefore: 'x' } }))).toEqual(['createdBefore'])
})

test('an agent is renamed, paused and resumed; parts of its policy change and the others stay', async () => {
  const { service, params, wallet } = await agentWorld()
  const update = (body: object) => service.succeed('updateAgent', 200, { params, body })
  expect(await update({ name: 'Shopper' })).toMatchObject({ name: 'Shopper', isPaused: false })
  expect(await update({ isPaused: true })).toMatchObject({ name: 'Shopper', isPaused: true })

  const change = async (body: object) => (await service.succeed('updateAgentPolicy', 200, { params, body })).policy
  expect(await change({ spendingLimits: { dailyLimit: 5_000 } })).toMatchObject({
    permissions: openPolicy.permissions,
    spendingLimits: { currency: 'USD', perTransactionLimit: 10_000n, dailyLimit: 5_000n },
  })
  const allowedAccountIds = [wallet.accountId]
  expect(
    await change({ accountRestrictions: { allowedAccountIds }, defaultExecutionMode: 'APPROVAL_REQUIRED' }),
  ).toMatchObject({
    defaultExecutionMode: 'APPROVAL_REQUIRED',
    accountRestrictions: { allowedAccountIds },
    spendingLimits: { dailyLimit: 5_000n },
  })
  const lifted = await change({ spendingLimits: { dailyLimit: null }, accountRestrictions: null })
  expect([lifted.spendingLimits.dailyLimit, lifted.accountRestrictions]).toEqual([undefined, undefined])
})

test('an agent that is removed no longer has access, and its pending actions are rejected', async () => {
  const { service, params, accessToken, pay, wallet } = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
  await pay(10)
  await service.succeed('deleteAgent', 204, { params })
  expect(await service.refuse('getOwnAgent', { accessToken })).toMatchObject({ status: 401 })
  expect(await service.refuse('getAgent', { params })).toMatchObject(notFound)
  const query = { customerId: wallet.customerId }
  expect((await service.succeed('listAgentApprovals', 200, { query })).data).toMatchObject([{ status: 'REJECTED' }])
})

test.each([
  [{ customerId: 'Customer:none' }, 'customerId'],
  [{ name: ' ' }, 'name'],
  [{ policy: { ...openPolicy, permissions: ['FLY'] } }, 'policy.permissions.0'],
  [
    { policy: { ...openPolicy, spendingLimits: { currency: 'XYZ', perTransactionLimit: 1 } } },
    'policy.spendingLimits.currency',
  ],
  [{ policy: { ...openPolicy, spendingLimits: { currency: 'USD' } } }, 'policy.spendingLimits.perTransactionLimit'],
  [
    { policy: { ...openPolicy, accountRestrictions: { allowedAccountIds: ['InternalAccount:none'] } } },
    'policy.accountRestrictions.allowedAccountIds',
  ],
])('%j makes no agent', async (change, field) => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  const refusal = await service.refuse('createAgent', {
    body: { name: 'x', customerId, policy: openPolicy, ...change },
  })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(fieldsOf(refusal)).toEqual([field])
})

test('a policy cannot name the accounts of another customer', async () => {
  const { service, params } = await agentWorld()
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const accountRules = [{ accountId: grace.accountId, executionMode: 'AUTO' }]
  const refusal = await service.refuse('updateAgentPolicy', { params, body: { accountRestrictions: { accountRules } } })
  expect(fieldsOf(refusal)).toEqual(['accountRestrictions.accountRules'])
})

test('an unknown agent, action or device code is not found', async () => {
  const service = createTestService()
  const params = { agentId: 'Agent:none', actionId: 'AgentAction:none', deviceCode: 'none' }
  for (const name of ['getAgent', 'deleteAgent', 'createAgentDeviceCode', 'approveAgentAction'] as const)
    expect(await service.refuse(name, { params })).toMatchObject(notFound)
  expect(await service.refuse('updateAgent', { params, body: {} })).toMatchObject(notFound)
  expect(await service.refuse('getAgentDeviceCodeStatus', { params })).toMatchObject(notFound)
})
