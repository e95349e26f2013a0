import { createCard } from '@countersign/core/wire'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { CardFreezeScreen } from '../../exports/index.ts'

async function showCards(...platformCardIds: string[]) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { accountId, customerId } = world.ada
  for (const platformCardId of platformCardIds) {
    const terms = { form: 'VIRTUAL' as const, fundingSources: [accountId], platformCardId }
    await world.service.call(createCard, { body: { cardholderId: customerId, ...terms } })
  }
  renderWallet(<CardFreezeScreen accountId={accountId} />, { client: world.client })
  await settled(world, () => screen.queryByText('Loading') === null)
  const changes = () => world.network.requests.filter(({ method }) => method === 'PATCH').length
  return { ...page, changes }
}

const buttonOf = (card: string) => screen.getByRole('button', { name: new RegExp(`reeze VISA ending in ${card}$`) })
const actionOf = (card: string) => buttonOf(card).textContent
const stateOf = (card: string) =>
  document.getElementById(buttonOf(card).getAttribute('aria-describedby') ?? '')?.textContent

test('each card has a button that is called by what it does, with the card’s name and the state that is', async () => {
  await showCards('card-4242', 'card-4343')

  expect(screen.getByText(/Payments with a frozen card are declined/)).toBeTruthy()
  expect([actionOf('4242'), actionOf('4343')]).toEqual(['Freeze', 'Freeze'])
  expect([stateOf('4242'), stateOf('4343')]).toEqual(['Active', 'Active'])
})

test('the name of a card is a sentence of the page, so that one from right to left does not turn around its brand', async () => {
  await showCards('card-4242')

  expect(screen.getByText('VISA ending in 4242').closest('bdi')).toBeNull()
})

test('the state and the button change once the service has confirmed, which is said, and the button keeps the focus and turns it back', async () => {
  const { user, world, changes } = await showCards('card-4242', 'card-4343')
  await user.tab()
  await user.keyboard(' ')
  await settled(world, () => actionOf('4242') === 'Unfreeze')

  expect(screen.getByText('The card is frozen.').closest('[role]')?.getAttribute('role')).toBe('status')
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Frozen')).toBeTruthy()
  expect(buttonOf('4242')).toBe(document.activeElement)
  expect([actionOf('4343'), stateOf('4343'), changes()]).toEqual(['Freeze', 'Active', 1])

  await user.click(buttonOf('4242'))
  await settled(world, () => actionOf('4242') === 'Freeze')
  expect(screen.getByText('The card is no longer frozen.')).toBeTruthy()
})

test('an outcome that is unknown is not called a failure, and the card shows what was read', async () => {
  const { user, world } = await showCards('card-4242')
  world.sandbox.scenarios.failNext('updateCard', { status: 503, code: 'SERVICE_UNAVAILABLE' })
  await user.click(buttonOf('4242'))
  await settled(world, () => screen.queryByText(/We couldn’t confirm the change/) !== null)

  expect(
    screen
      .getByText(/We couldn’t confirm the change/)
      .closest('[role]')
      ?.getAttribute('role'),
  ).toBe('status')
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
  expect([actionOf('4242'), stateOf('4242')]).toEqual(['Freeze', 'Active'])
})

test('a refusal leaves the card as it was and says why', async () => {
  const { user, world } = await showCards('card-4242')
  world.sandbox.scenarios.failNext('updateCard', { status: 409, code: 'CARD_NOT_MUTABLE' })
  await user.click(buttonOf('4242'))
  await settled(world, () => screen.queryByText('This card is closed. Nothing was changed.') !== null)

  expect([actionOf('4242'), stateOf('4242')]).toEqual(['Freeze', 'Active'])
  expect(buttonOf('4242')).toBe(document.activeElement)
})

test.each([
  ['card-001', 'Being prepared'],
  ['card-002', 'Closed'],
])('%s has no button and says why: %s', async (platformCardId, sentence) => {
  await showCards(platformCardId)

  expect(screen.getByRole('listitem').textContent).toContain(sentence)
  expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull()
})

test('a wallet without cards says so', async () => {
  await showCards()

  expect(screen.getByText('There are no cards for this wallet.')).toBeTruthy()
  expect(screen.queryByText(/New payments/)).toBeNull()
})
