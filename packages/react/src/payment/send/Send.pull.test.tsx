import { createExternalAccount, listInternalAccounts } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { type SendPayment, SendScreen } from '../../exports/index.ts'

test('a bank account of the user’s own pays into their dollars: it is named, and nothing is said about what it holds', async () => {
  const { user, world } = await createWalletPage()
  await signIn(world)
  const { customerId } = world.ada
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const account = { accountNumber: '004417229990', routingNumber: '021000021', bankAccountType: 'CHECKING' }
  const accountInfo = { accountType: 'USD_ACCOUNT', ...account, beneficiary }
  const body = { customerId, currency: 'USD', accountInfo, ownershipType: 'FIRST_PARTY' } as const
  const { id: bank } = await world.service.call(createExternalAccount, { body })
  const query = { customerId, currency: 'USD' }
  const dollars = (await world.service.call(listInternalAccounts, { query })).data[0]?.id ?? ''
  const onContinue = vi.fn<(payment: SendPayment) => void>()
  renderWallet(<SendScreen accountId={bank} draft={{ payeeId: dollars }} onContinue={onContinue} />, {
    client: world.client,
  })
  await settled(world, () => screen.queryByRole('textbox', { name: /Amount/ }) !== null)
  expect(screen.getByText('From').nextElementSibling?.textContent).toContain('Ada Lovelace')
  expect(screen.queryByText(/Available/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use max' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Recipient gets/ })).toBeNull()
  expect(document.body.textContent).not.toMatch(/You send|is sent/)
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '40')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(onContinue.mock.lastCall?.[0].request).toMatchObject({
    source: { sourceType: 'ACCOUNT', accountId: bank },
    destination: { destinationType: 'ACCOUNT', accountId: dollars },
    lockedCurrencyAmount: 40_00n,
  })
})
