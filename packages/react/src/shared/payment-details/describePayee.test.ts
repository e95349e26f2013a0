import type { ExternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { describePayee } from './describePayee.ts'

const payee = (accountInfo: object) => ({ id: 'ExternalAccount:1', accountInfo }) as ExternalAccount

test.each([
  [{ accountType: 'BASE_WALLET', address: '0x1' }, 'Base'],
  [{ accountType: 'SPARK_WALLET', address: 'spark1' }, 'Spark'],
  [{ accountType: 'LIGHTNING', bolt12: 'lno1' }, 'Bitcoin Lightning'],
  [{ accountType: 'USD_ACCOUNT', accountNumber: '1', bankName: 'Coastal Bank' }, 'Coastal Bank'],
  [{ accountType: 'KES_ACCOUNT', phoneNumber: '+254712345678', provider: 'M-PESA' }, 'M-PESA'],
  [{ accountType: 'EUR_ACCOUNT', iban: 'DE1' }, undefined],
])('a payee is told with its bank, and a wallet with its network: case %#', (accountInfo, expected) => {
  expect(describePayee(payee(accountInfo)).bank).toBe(expected)
})
