import { listExternalAccounts } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const nothing = () => {}

async function showForm() {
  const page = await createWalletPage()
  await signIn(page.world)
  renderWallet(<PayeeFormScreen accountId={page.world.ada.accountId} onPay={nothing} />, { client: page.world.client })
  return page
}

/** An account that its bank has under another name. */
async function showSaved() {
  const page = await showForm()
  const { user, world } = page
  await user.type(field(/IBAN, account number/), 'DE80120300000000202102{Enter}')
  await user.type(field('Full name'), 'Nora Lindqvist')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country where they live' }), 'Germany')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByText('The name doesn’t match') !== null)
  return page
}

test('what is saved says where the account is, and names a CLABE', async () => {
  const { user, world } = await showForm()
  await user.type(field(/IBAN, account number/), '032180000118359719{Enter}')
  await user.type(field('Full name'), 'Lucía Campos')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByRole('heading', { name: 'Lucía Campos is saved' }) !== null)

  expect(screen.getByText('Mexico – Mexican Peso')).toBeTruthy()
  expect(screen.getByText('CLABE').nextSibling?.textContent).toBe('032180000118359719')
})

test('where the bank knows another name, the payee is saved and doubted; to correct or remove it is offered', async () => {
  const { user, world } = await showSaved()

  expect(screen.getByRole('heading', { name: 'Nora Lindqvist is saved' })).toBe(document.activeElement)
  const [first, second] = [press('Change the details'), press('Pay Nora Lindqvist')]
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(second.dataset.look).toBe('quiet')
  expect(screen.getByText('The name doesn’t match')).toBeTruthy()

  await user.click(press('Remove'))
  await settled(world, () => screen.queryByRole('heading', { name: 'New payee' }) !== null)
  const { data } = await world.service.call(listExternalAccounts, { query: { customerId: world.ada.customerId } })
  expect(data.filter(({ accountInfo }) => accountInfo.iban === 'DE80120300000000202102')).toEqual([])
})

test('a doubted payee that could not be removed stays, and the screen says so', async () => {
  const { user, world } = await showSaved()
  world.network.offline = true
  await user.click(press('Remove'))
  await settled(world, () => screen.queryAllByRole('alert').some(({ textContent }) => textContent))

  expect(screen.getByRole('heading', { name: 'Nora Lindqvist is saved' })).toBeTruthy()
})
