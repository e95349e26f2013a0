import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'
import { from, locked, to, withBalances } from '../../../../test/withBalances.ts'

/** Three payments an hour apart, to two payees, and the deposits before them; one of the payments failed. */
async function history() {
  const world = await withBalances()
  const { service, customerId, dollars, payeeId } = world
  const { id: failing } = await service.succeed('createExternalAccount', 201, {
    body: {
      customerId,
      currency: 'USD',
      accountInfo: {
        accountType: 'USD_ACCOUNT',
        accountNumber: '99999999002',
        routingNumber: '021000021',
        bankAccountType: 'CHECKING',
        beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' },
      },
    },
  })
  const paid: string[] = []
  for (const payee of [payeeId, failing, payeeId]) {
    const body = { source: from(dollars), destination: to(payee), ...locked(1000), immediatelyExecute: true }
    const { transactionId = '' } = await service.succeed('createQuote', 200, { body })
    paid.push(transactionId)
    service.sandbox.clock.advance(3_600_000)
  }
  const list = async (query: Record<string, string>) => {
    const { data } = await service.succeed('listTransactions', 200, { query })
    return data.map(({ id }) => id)
  }
  return { ...world, paid, list }
}

test('every filter narrows the list, alone and with the others', async () => {
  const { service, customerId, dollars, payeeId, paid, list } = await history()
  const [first = '', second = '', third = ''] = paid
  const { platformCustomerId = '' } = await service.succeed('getCustomer', 200, { params: { customerId } })
  const owner = { customerId }

  expect(await list({ ...owner, type: 'OUTGOING' })).toEqual([third, second, first])
  expect(await list({ ...owner, type: 'OUTGOING', sortOrder: 'asc' })).toEqual([first, second, third])
  expect(await list({ ...owner, type: 'OUTGOING', status: 'FAILED' })).toEqual([second])
  expect(await list({ platformCustomerId, status: 'FAILED' })).toEqual([second])
  expect(await list({ ...owner, receiverAccountIdentifier: payeeId })).toEqual([third, first])
  expect(await list({ ...owner, receiverAccountIdentifier: '99999999002' })).toEqual([second])
  expect(await list({ ...owner, senderAccountIdentifier: dollars })).toEqual([third, second, first])
  expect(await list({ ...owner, senderAccountIdentifier: payeeId })).toEqual([])
  expect(await list({ ...owner, accountIdentifier: '99999999002' })).toEqual([second])
  expect(await list({ ...owner, accountIdentifier: dollars, type: 'INCOMING' })).toHaveLength(1)
  expect(await list({ ...owner, reference: second.slice(-12).toUpperCase() })).toEqual([second])
  const [start, end] = ['2026-01-05T13:00:00Z', '2026-01-05T14:00:00Z']
  expect(await list({ ...owner, startDate: start })).toEqual([third, second])
  expect(await list({ ...owner, startDate: start, endDate: end })).toEqual([third, second])
  expect(await list({ ...owner, startDate: start, endDate: end, receiverAccountIdentifier: payeeId })).toEqual([third])
  expect(await list({ ...owner, platformCustomerId: 'another' })).toEqual([])
})

test('a state of payments does not go with cards', async () => {
  const service = createTestService()
  const query = { type: 'CARD', status: 'COMPLETED' }
  expect(await service.refuse('listTransactions', { query })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
})

test('a payment from a UMA address is found by it', async () => {
  const { service, customerId, list } = await history()
  const body = {
    customerId,
    senderUmaAddress: '$success.usd@sender.example',
    receivingCurrencyCode: 'USD',
    receivingCurrencyAmount: 100,
  }
  const { id } = await service.succeed('receiveSandboxUma', 200, { body })
  expect(await list({ customerId, senderAccountIdentifier: '$success.usd@sender.example' })).toEqual([id])
})
