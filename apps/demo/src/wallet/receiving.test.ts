import type { InternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { describeReceiving } from './receiving.ts'

function walletWith(...ways: readonly Readonly<Record<string, unknown>>[]): InternalAccount {
  const fundingPaymentInstructions = ways.map((accountOrWalletInfo) => ({ accountOrWalletInfo }))
  const balance = { amount: 0n, currency: { code: 'USDB', decimals: 6 } }
  return { id: 'InternalAccount:1', type: 'EMBEDDED_WALLET', balance, fundingPaymentInstructions } as InternalAccount
}

test('an address is named by its network, and is all that the sender has to know', () => {
  const wallet = walletWith({ accountType: 'SPARK_WALLET', address: 'spark1ada', assetType: 'USDB' })

  expect(describeReceiving(wallet)).toEqual([
    { name: 'Spark', isBank: false, fields: [{ field: 'address', label: 'Address', value: 'spark1ada' }] },
  ])
})

test('a bank account has its reference, and nothing that only a signer needs', () => {
  const [way] = describeReceiving(
    walletWith({ accountType: 'EUR_ACCOUNT', iban: 'BE68539007547034', reference: 'A1', payloadToSign: 'secret' }),
  )

  expect(way?.name).toBe('Bank transfer')
  expect(way?.fields.map(({ label, value }) => [label, value])).toEqual([
    ['IBAN', 'BE68539007547034'],
    ['Reference', 'A1'],
  ])
})

test('a field that is new to the wallet is shown under its own name', () => {
  const [way] = describeReceiving(walletWith({ accountType: 'MXN_ACCOUNT', clabeNumber: '0123', branchCode: '77' }))

  expect(way?.fields.map(({ label, value }) => [label, value])).toEqual([
    ['CLABE', '0123'],
    ['branchCode', '77'],
  ])
})

test('a way without anything to show is left out, and a field named like a part of every object has only its own name', () => {
  const ways = describeReceiving(
    walletWith(
      { accountType: 'EUR_ACCOUNT', iban: 7, reference: '' },
      { accountType: 'EUR_ACCOUNT', constructor: 'x' },
    ),
  )

  expect(ways.map(({ fields }) => fields)).toEqual([[{ field: 'constructor', label: 'constructor', value: 'x' }]])
})
