import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const details = () => screen.getByText('More details').closest('details')

async function showCountries() {
  const { world, user } = await createWalletPage()
  await signIn(world)
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} />, { client: world.client })
  await user.click(screen.getByRole('button', { name: 'Choose a country instead' }))
  return { user, list: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country and currency' }) }
}

test('countries stand in their order, what is left of the world behind them, and wallets in a group of their own', async () => {
  const { list } = await showCountries()
  const [banks = [], wallets = []] = [...list.querySelectorAll('optgroup')].map(({ label, children }) => [
    label,
    ...[...children].map(({ textContent }) => textContent),
  ])

  const countries = banks.slice(1, -1)
  expect(banks[0]).toBe('Banks and mobile money')
  expect(banks.at(-1)).toBe('Another country (SWIFT)')
  expect(countries).toEqual(countries.toSorted((left, right) => `${left}`.localeCompare(`${right}`, 'en')))
  expect(wallets).toContain('Base – USDC')
  expect(wallets[0]).toBe('Crypto wallets')
})

test('what few US accounts need is folded, and the rest is not', async () => {
  const { user, list } = await showCountries()
  await user.selectOptions(list, 'United States – US Dollar')

  expect(details()?.open).toBe(false)
  const folded = [...(details()?.querySelectorAll('input') ?? [])].map(({ name }) => name)
  expect(folded).toEqual([
    'accountInfo.intermediaryBankName',
    'accountInfo.intermediaryRoutingNumber',
    'accountInfo.fiToFiInformation',
  ])
  expect(field('Bank (optional)').closest('details')).toBeNull()
})

test('a folded field with a value is open, and a mistake in one that was folded again is shown', async () => {
  const { user, list } = await showCountries()
  await user.selectOptions(list, 'United States – US Dollar')
  await user.type(field('Full name'), 'Grace Okafor')
  await user.type(field('Account number'), '123456789')
  await user.type(field('Routing number'), '021000021')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'Checking')
  await user.click(screen.getByText('More details'))
  await user.type(field('Intermediary routing number (optional)'), '12')
  details()?.removeAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Save payee' }))

  expect(details()?.open).toBe(true)
  expect(field('Intermediary routing number (optional)')).toBe(document.activeElement)
  details()?.removeAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Save payee' }))
  expect(details()?.open).toBe(true)
})

test('kinds of accounts without such a field have nothing to unfold', async () => {
  const { user, list } = await showCountries()
  await user.selectOptions(list, 'United Kingdom – British Pound')

  expect(screen.queryByText('More details')).toBeNull()
})
