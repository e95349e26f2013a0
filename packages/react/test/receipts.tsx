import type { ExternalAccount, Quote, Transaction } from '@countersign/core'
import { createWalletClient } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { type PaymentOutcome, PaymentResultScreen } from '../src/exports/index.ts'
import { renderWallet } from './renderWallet.tsx'

export const quote = {
  id: 'Quote:1',
  status: 'COMPLETED',
  createdAt: new Date('2026-01-01T10:00:00Z'),
  expiresAt: new Date('2026-01-01T10:05:00Z'),
  source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1' },
  destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1', paymentRail: 'SEPA_INSTANT' },
  sendingCurrency: { code: 'USD', decimals: 2 },
  receivingCurrency: { code: 'EUR', decimals: 2 },
  totalSendingAmount: 25_000n,
  totalReceivingAmount: 22_770n,
  exchangeRate: 1.08695652,
  feesIncluded: 250n,
  platformFeesIncluded: 100n,
} as unknown as Quote

export const payee = {
  id: 'ExternalAccount:1',
  status: 'ACTIVE',
  currency: 'EUR',
  accountInfo: {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' },
  },
} as unknown as ExternalAccount

export const transaction = { id: 'Transaction:1', status: 'COMPLETED', type: 'OUTGOING' } as unknown as Transaction

export const client = createWalletClient({ baseUrl: '/api/wallet', trust: { otpBundle: ['04'.padEnd(130, '0')] } })

/** A receipt on the screen. */
export function showResult(
  outcome: Partial<PaymentOutcome>,
  props: Partial<ComponentPropsWithoutRef<typeof PaymentResultScreen>> = {},
) {
  const complete = { quote, payee, ...outcome } as PaymentOutcome
  return renderWallet(<PaymentResultScreen {...props} outcome={complete} />, { client })
}
