import { createExternalAccount } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { SendScreen } from '../../exports/index.ts'

test('that the bank doubts the name is said where the payee is chosen, and with the amount', async () => {
  const { world, user } = await createWalletPage()
  await signIn(world)
  const { accountId, customerId } = world.ada
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Nora Lindqvist', countryOfResidence: 'DE' }
  const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE80120300000000202102', beneficiary }
  await world.service.call(createExternalAccount, { body: { customerId, currency: 'EUR', accountInfo } })
  renderWallet(<SendScreen accountId={accountId} onContinue={() => {}} />, { client: world.client })
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)

  const doubted = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('doesn’t match'))
  expect(doubted.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Nora Lindqvist')])
  await user.click(screen.getByRole('button', { name: /Nora Lindqvist/ }))
  await settled(world, () => screen.queryByRole('textbox', { name: /You send/ }) !== null)

  expect(screen.getByText('The name doesn’t match')).toBeTruthy()
})
