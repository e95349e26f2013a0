import type { TestService } from './createTestService.ts'
import { createTestService, usdPayee } from './createTestService.ts'

/** A customer with a wallet, balances in dollars and USDC, and a US bank account. */
export async function withBalances(parameters: { accountNumber?: string; funds?: number } = {}) {
  const { accountNumber = '12345678901', funds = 100_000 } = parameters
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, {
    body: {
      customerType: 'INDIVIDUAL',
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      currencies: ['USD', 'USDC'],
    },
  })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const accountOf = (currency: string) => data.find(({ balance }) => balance.currency.code === currency)?.id ?? ''
  const [wallet, dollars] = [accountOf('USDB'), accountOf('USD')]
  await service.succeed('fundInternalAccount', 200, { params: { accountId: dollars }, body: { amount: funds } })
  await service.succeed('fundInternalAccount', 200, { params: { accountId: wallet }, body: { amount: 500_000_000 } })
  const payee = await service.succeed('createExternalAccount', 201, {
    body: usdPayee({ customerId: customer.id, accountNumber }),
  })

  async function balanceOf(id: string) {
    const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
    return accounts.data.find((account) => account.id === id)?.balance.amount
  }
  return { service, customerId: customer.id, wallet, dollars, payeeId: payee.id, balanceOf }
}

export const from = (accountId: string) => ({ sourceType: 'ACCOUNT', accountId })
export const to = (accountId: string) => ({ destinationType: 'ACCOUNT', accountId })
export const locked = (amount: number) => ({ lockedCurrencySide: 'SENDING', lockedCurrencyAmount: amount })

export async function transactionOf(service: TestService, quote: { transactionId?: string | undefined }) {
  return service.succeed('getTransaction', 200, { params: { transactionId: quote.transactionId ?? '' } })
}
