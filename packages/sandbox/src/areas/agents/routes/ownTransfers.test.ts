import { expect, test } from 'vitest'
import { agentWorld } from '../../../../test/agentWorld.ts'
import type { CallInput } from '../../../../test/createTestService.ts'
import { createTestService, usdPayee } from '../../../../test/createTestService.ts'

/** A customer with 500 dollars in a balance, a bank account, and an agent that may transfer. */
async function transferWorld(policy: object = {}) {
  const service = createTestService()
  const person = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', email: 'ada@example.com', currencies: ['USD'] }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: person })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId, currency: 'USD' } })
  const dollars = data[0]!.id
  await service.succeed('fundInternalAccount', 200, { params: { accountId: dollars }, body: { amount: 50_000 } })
  const payee = usdPayee({ customerId, accountNumber: '12345678901' })
  const { id: payeeId } = await service.succeed('createExternalAccount', 201, { body: payee })
  const world = await agentWorld(
    { permissions: ['CREATE_TRANSFERS'], ...policy },
    { service, wallet: { customerId, accountId: dollars, payeeId, credentialId: '' } },
  )
  const out = { source: { accountId: dollars }, destination: { accountId: payeeId }, amount: 4_000 }
  const back = { source: { accountId: payeeId }, destination: { accountId: dollars }, amount: 4_000 }
  const balance = async () => {
    const list = await service.succeed('listInternalAccounts', 200, { query: { customerId, currency: 'USD' } })
    return list.data[0]!.balance.amount
  }
  const send = (name: 'agentTransferIn' | 'agentTransferOut', input: CallInput) =>
    service.succeed(name, 200, { accessToken: world.accessToken, ...input })
  return { ...world, dollars, out, back, balance, send }
}

test('a transfer out is made at once and counts against the limits', async () => {
  const { out, balance, send, refusal, params, service } = await transferWorld({
    spendingLimits: { currency: 'USD', perTransactionLimit: 4_000, dailyLimit: 7_000 },
  })
  expect(await send('agentTransferOut', { body: out })).toMatchObject({
    ...{ status: 'APPROVED', type: 'TRANSFER_OUT', transferDetails: { amount: 4_000n, currency: 'USD' } },
    transaction: { agentId: params.agentId, sentAmount: { amount: 4_000n } },
  })
  expect(await balance()).toBe(46_000n)
  expect(await refusal('agentTransferOut', { body: out })).toEqual([403, 'FORBIDDEN'])
  expect((await service.succeed('getAgent', 200, { params })).usage).toMatchObject({ dailySpend: 4_000n })
})

test('a transfer without an amount moves all of it, which counts against the limits, and an empty balance says so', async () => {
  const { out, back, balance, send, refusal, service, params } = await transferWorld({
    spendingLimits: { currency: 'USD', perTransactionLimit: 100_000, dailyLimit: 200_000 },
  })
  const [{ amount: _out, ...allOut }, { amount: _back, ...allBack }] = [out, back]
  expect(await send('agentTransferOut', { body: allOut })).toMatchObject({ transferDetails: { amount: 50_000n } })
  expect(await balance()).toBe(0n)
  expect((await service.succeed('getAgent', 200, { params })).usage).toMatchObject({ dailySpend: 50_000n })
  expect(await refusal('agentTransferOut', { body: allOut })).toEqual([400, 'INSUFFICIENT_FUNDS'])
  expect(await send('agentTransferIn', { body: allBack })).toMatchObject({ transferDetails: { amount: 100_000n } })
})

test('a transfer that needs an approval is made after it, once', async () => {
  const { out, back, balance, send, approve, service } = await transferWorld({
    defaultExecutionMode: 'APPROVAL_REQUIRED',
  })
  const action = await send('agentTransferOut', { body: out })
  expect(action).toMatchObject({ status: 'PENDING_APPROVAL', type: 'TRANSFER_OUT' })
  expect(action.transaction).toBeUndefined()
  expect(await balance()).toBe(50_000n)
  expect(await approve(action.id)).toMatchObject({ status: 'APPROVED', transaction: { type: 'OUTGOING' } })
  expect(await balance()).toBe(46_000n)

  const incoming = await send('agentTransferIn', { body: back })
  expect(await approve(incoming.id)).toMatchObject({ status: 'APPROVED', type: 'TRANSFER_IN' })
  service.sandbox.clock.advance(7 * 24 * 3_600_000)
  expect(await balance()).toBe(50_000n)
})

test('an approval fails where the money is gone by then', async () => {
  const { out, send, approve, balance } = await transferWorld({
    ...{ defaultExecutionMode: 'APPROVAL_REQUIRED' },
    spendingLimits: { currency: 'USD', perTransactionLimit: 40_000 },
  })
  const large = { ...out, amount: 30_000 }
  const [first, second] = [
    await send('agentTransferOut', { body: large }),
    await send('agentTransferOut', { body: large }),
  ]
  expect(await approve(first.id)).toMatchObject({ status: 'APPROVED' })
  expect(await approve(second.id)).toMatchObject({ status: 'FAILED' })
  expect(await balance()).toBe(20_000n)
})

test('without CREATE_TRANSFERS, and with accounts of others, nothing is transferred', async () => {
  const { out, back, refusal, params, service, balance } = await transferWorld()
  const elsewhere = { accountId: 'ExternalAccount:none' }
  const unknown = [404, 'REFERENCE_NOT_FOUND']
  for (const body of [
    { ...out, destination: elsewhere },
    { ...out, source: elsewhere },
  ])
    expect(await refusal('agentTransferOut', { body })).toEqual(unknown)
  expect(await refusal('agentTransferIn', { body: { ...back, source: elsewhere } })).toEqual(unknown)
  await service.succeed('updateAgentPolicy', 200, { params, body: { permissions: ['CREATE_QUOTES'] } })
  for (const [name, body] of [
    ['agentTransferOut', out],
    ['agentTransferIn', back],
  ] as const)
    expect(await refusal(name, { body })).toEqual([403, 'FORBIDDEN'])
  expect(await balance()).toBe(50_000n)
})
