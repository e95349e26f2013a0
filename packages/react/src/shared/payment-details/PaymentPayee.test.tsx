import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../../core/test/createTestClient.ts'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { PaymentPayee } from './PaymentDetails.tsx'

test.each([
  ['sortCode', '200000', 'Sort code'],
  ['ifsc', 'SBIN0001234', 'IFSC'],
  ['branchCode', '001', 'Branch code'],
  ['phoneNumber', '+254712345678', 'Phone number'],
  ['clabeNumber', '032180000118359719', 'CLABE'],
  ['vpa', 'ada@okbank', 'UPI'],
  ['pixKey', 'ada@example.com', 'Pix'],
  // A kind of account that is new to us: no key of the interface names it.
  ['somethingNew', '42', 'Account'],
])('%s is called what the form of the payee calls it: %s', async (field, value, label) => {
  const { client } = await createTestClient()
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' }
  const accountInfo = { accountType: 'GBP_ACCOUNT', beneficiary, accountNumber: '12345678', [field]: value }
  const payee = { id: 'ExternalAccount:1', status: 'ACTIVE', currency: 'GBP', accountInfo } as const
  renderWallet(<PaymentPayee payee={payee as never} />, { client })

  expect(screen.getByText(label).nextSibling?.textContent).toBe(value)
  expect(screen.getByText('Account number').nextSibling?.textContent).toBe('1234 5678')
})

test('a name and its bank are two words to who hears or copies them', async () => {
  const { client } = await createTestClient()
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Okafor' }
  const accountInfo = {
    accountType: 'USD_ACCOUNT',
    beneficiary,
    bankName: 'Coastal Bank',
    accountNumber: '004417228190',
  }
  const payee = { id: 'ExternalAccount:1', status: 'ACTIVE', currency: 'USD', accountInfo } as const
  const { container } = renderWallet(<PaymentPayee payee={payee as never} />, { client })

  expect(container.textContent).toContain('Grace Okafor Coastal Bank')
})
