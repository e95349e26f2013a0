import { payeeForms } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { payeeOf } from '../../../../core/test/payeeAccounts.ts'
import { from, locked, to, transactionOf, withBalances } from '../../../test/withBalances.ts'

const onChain = (Object.keys(payeeForms) as (keyof typeof payeeForms)[]).filter((type) =>
  payeeForms[type].rails.some((rail) => rail === 'ONCHAIN'),
)

test('every type of wallet is paid on chain', () => {
  expect(onChain).toHaveLength(8)
})

test.each(onChain)('a payment to a %s names its network and its transaction there, in both forms', async (type) => {
  const { service, customerId, dollars } = await withBalances()
  const payee = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payeeOf(type) } })
  const body = { source: from(dollars), destination: to(payee.id), ...locked(10_000) }
  const { destination } = await transactionOf(service, await service.succeed('createQuote', 200, { body }))
  const inChain = { transactionHash: expect.stringMatching(/^[0-9a-f]{32}$/), network: type.replace('_WALLET', '') }
  expect(destination?.railDetails).toEqual({ paymentRail: 'ONCHAIN', ...inChain })
  expect(destination?.onChainTransaction).toEqual(inChain)
})
