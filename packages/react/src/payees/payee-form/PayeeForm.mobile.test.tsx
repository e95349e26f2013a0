import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

async function showForm() {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} />, { client: world.client })
  const adds = () => world.network.requests.filter(({ method }) => method === 'POST').length
  return { ...page, adds, before: adds() }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const options = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text)
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('a phone number as it is dialed at home is shown and saved with the country code of the account', async () => {
  const { user, world, adds, before } = await showForm()
  await user.type(screen.getByRole('textbox'), '0712 345 678{Enter}')
  await user.selectOptions(screen.getByRole('combobox'), 'Kenya – Kenyan Shilling')
  expect(field('Phone number').value).toBe('+254712345678')
  // What is filled in needs no hint how it begins.
  expect(screen.queryByText(/^\u2066\+254…/)).toBeNull()
  expect(options('Mobile provider')).toEqual(['M-PESA'])
  await user.type(field('Full name'), 'Grace Okafor{Enter}')

  await settled(world, () => adds() > before)
  const sent = world.network.requests.findLast(({ method }) => method === 'POST')?.body
  expect(JSON.parse(sent ?? '')).toMatchObject({ accountInfo: { phoneNumber: '+254712345678', provider: 'M-PESA' } })
})

test('a mobile provider is one that the country has', async () => {
  const { user, adds, before } = await showForm()
  await user.click(press('Choose a country instead'))
  await user.selectOptions(screen.getByRole('combobox'), 'Tanzania – Tanzanian Shilling')
  expect(screen.getByText(/^\u2066\+255…/)).toBeTruthy()
  expect(options('Mobile provider')).toEqual(['Choose one', 'AIRTEL', 'VODACOM'])
  await user.type(field('Full name'), 'Grace Okafor{Enter}')

  await waitFor(() => expect(screen.getByText('Mobile provider is missing.')).toBeTruthy())
  expect(adds()).toBe(before)
})

test('a number that is sent before its field is left is one of the country, too, and one that no customer can have is refused', async () => {
  const { user, adds, before } = await showForm()
  await user.click(press('Choose a country instead'))
  await user.selectOptions(screen.getByRole('combobox'), 'Kenya – Kenyan Shilling')
  await user.type(field('Phone number'), '0712 345{Enter}')
  await waitFor(() => expect(field('Phone number').getAttribute('aria-invalid')).toBe('true'))
  expect(field('Phone number').value).toBe('0712 345')

  await user.clear(field('Phone number'))
  await user.type(field('Phone number'), '0712345678{Enter}')
  await waitFor(() => expect(field('Phone number').value).toBe('+254712345678'))
  expect(adds()).toBe(before)
})
