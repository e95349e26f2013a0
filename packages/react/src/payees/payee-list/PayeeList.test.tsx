import { createExternalAccount } from '@countersign/core/wire'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setPayeeAside } from '../../../../core/src/storage/setAsidePayees.ts'
import { signIn } from '../../../../core/test/journeys.ts'
import { ownWalletWorld } from '../../../../core/test/ownWallet.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeListScreen } from '../../exports/index.ts'

async function showPayees(more = 0, canPay = true) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { accountId, customerId } = world.ada
  for (let index = 0; index < more; index++) {
    const beneficiary = { beneficiaryType: 'BUSINESS', legalName: `Shop ${index}` }
    const accountInfo = {
      accountType: 'GBP_ACCOUNT',
      sortCode: '123456',
      accountNumber: `1234567${index}`,
      beneficiary,
    }
    await world.service.call(createExternalAccount, { body: { customerId, currency: 'GBP', accountInfo } })
  }
  const onPay = vi.fn()
  renderWallet(<PayeeListScreen accountId={accountId} onPay={canPay ? onPay : undefined} onAdd={() => {}} />, {
    client: world.client,
  })
  await settled(world, () => screen.queryAllByRole('listitem').length > 0)
  return { ...page, onPay }
}

const items = () => screen.getAllByRole('listitem')

test('each payee with its account is one button, which says that it pays', async () => {
  const { user, onPay } = await showPayees()
  const [first] = items()
  const row = within(first as HTMLElement).getByRole('button', { name: /^Pay \S.*••••/ })
  row.focus()
  await user.keyboard('{Enter}')

  expect(onPay).toHaveBeenCalledOnce()
  expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(2)
})

test('a payee that took the place of another one in a payment says that it is set aside', async () => {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const now = { serviceMs: world.clock.now(), deviceMs: world.clock.now() }
  await setPayeeAside(world.client.records, { payeeId: world.ada.eurPayeeId, now })
  page.show(<PayeeListScreen accountId={world.ada.accountId} onPay={() => {}} />)
  await settled(world, () => screen.queryByText('Blocked for now') !== null)

  expect(screen.getAllByText('Blocked for now')).toHaveLength(1)
  const row = screen.getByText('Blocked for now').closest('li')
  expect(row?.textContent).toContain('3000')
  expect(row?.textContent).not.toContain('Pay')
  expect(screen.getAllByText('Pay').length).toBeGreaterThan(0)
})

test('without a way to pay, a payee is only read', async () => {
  await showPayees(0, false)

  expect(items()[0]?.textContent?.trim()).toMatch(/^\S.*••••/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('the whole account of a payee is opened and closed in its place', async () => {
  const { user } = await showPayees()
  const [first] = items()
  const details = () => within(first as HTMLElement).getByRole('button', { name: /^Details \S/ })
  expect(first?.querySelector('dl')).toBeNull()
  await user.click(details())
  expect(details().ariaExpanded).toBe('true')
  expect(first?.querySelector('dl')?.textContent).toMatch(/\d{4}/)
  expect(document.activeElement?.querySelector('dl')).toBeTruthy()

  await user.keyboard('{Escape}')
  expect(first?.querySelector('dl')).toBeNull()
  expect(details()).toBe(document.activeElement)
})

test('a payee is removed only after a question, which can be declined', async () => {
  const { user, world } = await showPayees()
  const before = items().length
  const ask = async () => {
    await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: /^Details/ }))
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
  }
  await ask()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(items().length).toBe(before)

  await ask()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await settled(world, () => items().length === before - 1)
  expect(screen.getByText('The payee was removed.')).toBeTruthy()
})

test('a payee whose bank has the account under another name says so, and no other does', async () => {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { accountId, customerId } = world.ada
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Nora Lindqvist', countryOfResidence: 'DE' }
  const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE80120300000000202102', beneficiary }
  await world.service.call(createExternalAccount, { body: { customerId, currency: 'EUR', accountInfo } })
  renderWallet(<PayeeListScreen accountId={accountId} />, { client: world.client })
  await settled(world, () => screen.queryAllByRole('listitem').length > 0)

  const doubted = items().filter(({ textContent }) => textContent?.includes('The name doesn’t match'))
  expect(doubted.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Nora Lindqvist')])
  expect(items().length).toBeGreaterThan(1)
})

test('a short list has no search; a long one finds names without accents and ends of accounts', async () => {
  const { user } = await showPayees(8)
  const search = screen.getByRole('searchbox', { name: 'Search by name or account' })
  await user.type(search, 'shop 7')
  expect(items().length).toBe(1)

  await user.clear(search)
  await user.type(search, '12345673')
  expect(items()[0]?.textContent).toContain('Shop 3')

  await user.clear(search)
  await user.type(search, 'xyz')
  expect(screen.getByText(/No payee fits/)).toBeTruthy()
})

test('a wallet that is not confirmed to be the user’s own says so and leads there', async () => {
  const world = await ownWalletWorld()
  await signIn(world)
  const onProve = vi.fn()
  renderWallet(<PayeeListScreen accountId={world.ada.accountId} onProve={onProve} />, { client: world.client })
  await settled(world, () => screen.queryByText('Not confirmed yet') !== null)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm it’s yours Base 0x4a62…c569' }))

  expect(onProve.mock.calls[0]?.[0]).toMatchObject({ id: world.payeeId })
  expect(screen.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(1)
})
