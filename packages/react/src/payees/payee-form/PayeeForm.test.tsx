import { listExternalAccounts } from '@countersign/core/wire'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { ownWalletWorld } from '../../../../core/test/ownWallet.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { PayeeFormScreen } from '../../exports/index.ts'

async function showForm() {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const onPay = vi.fn()
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} onPay={onPay} />, { client: world.client })
  const adds = () => world.network.requests.filter(({ method }) => method === 'POST').length
  return { ...page, onPay, adds, before: adds() }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('an IBAN leads to its form, and the payee is saved and can be paid', async () => {
  const { user, world, onPay } = await showForm()
  await user.type(field(/IBAN, account number/), 'DE02 1203 0000 0000 2020 51{Enter}')

  expect(screen.getByRole('heading', { name: 'Payee details' })).toBeTruthy()
  expect(screen.getByText('Germany – Euro')).toBeTruthy()
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country where they live' })
  expect(country.selectedOptions[0]?.textContent).toBe('Germany')
  expect(field('IBAN').value).toBe('DE02 1203 0000 0000 2020 51')
  await user.type(field('Full name'), 'Grace Okafor')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country where they live' }), 'Germany')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByRole('heading', { name: 'Grace Okafor is saved' }) !== null)

  expect(screen.getByRole('heading', { name: 'Grace Okafor is saved' })).toBe(document.activeElement)
  await user.click(press('Pay Grace Okafor'))
  expect(onPay.mock.calls[0]?.[0]).toMatchObject({ accountInfo: { iban: 'DE02120300000000202051' } })
})

test('each field says what is wrong with it, the first of them has the focus, and nothing is sent', async () => {
  const { user, adds, before } = await showForm()
  await user.type(field(/IBAN, account number/), 'DE02120300000000202051{Enter}')
  await user.clear(field('IBAN'))
  await user.type(field('IBAN'), 'DE02120300000000202052')
  await user.click(press('Save payee'))

  const name = field('Full name')
  expect(name).toBe(document.activeElement)
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Full name is missing.',
  )
  expect(screen.getByText(/This doesn’t look right/)).toBeTruthy()
  expect(field('IBAN').getAttribute('aria-invalid')).toBe('true')
  expect(adds()).toBe(before)
})

test.each<[string, string, () => unknown]>([
  ['an IBAN leads to its fields', 'DE02 1203 0000 0000 2020 51', () => screen.queryByText('Germany – Euro')],
  ['a mistyped one says so', 'DE02 1203 0000 0000 2020 52', () => screen.queryByText(/^This doesn’t look right/)],
])('what is pasted is recognized at once: %s', async (_what, text, found) => {
  const { user } = await showForm()
  await user.click(field(/IBAN, account number/))
  await user.paste(text)
  expect(found()).toBeTruthy()
})

test('a number that is pasted may be a half of an account, and waits', async () => {
  const { user } = await showForm()
  await user.click(field(/IBAN, account number/))
  await user.paste('021000021')
  expect(field(/IBAN, account number/).value).toBe('021000021')
})

test('a mistyped IBAN is said to have a typo', async () => {
  const { user } = await showForm()
  await user.type(field(/IBAN, account number/), 'DE02120300000000202052{Enter}')

  expect(screen.getByText('This doesn’t look right. Check it for typos.')).toBeTruthy()
  expect(field(/IBAN, account number/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').classList.contains('cs-error')).toBe(true)
})

test('the country is chosen from one list, and a business is asked for its own name', async () => {
  const { user } = await showForm()
  await user.click(press('Choose a country instead'))
  const list = screen.getByRole('combobox', { name: 'Country and currency' })
  expect(within(list).getAllByRole('option').length).toBe(50)
  await user.selectOptions(list, 'United Kingdom – British Pound')
  await user.click(screen.getByRole('radio', { name: 'A business' }))

  expect(field('Name of the business')).toBeTruthy()
  expect(field('Sort code')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
})

test('a way to be paid decides about the fields', async () => {
  const { user } = await showForm()
  await user.click(press('Choose a country instead'))
  await user.selectOptions(screen.getByRole('combobox'), 'India – Indian Rupee')
  expect(field('UPI address')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Account number' }))

  expect(field('IFSC')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'UPI address' })).toBeNull()
})

test('a wallet of one’s own needs no owner', async () => {
  const { user } = await showForm()
  await user.type(field(/IBAN, account number/), '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1{Enter}')
  expect(screen.getByText('0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'On which network?' }), 'Base – USDC')
  expect(field('Full name')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'This is my own wallet' }))

  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
  expect(field('Wallet address').value).toBe('0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1')
})

test('a US bank account is stored as the user’s own, or as someone else’s, and always has an owner', async () => {
  const { user, world } = await showForm()
  const { customerId } = world.ada
  await user.click(press('Choose a country instead'))
  await user.selectOptions(screen.getByRole('combobox'), 'United States – US Dollar')
  const own = screen.getByRole('checkbox', { name: 'This is my own account' })
  expect(own).toHaveProperty('checked', false)
  await user.click(own)
  await user.type(field('Full name'), 'Ada Lovelace')
  await user.type(field('Account number'), '004417229990')
  await user.type(field('Routing number'), '021000021')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Account type/ }), 'Checking')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByRole('heading', { name: 'Ada Lovelace is saved' }) !== null)

  const { data } = await world.service.call(listExternalAccounts, { query: { customerId } })
  const saved = data.find(({ accountInfo }) => accountInfo.accountNumber === '004417229990')
  expect(saved).toMatchObject({
    ownershipType: 'FIRST_PARTY',
    accountInfo: { beneficiary: { fullName: 'Ada Lovelace' } },
  })
})

test('an account that is saved already is not added again', async () => {
  const { user, world } = await showForm()
  await user.type(field(/IBAN, account number/), 'DE89370400440532013000{Enter}')
  await user.type(field('Full name'), 'Grace Hopper')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country where they live' }), 'Germany')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByText(/Nothing was added/) !== null)

  expect(screen.getByRole('heading', { name: 'You’ve already saved this account' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the details' })).toBeNull()
})

test('what the service refuses stands at its field', async () => {
  const { user, world } = await showForm()
  const refusal = {
    status: 400,
    code: 'INVALID_INPUT',
    details: { errors: [{ field: 'accountInfo.iban', message: 'The bank does not exist' }] },
  }
  world.network.tamper('POST /customers/external-accounts', () => Response.json(refusal, { status: 400 }))
  await user.type(field(/IBAN, account number/), 'DE02120300000000202051{Enter}')
  await user.type(field('Full name'), 'Grace Okafor')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country where they live' }), 'Germany')
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByText('Nothing was saved. Check the marked fields.') !== null)

  expect(field('IBAN')).toBe(document.activeElement)
  expect(field('Full name').value).toBe('Grace Okafor')
  await user.type(field('IBAN'), '{Backspace}')
  expect(screen.queryByText('Nothing was saved. Check the marked fields.')).toBeNull()
  expect(field('IBAN').getAttribute('aria-invalid')).toBeNull()
})

const caretAt = (input: HTMLInputElement, at: number) => {
  input.focus()
  input.setSelectionRange(at, at)
}

test('an IBAN is grouped while it is typed, also in small letters, and one that is pasted', async () => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  await user.type(account, 'de0212030')
  expect(account.value).toBe('de02 1203 0')
  await user.clear(account)
  await user.paste('DE02120300000000202051')
  expect(account.value).toBe('DE02 1203 0000 0000 2020 51')
  expect(account.selectionStart).toBe(account.value.length)
})

test('the caret stays at its character when an IBAN is corrected in the middle', async () => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  await user.type(account, 'DE0212030000')
  caretAt(account, 4)
  await user.keyboard('9')
  expect([account.value, account.selectionStart]).toEqual(['DE02 9120 3000 0', 6])
  await user.keyboard('{Backspace}')
  expect([account.value, account.selectionStart]).toEqual(['DE02 1203 0000', 4])
  await user.keyboard('{Backspace}')
  expect([account.value, account.selectionStart]).toEqual(['DE01 2030 000', 3])
})

test('what is behind a group is deleted forward, past its space', async () => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  await user.type(account, 'DE0212030000')
  caretAt(account, 4)
  await user.keyboard('{Delete}{Delete}')

  expect([account.value, account.selectionStart]).toEqual(['DE02 2030 000', 5])
})

test.each([
  ['an address of a wallet', '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1'],
  ['an address that begins like an IBAN', 'DE02aZ7kQm9xYp3LrT8vWn4sHc6bJd1f'],
  ['an email address that begins like an IBAN', 'ab123@example.com'],
  ['an account number in groups of its own', '12 34 56789'],
  ['an address that is longer than an IBAN', `sp12${'ac'.repeat(20)}`],
])('%s is not grouped', async (_what, text) => {
  const { user } = await showForm()
  const account = field(/IBAN, account number/)
  await user.type(account, text)

  expect(account.value).toBe(text)
})

test('a wallet of one’s own that was just saved can be paid, and is offered to be confirmed', async () => {
  const world = await ownWalletWorld()
  await signIn(world)
  const [onProve, user] = [vi.fn(), userEvent.setup()]
  renderWallet(<PayeeFormScreen accountId={world.ada.accountId} onPay={() => {}} onProve={onProve} />, {
    client: world.client,
  })
  const address = '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1'
  await user.type(field(/IBAN, account number/), `${address}{Enter}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'On which network?' }), 'Base – USDC')
  await user.click(screen.getByRole('checkbox', { name: 'This is my own wallet' }))
  await user.click(press('Save payee'))
  await settled(world, () => screen.queryByRole('heading', { name: 'Your wallet on Base is saved' }) !== null)
  await user.click(press('Confirm it’s yours'))

  expect(onProve.mock.calls[0]?.[0]).toMatchObject({ accountInfo: { address } })
  expect(press(/^Pay/).getAttribute('data-look')).toBeNull()
})
