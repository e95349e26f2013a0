import { createTestService, createTestWallet } from './createTestService.ts'

/** A person who can have cards, and what asks for one. */
export async function cardholder() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const body = { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId] }
  const query = { accountId: wallet.accountId }
  return { service, wallet, body, query }
}
