import type { ExternalAccount, Quote, Transaction } from '@countersign/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { client, payee, quote, transaction } from '../../../test/receipts.tsx'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { type PaymentOutcome, PaymentResultScreen } from '../../exports/index.ts'
import { OwnAccounts } from '../../shared/payment-details/index.ts'

const dollar = { code: 'USD', decimals: 2 }
const pulled = {
  ...quote,
  source: { sourceType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
  destination: { destinationType: 'ACCOUNT', accountId: 'InternalAccount:2' },
  receivingCurrency: dollar,
} as unknown as Quote
const bank = {
  ...payee,
  accountInfo: { ...payee.accountInfo, accountType: 'USD_ACCOUNT', iban: undefined, accountNumber: '000711111004' },
} as ExternalAccount

/** The receipt of money that was taken from a bank account. */
function showPull(outcome: Partial<PaymentOutcome>) {
  const complete = { quote: pulled, payee: bank, transaction, ...outcome } as PaymentOutcome
  return renderWallet(
    <OwnAccounts.Provider value={new Map([['InternalAccount:2', 'US Dollar']])}>
      <PaymentResultScreen outcome={complete} payerName="Ada Lovelace" />
    </OwnAccounts.Provider>,
    { client },
  )
}

const rowsOf = (label: string) => screen.getAllByText(label, { selector: 'dt' }).map((row) => row.nextElementSibling)

test('the receipt of a debit names the bank account and where the money goes, and no other recipient', async () => {
  const user = userEvent.setup()
  showPull({ status: 'completed' })
  await screen.findByText('Payment ID')

  const [from, ...others] = rowsOf('From')
  expect([from?.textContent, others]).toEqual([expect.stringContaining('Grace Hopper'), []])
  expect(from?.textContent).toContain('0007 1111 1004')
  expect(rowsOf('To').map((row) => row?.textContent)).toEqual(['US Dollar'])
  expect(screen.getByText('You have received $227.70.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Grace Hopper has|The recipient|You sent|Send again/)

  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toMatch(/^Amount: .*\nFrom: Grace Hopper/m)
})

test('a debit that failed says that no money left, and of none that it comes back', () => {
  const failed = { ...transaction, status: 'FAILED', failureReason: 'COLLECTION_FAILED' } as Transaction
  showPull({ status: 'failed', transaction: failed })

  expect(
    screen.getByText(/The money couldn’t be taken from your bank account\. No money left your wallet\./),
  ).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/refund|back/i)
})
