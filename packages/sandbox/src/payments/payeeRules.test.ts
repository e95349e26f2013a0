import { expect, test } from 'vitest'
import { findPayeeErrors } from './payeeRules.ts'

const wallet = (accountType: string, currency: string) => ({
  currency,
  accountInfo: { accountType, address: '0x00000000000000000000000000000000000000aa' },
})

test.each(['BASE_WALLET', 'ETHEREUM_WALLET', 'POLYGON_WALLET', 'SOLANA_WALLET'])(
  'a %s takes USDC and nothing else',
  (accountType) => {
    expect(findPayeeErrors(wallet(accountType, 'USDC'))).toEqual([])
    expect(findPayeeErrors(wallet(accountType, 'USDB'))).toMatchObject([
      { field: 'currency', constraint: { enum: ['USDC'] } },
    ])
  },
)

test('a wallet has an address', () => {
  const errors = findPayeeErrors({ currency: 'USDC', accountInfo: { accountType: 'SOLANA_WALLET' } })
  expect(errors).toMatchObject([{ field: 'accountInfo.address' }])
})
