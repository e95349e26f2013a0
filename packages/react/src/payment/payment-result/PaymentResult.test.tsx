import type { ExternalAccount, Quote, Transaction } from '@countersign/core'
import { createWalletClient, WalletError } from '@countersign/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { type PaymentOutcome, PaymentResultScreen } from '../../exports/index.ts'
import { describePayee, shortenAccount } from '../payment-details/describePayee.ts'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { explainOutcome } from './explainOutcome.ts'
import { paymentResultMessages as words } from './paymentResultMessages.ts'

const quote = {
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

const payee = {
  id: 'ExternalAccount:1',
  status: 'ACTIVE',
  currency: 'EUR',
  accountInfo: {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' },
  },
} as unknown as ExternalAccount

const transaction = { id: 'Transaction:1', status: 'COMPLETED', type: 'OUTGOING' } as unknown as Transaction

const client = createWalletClient({ baseUrl: '/api/wallet', trust: { otpBundle: ['04'.padEnd(130, '0')] } })

function showResult(
  outcome: Partial<PaymentOutcome>,
  props: Partial<ComponentPropsWithoutRef<typeof PaymentResultScreen>> = {},
) {
  const complete = { quote, payee, ...outcome } as PaymentOutcome
  return renderWallet(<PaymentResultScreen {...props} outcome={complete} />, { client })
}

test('a completed payment is a receipt with amounts, payee and reference', () => {
  showResult({ status: 'completed', transaction })
  const text = document.body.textContent

  expect(screen.getByRole('heading', { name: 'Payment sent' })).toBeTruthy()
  for (const part of ['$250.00', '$2.50', '$1.00 of it', '€227.70', 'Grace Hopper', 'DE8937…013000', 'Transaction:1'])
    expect(text).toContain(part)
})

test.each([
  ['PENDING', words.refundPending],
  ['COMPLETED', words.refundCompleted],
  ['FAILED', words.refundFailed],
  ['SOMETHING_NEW', words.refundUnknown],
])('a failed payment with a refund that is %s says what happens to the money', (status, sentence) => {
  const failed = { ...transaction, failureReason: 'PAYOUT_RETURNED', refund: { status } } as unknown as Transaction

  expect(explainOutcome({ status: 'failed', quote, payee, transaction: failed }, words)).toEqual([
    words.failureReasons.PAYOUT_RETURNED,
    sentence,
  ])
})

test.each([
  ['a minute ago', -60_000, 'Arrived'],
  ['in a minute', 60_000, 'Arrives'],
])(
  'money that settles %s on the clock of the service is told so, whatever the clock of the device says',
  (_when, inMs, label) => {
    const serviceNowMs = Date.now() + 3_600_000
    vi.spyOn(client.transport.serverTime, 'now').mockReturnValue(serviceNowMs)
    const settled = { ...transaction, settledAt: new Date(serviceNowMs + inMs) } as unknown as Transaction
    showResult({ status: 'completed', transaction: settled })

    expect(screen.getByText(label)).toBeTruthy()
  },
)

test('a receipt shows references that a person can read out', () => {
  const reference = 'Refund:d29985ea-041c-453b-93bc-c69c39119647'
  const failed = { ...transaction, refund: { status: 'PENDING', reference } } as unknown as Transaction
  showResult({ status: 'failed', transaction: failed })

  expect(screen.getByText('d29985ea-041c-453b-93bc-c69c39119647')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Refund:')
})

test('only a failure before any money moves claims that none left', () => {
  const outcome = (code: string): PaymentOutcome => ({ status: 'failed', quote, payee, error: new WalletError(code) })

  expect(explainOutcome(outcome('QUOTE_EXPIRED'), words)).toContain(words.nothingLeft)
  expect(explainOutcome(outcome('QUOTE_EXECUTION_FAILED'), words)).toEqual([words.failed, words.refundUnknown])
  expect(explainOutcome(outcome('A_NEW_REASON'), words)).toEqual([words.failed, words.refundUnknown])
})

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a reason without a sentence of its own', (reason) => {
  const failed = { ...transaction, failureReason: reason }
  const pending = { ...transaction, pendingReason: reason } as Transaction

  expect(explainOutcome({ status: 'failed', quote, payee, transaction: failed }, words)[0]).toBe(words.failed)
  expect(explainOutcome({ status: 'processing', quote, payee, transaction: pending }, words)).toEqual([
    words.processing,
  ])
})

test.each(['constructor', '__proto__', 'toString'])('the rail %s promises no day of arrival', (paymentRail) => {
  expect(paymentDetailsMessages.usualArrival({ paymentRail, accountType: undefined })).toBe('Shown once it is sent')
})

test('an unknown outcome says not to pay again, and looks again on request', async () => {
  const onCheckAgain = vi.fn()
  showResult({ status: 'unknown' }, { onCheckAgain })
  expect(screen.getByText(/Do not pay again/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/failed|did not go/i)
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))

  expect(onCheckAgain).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Checking again. Please do not pay again.')).toBeTruthy()
})

test('print opens the print dialog, and share is offered only where the host can', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const onShare = vi.fn()
  const view = showResult({ status: 'completed' })
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  view.unmount()

  showResult({ status: 'completed' }, { onShare })
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(onShare).toHaveBeenCalledTimes(1)
})

test('an account of an unknown kind keeps all its fields', () => {
  const clabe = { ...payee, accountInfo: { accountType: 'MXN_ACCOUNT', clabeNumber: '032180000118359719' } }
  const description = describePayee(clabe as unknown as ExternalAccount, quote.destination)

  expect(description.account).toBe('032180000118359719')
  expect(description.fields).toEqual([{ field: 'clabeNumber', value: '032180000118359719' }])
})

test('a payee that is not known is told by its payment address', () => {
  const destination = { destinationType: 'UMA_ADDRESS', umaAddress: '$grace@example.com' } as Quote['destination']

  expect(describePayee(undefined, destination)).toMatchObject({
    name: '$grace@example.com',
    account: '$grace@example.com',
  })
})

test.each([
  ['123456789', '123456789'],
  ['DE89370400440532013000', 'DE8937…013000'],
])('the account %s is shown as %s', (account, shown) => {
  expect(shortenAccount(account)).toBe(shown)
})

test('a page cannot render the card as something else', () => {
  const replacing: object = { render: () => <p>Nothing to see</p>, children: 'Nothing to see' }
  showResult({ status: 'completed', transaction }, replacing)

  expect(screen.getByText('Grace Hopper')).toBeTruthy()
  expect(screen.queryByText('Nothing to see')).toBeNull()
})
