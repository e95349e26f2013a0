import { expect, test } from 'vitest'
import { agentWorld, openPolicy } from '../../../../test/agentWorld.ts'
import { balanceOf, createTestWallet, quoteBody } from '../../../../test/createTestService.ts'

const forbidden = [403, 'FORBIDDEN']

test('an agent that acts by itself pays at once, and its usage counts it', async () => {
  const { service, wallet, params, pay } = await agentWorld()
  const action = await pay(40)
  expect(action).toMatchObject({
    ...{ status: 'APPROVED', type: 'EXECUTE_QUOTE', customerId: wallet.customerId },
    transaction: { status: 'PROCESSING', agentId: params.agentId },
  })
  expect(await balanceOf(service, { wallet })).toBe(210_000_000n)
  expect((await service.succeed('getAgent', 200, { params })).usage).toMatchObject({
    ...{ dailyTransactionCount: 1, dailySpend: 4_000n, monthlySpend: 4_000n },
  })
})

test('an agent is bound to its limits: once, a day, a month and by number', async () => {
  const spendingLimits = {
    ...{ currency: 'USD', perTransactionLimit: 4_000, dailyLimit: 6_000 },
    ...{ monthlyLimit: 9_000, dailyTransactionLimit: 2 },
  }
  const { service, pay, refusedPayment } = await agentWorld({ spendingLimits })
  expect(await refusedPayment(41)).toEqual(forbidden)
  await pay(40)
  expect(await refusedPayment(21)).toEqual(forbidden)
  await pay(5)
  expect(await refusedPayment(1)).toEqual(forbidden)
  // The next day, in the same month: 45 of 90 dollars are spent.
  service.sandbox.clock.advance(24 * 3_600_000)
  await pay(40)
  expect(await refusedPayment(6)).toEqual(forbidden)
  service.sandbox.clock.advance(27 * 24 * 3_600_000)
  await pay(6)
})

test('the rule of an account and a threshold decide who has to agree', async () => {
  const { service, wallet, params, pay, refusedPayment } = await agentWorld({ approvalThresholds: { amount: 5_000 } })
  expect((await pay(49)).status).toBe('APPROVED')
  expect((await pay(50)).status).toBe('PENDING_APPROVAL')
  const accountRules = [{ accountId: wallet.accountId, executionMode: 'APPROVAL_REQUIRED', perTransactionLimit: 3_000 }]
  await service.succeed('updateAgentPolicy', 200, { params, body: { accountRestrictions: { accountRules } } })
  expect(await refusedPayment(31)).toEqual(forbidden)
  expect((await pay(30)).status).toBe('PENDING_APPROVAL')
  await service.succeed('updateAgentPolicy', 200, { params, body: { accountRestrictions: { allowedAccountIds: [] } } })
})

test('an agent may not use an account that its policy leaves out, nor see it', async () => {
  const { service, wallet, accessToken, refusal } = await agentWorld({ accountRestrictions: { allowedAccountIds: [] } })
  expect(await refusal('createAgentQuote', { body: quoteBody(wallet) })).toEqual(forbidden)
  expect((await service.succeed('listAgentInternalAccounts', 200, { accessToken })).data).toEqual([])
})

test('what a customer approves is paid, once', async () => {
  const { service, wallet, pay, approve, params } = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
  const { id, status } = await pay(40)
  expect(status).toBe('PENDING_APPROVAL')
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
  expect(service.sandbox.webhooks.deliveries().map(({ type }) => type)).toContain('AGENT_ACTION.PENDING_APPROVAL')
  const query = { customerId: wallet.customerId, agentId: params.agentId }
  expect((await service.succeed('listAgentApprovals', 200, { query })).data).toMatchObject([{ id, quote: {} }])

  expect(await approve(id)).toMatchObject({ status: 'APPROVED', transaction: { status: 'PROCESSING' } })
  expect(await balanceOf(service, { wallet })).toBe(210_000_000n)
  const again = { params: { ...params, actionId: id } }
  for (const name of ['approveAgentAction', 'rejectAgentAction'] as const)
    expect(await service.refuse(name, again)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(await balanceOf(service, { wallet })).toBe(210_000_000n)
})

test('what a customer rejects is not paid, and the agent sees why', async () => {
  const { service, wallet, pay, params, accessToken } = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
  const { id: actionId } = await pay(40)
  const request = { params: { ...params, actionId }, body: { reason: 'Too much' } }
  expect(await service.succeed('rejectAgentAction', 200, request)).toMatchObject({ status: 'REJECTED' })
  expect(await service.succeed('getAgentAction', 200, { accessToken, params: { actionId } })).toMatchObject({
    rejectionReason: 'Too much',
  })
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
})

test.each(['the quote is expired', 'the agent is paused', 'the money is gone', 'the limits are lower'])(
  'an approval fails when %s by then',
  async (what) => {
    const world = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
    const { service, wallet, params, pay, quote, execute, approve } = world
    const { id } = await pay(100)
    if (what === 'the quote is expired') service.sandbox.clock.advance(300_000)
    if (what === 'the agent is paused') await service.succeed('updateAgent', 200, { params, body: { isPaused: true } })
    if (what === 'the limits are lower') {
      const body = { spendingLimits: { perTransactionLimit: 9_999 } }
      await service.succeed('updateAgentPolicy', 200, { params, body })
    }
    if (what === 'the money is gone')
      for (const dollars of [100, 100]) await approve((await execute(await quote(dollars))).id)
    const before = await balanceOf(service, { wallet })
    const failed = await approve(id)
    expect(failed.status).toBe('FAILED')
    expect(failed.transaction).toBeUndefined()
    expect(await balanceOf(service, { wallet })).toBe(before)
  },
)

test('a wallet signs what its agent pays, and a quote is executed once', async () => {
  const { quote, refusal, execute, accessToken, service } = await agentWorld()
  const quoteId = await quote(10)
  const params = { quoteId }
  expect(await refusal('executeAgentQuote', { params })).toEqual([401, 'WALLET_SIGNATURE_MISSING'])
  await execute(quoteId)
  const signature = 'sandbox-valid-signature'
  expect(await refusal('executeAgentQuote', { params, signature })).toEqual([409, 'CONFLICT'])
  const expired = await quote(10)
  service.sandbox.clock.advance(300_000)
  expect(await refusal('executeAgentQuote', { params: { quoteId: expired }, signature })).toEqual([
    400,
    'QUOTE_EXPIRED',
  ])
  expect(await service.succeed('getAgentQuote', 200, { accessToken, params })).toMatchObject({ id: quoteId })
})

test('a quote that would be executed at once is refused, since no limit would be checked', async () => {
  const { wallet, refusal, service } = await agentWorld()
  const body = { ...quoteBody(wallet), immediatelyExecute: true }
  expect(await refusal('createAgentQuote', { body })).toEqual([400, 'INVALID_INPUT'])
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
})

test('a quote that waits for an approval is not asked for again', async () => {
  const { quote, refusal, execute } = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
  const quoteId = await quote(10)
  await execute(quoteId)
  const again = { params: { quoteId }, signature: 'sandbox-valid-signature' }
  expect(await refusal('executeAgentQuote', again)).toEqual([409, 'CONFLICT'])
})

test.each([
  ['CREATE_QUOTES', 'createAgentQuote'],
  ['VIEW_TRANSACTIONS', 'listAgentTransactions'],
  ['MANAGE_EXTERNAL_ACCOUNTS', 'createAgentExternalAccount'],
] as const)('without %s an agent may not call %s', async (permission, name) => {
  const permissions = openPolicy.permissions.filter((one) => one !== permission)
  const { wallet, refusal, service } = await agentWorld({ permissions })
  const payee = await service.succeed('getExternalAccount', 200, { params: { externalAccountId: wallet.payeeId } })
  const bodies = {
    createAgentQuote: quoteBody(wallet),
    createAgentExternalAccount: payee,
    listAgentTransactions: undefined,
  }
  expect(await refusal(name, { body: bodies[name] })).toEqual(forbidden)
})

test('without EXECUTE_QUOTES, or paused, an agent pays nothing', async () => {
  const { service, params, refusedPayment, refusal, quote } = await agentWorld()
  const quoteId = await quote(1)
  await service.succeed('updateAgent', 200, { params, body: { isPaused: true } })
  const execution = { params: { quoteId }, signature: 'sandbox-valid-signature' }
  expect(await refusal('executeAgentQuote', execution)).toEqual(forbidden)
  await service.succeed('updateAgent', 200, { params, body: { isPaused: false } })
  await service.succeed('updateAgentPolicy', 200, { params, body: { permissions: ['CREATE_QUOTES'] } })
  expect(await refusedPayment(1)).toEqual(forbidden)
})

test('actions are listed newest first, by status', async () => {
  const { service, accessToken, pay } = await agentWorld({ approvalThresholds: { amount: 5_000 } })
  const first = await pay(1)
  const second = await pay(50)
  const ids = async (query: Record<string, string>) =>
    (await service.succeed('listAgentActions', 200, { accessToken, query })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ status: 'PENDING_APPROVAL' })).toEqual([second.id])
})

test('the same idempotency key of two agents is two', async () => {
  const { service, wallet, accessToken } = await agentWorld()
  const body = { name: 'Another', customerId: wallet.customerId, policy: openPolicy }
  const { deviceCode } = await service.succeed('createAgent', 201, { body })
  const other = await service.succeed('redeemAgentDeviceCode', 200, { params: { deviceCode: deviceCode.code } })
  const ask = async (token: string) => {
    const request = { accessToken: token, idempotencyKey: 'one', body: quoteBody(wallet, { amount: 1_000_000 }) }
    return (await service.succeed('createAgentQuote', 200, request)).id
  }
  const [first, again, others] = [await ask(accessToken), await ask(accessToken), await ask(other.accessToken)]
  expect(again).toBe(first)
  expect(others).not.toBe(first)
})

test("another customer's things, and another agent's quotes, do not exist for an agent", async () => {
  const { service, wallet, refusal, pay, accessToken } = await agentWorld()
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432110' })
  const theirs = await service.succeed('createQuote', 200, { body: quoteBody(grace) })
  const customers = await service.succeed('createQuote', 200, { body: quoteBody(wallet) })
  for (const quoteId of [theirs.id, customers.id])
    for (const name of ['getAgentQuote', 'executeAgentQuote'] as const)
      expect(await refusal(name, { params: { quoteId } })).toEqual([404, 'QUOTE_NOT_FOUND'])
  expect(await refusal('getAgentTransaction', { params: { transactionId: String(theirs.transactionId) } })).toEqual([
    404,
    'TRANSACTION_NOT_FOUND',
  ])
  for (const name of ['getAgentExternalAccount', 'deleteAgentExternalAccount'] as const)
    expect(await refusal(name, { params: { externalAccountId: grace.payeeId } })).toEqual([404, 'REFERENCE_NOT_FOUND'])
  const from = quoteBody(wallet)
  for (const body of [quoteBody(grace), { ...from, destination: { ...from.destination, accountId: grace.payeeId } }])
    expect(await refusal('createAgentQuote', { body })).toEqual([400, 'INVALID_INPUT'])

  await pay(1)
  const { data } = await service.succeed('listAgentTransactions', 200, { accessToken })
  expect(new Set(data.map(({ customerId }) => customerId))).toEqual(new Set([wallet.customerId]))
})

test('an agent keeps the payees of its customer', async () => {
  const { service, wallet, accessToken, refusal } = await agentWorld()
  const accountInfo = {
    ...{ accountType: 'USD_ACCOUNT', accountNumber: '55555555555', routingNumber: '021000021' },
    ...{ bankAccountType: 'CHECKING', beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' } },
  }
  const body = { currency: 'USD', accountInfo }
  const { id, customerId } = await service.succeed('createAgentExternalAccount', 201, { accessToken, body })
  expect(customerId).toBe(wallet.customerId)
  const foreign = { ...body, customerId: 'Customer:none' }
  expect(await refusal('createAgentExternalAccount', { body: foreign })).toEqual([400, 'INVALID_INPUT'])
  const params = { externalAccountId: id }
  expect(await service.succeed('getAgentExternalAccount', 200, { accessToken, params })).toMatchObject({ id })
  expect((await service.succeed('listAgentExternalAccounts', 200, { accessToken })).data).toHaveLength(2)
  await service.succeed('deleteAgentExternalAccount', 204, { accessToken, params })
  expect(await refusal('getAgentExternalAccount', { params })).toEqual([404, 'REFERENCE_NOT_FOUND'])
})

test.each(['getOwnAgent', 'listAgentActions', 'listAgentInternalAccounts'] as const)(
  '%s takes no credentials but those of an agent, and no agent takes those of the platform',
  async (name) => {
    const { service, accessToken } = await agentWorld()
    expect(await service.refuse(name)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect(await service.refuse(name, { accessToken: `${accessToken}0` })).toMatchObject({ status: 401 })
    await service.succeed(name, 200, { accessToken })
    expect(await service.refuse('listAgents', { accessToken })).toMatchObject({ status: 401 })
  },
)
