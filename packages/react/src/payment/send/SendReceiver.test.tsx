import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { type SendPayment, SendScreen } from '../../exports/index.ts'

type World = Awaited<ReturnType<typeof createWalletPage>>['world']

type Draft = Parameters<typeof SendScreen>[0]['draft']

async function showReceiver(umaAddress: string, prepare?: (world: World) => void, more?: Draft) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  prepare?.(world)
  const onContinue = vi.fn<(payment: SendPayment) => void>()
  const ui = <SendScreen accountId={world.ada.accountId} draft={{ ...more, umaAddress }} onContinue={onContinue} />
  renderWallet(ui, { client: world.client })
  return { ...page, onContinue }
}

const found = '$success.usd@sandbox.example'
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

test('a UMA address is paid with what its side asks about the payer, which says to whom it goes', async () => {
  const { user, world, onContinue } = await showReceiver(found)
  await settled(world, () => screen.queryByLabelText('Your full name') !== null)
  expect(screen.getByText(found)).toBeTruthy()
  expect(screen.getByText('We can’t tell whose address this is.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'How much?' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'The recipient asks who is paying' }).textContent).toContain(
    'Only what you fill in here is sent to sandbox.example.',
  )
  expect(field('Your full name').value).toBe('Ada Byron')
  expect(field('Your date of birth (optional)').value).toBe('')

  await user.type(screen.getByRole('textbox', { name: /You send/ }), '25')
  await user.clear(field('Your full name'))
  await user.click(press('Continue'))
  expect(onContinue).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('Your full name'))
  expect(field('Your full name').getAttribute('aria-invalid')).toBe('true')
  // As every other error looks.
  expect(screen.getByText('The recipient needs this. Fill it in.').querySelector('svg')).toBeTruthy()

  await user.type(field('Your full name'), 'Ada King')
  expect(screen.queryByText('The recipient needs this. Fill it in.')).toBeNull()
  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0].request).toMatchObject({
    destination: { destinationType: 'UMA_ADDRESS', umaAddress: found, currency: 'USD' },
    senderCustomerInfo: { FULL_NAME: 'Ada King' },
  })
})

test('of several currencies the user chooses one, and a nationality from the countries', async () => {
  const euros = '{"currency":{"code":"EUR","decimals":2},"estimatedExchangeRate":1,"min":1,"max":900},'
  const { user, world, onContinue } = await showReceiver(found, ({ network }) =>
    network.tamper('/receiver/uma/', (body) =>
      body
        .replace('"supportedCurrencies":[', `"supportedCurrencies":[${euros}`)
        .replace('"name":"BIRTH_DATE","mandatory":false', '"name":"NATIONALITY","mandatory":true'),
    ),
  )
  await settled(world, () => screen.queryByLabelText('They get the money in') !== null)
  await user.selectOptions(field('They get the money in'), 'USD')
  await user.selectOptions(field('Your nationality'), 'Greece')
  await user.type(screen.getByRole('textbox', { name: /You send/ }), '25')
  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0].request).toMatchObject({
    destination: { currency: 'USD' },
    senderCustomerInfo: { NATIONALITY: 'GR' },
  })
})

test('an address that is not known is said so, and another payee can be chosen', async () => {
  const { user, world } = await showReceiver('$unknown.person@sandbox.example')
  await settled(world, () => screen.queryByText(/We found no recipient with this address/) !== null)
  await user.click(press('Change'))
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
  expect(screen.getByRole('heading', { name: 'Who do you want to pay?' })).toBeTruthy()
  expect(screen.queryByText(/We found no recipient/)).toBeNull()
})

test('a note of a payment link is text that cannot disturb its neighbors, and no text for the recipient', async () => {
  const note = 'Pizza\u202E<b>evil</b>'
  const asked = { currency: 'USD', side: 'RECEIVING', amount: 1200n, note } as const
  const { user, world, onContinue } = await showReceiver(found, undefined, asked)
  await settled(world, () => screen.queryByLabelText('Your full name') !== null)
  expect(screen.getByText(/^Note in the payment link/).textContent).toBe(
    'Note in the payment link: Pizza\uFFFD<b>evil</b>',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Recipient gets/ }).value).toBe('12')
  expect(onContinue).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Pay $12.00?' })).toBeTruthy()

  await user.click(press('Continue'))
  expect(onContinue.mock.calls[0]?.[0].request).toMatchObject({ lockedCurrencyAmount: 1200n })
  expect(onContinue.mock.calls[0]?.[0].request).toMatchObject({ remittanceInformation: undefined })
})

test('another amount than the one of the link is not what the link asked for', async () => {
  const asked = { currency: 'USD', side: 'RECEIVING', amount: 1200n } as const
  const { user, world } = await showReceiver(found, undefined, asked)
  await settled(world, () => screen.queryByRole('heading', { name: 'Pay $12.00?' }) !== null)
  await user.type(screen.getByRole('textbox', { name: /Recipient gets/ }), '0')
  expect(screen.getByRole('heading', { name: 'How much?' })).toBeTruthy()
})

test('without a note there is nothing about a link', async () => {
  const { world } = await showReceiver(found)
  await settled(world, () => screen.queryByLabelText('Your full name') !== null)
  expect(screen.queryByText(/payment link/)).toBeNull()
})

test('the address of another link is another payment, whose receiver is shown', async () => {
  const page = await createWalletPage()
  const { world, show } = page
  await signIn(world)
  const form = (umaAddress: string) => (
    <SendScreen accountId={world.ada.accountId} draft={{ umaAddress }} onContinue={() => {}} />
  )
  const view = show(form(found))
  await settled(world, () => screen.queryByText(found) !== null)
  const another = '$success.eur@sandbox.example'

  view.rerender(form(another))

  await settled(world, () => screen.queryByText(another) !== null)
  expect(screen.queryByText(found)).toBeNull()
})
