import { withBalances } from '../withBalances.ts'
import { defineCases } from './operationCases.ts'

/** A customer with a balance in USDC. */
async function prepare() {
  const { service, customerId } = await withBalances()
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId, currency: 'USDC' } })
  const withdrawal = {
    internalAccountId: data[0]?.id ?? '',
    currency: 'USDC',
    cryptoNetwork: 'SOLANA',
    amount: 10_000_000,
    destinationAddress: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  }
  return { service, withdrawal }
}

export const rateCases = defineCases({
  prepare,
  cases: {
    listExchangeRates: {
      200: () => ({ query: { sourceCurrency: 'USDC', destinationCurrency: 'EUR', sendingAmount: '1000000' } }),
      '400 INVALID_INPUT': () => ({ query: { sourceCurrency: 'XXX' } }),
    },
    listDiscoveries: { 200: () => ({ query: { country: 'MX' } }) },
    estimateWithdrawalFee: {
      200: ({ withdrawal }) => ({ body: withdrawal }),
      '400 INVALID_INPUT': ({ withdrawal }) => ({ body: { ...withdrawal, cryptoNetwork: 'BITCOIN' } }),
      '404 REFERENCE_NOT_FOUND': ({ withdrawal }) => ({
        body: { ...withdrawal, internalAccountId: 'InternalAccount:none' },
      }),
    },
  },
})
