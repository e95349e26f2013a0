import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../../test/createTestService.ts'

test('renewed instructions name another reference, and each account its own', async () => {
  const service = createTestService()
  const { accountId, customerId } = await createTestWallet(service)
  const references = async () => {
    const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
    return data.map(({ fundingPaymentInstructions }) => JSON.stringify(fundingPaymentInstructions))
  }
  const before = await references()
  service.sandbox.accounts.renewInstructions({ accountId })
  const after = await references()
  expect(after.map((text, index) => text === before[index])).toEqual(after.map((_, index) => index > 0))
  expect(new Set(after).size).toBe(after.length)
})
