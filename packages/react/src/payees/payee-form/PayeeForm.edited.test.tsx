import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

async function showForm() {
  const { world, user } = await createWalletPage()
  await signIn(world)
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} />, { client: world.client })
  return { user }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('what is wrong with a field goes as soon as it is edited, what is wrong with another one stays, and the same mistake is said again', async () => {
  const { user } = await showForm()
  await user.type(field(/IBAN, account number/), 'DE02120300000000202051{Enter}')
  const country = () => screen.getByRole('combobox', { name: 'Country where they live' })
  await user.selectOptions(country(), 'Choose one')
  await user.click(press('Save payee'))
  expect(screen.getByText('Country where they live is missing.')).toBeTruthy()

  await user.type(field('Full name'), 'G')
  expect(screen.queryByText('Full name is missing.')).toBeNull()
  expect(field('Full name').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Country where they live is missing.')).toBeTruthy()
  await user.selectOptions(country(), 'Germany')
  expect(screen.queryByText('Country where they live is missing.')).toBeNull()
  expect(country().getAttribute('aria-invalid')).toBeNull()

  await user.clear(field('Full name'))
  await user.click(press('Save payee'))
  expect(screen.getByText('Full name is missing.')).toBeTruthy()
})

test('a typo is said until the field is edited, and again when it is sent again', async () => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  const typo = () => screen.queryByText('This doesn’t look right. Check it for typos.')
  await user.type(account, 'DE02120300000000202052{Enter}')
  await user.type(account, '{Backspace}')
  expect(typo()).toBeNull()
  expect(account.getAttribute('aria-invalid')).toBeNull()

  await user.type(account, '2{Enter}')
  expect(typo()).not.toBeNull()
})

test('what is no account is said to be none, in the field where it was typed', async () => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  await user.type(account, 'hello{Enter}')

  expect(screen.getByText('This doesn’t look right. Check it for typos.')).toBeTruthy()
  expect(account.value).toBe('hello')
  expect(press('Choose a country instead')).toBeTruthy()
})

test('a number stays in sight while its bank is asked for', async () => {
  const { user } = await showForm()
  await user.type(field(/IBAN, account number/), '12345678{Enter}')

  expect(screen.getByRole('heading', { name: 'Where is the account?' })).toBeTruthy()
  expect(screen.getByText('12345678')).toBeTruthy()
})
