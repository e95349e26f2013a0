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

const switchOf = (card: string) => screen.getByRole('switch', { name: `Frozen VISA ending in ${card}` })
const isFrozen = (card: string) => switchOf(card).getAttribute('aria-checked')

test('each card has a switch with a name, a state and a description', async () => {
  await showCards('card-4242', 'card-4343')
  const description = document.getElementById(switchOf('4242').getAttribute('aria-describedby') ?? '')

  expect(screen.getByText(/New payments with a frozen card are declined/)).toBeTruthy()
  expect([isFrozen('4242'), isFrozen('4343')]).toEqual(['false', 'false'])
  expect(description?.textContent).toBe('Active')
})

test('the switch turns once the service has confirmed, says so, keeps the focus and turns back', async () => {
  const { user, world, changes } = await showCards('card-4242', 'card-4343')
  await user.tab()
  await user.keyboard(' ')
  await settled(world, () => isFrozen('4242') === 'true')

  expect(screen.getByText('The card is frozen.').closest('[role]')?.getAttribute('role')).toBe('status')
  expect(
    within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Frozen: new payments are declined'),
  ).toBeTruthy()
  expect(switchOf('4242')).toBe(document.activeElement)
  expect([isFrozen('4343'), changes()]).toEqual(['false', 1])

  await user.click(switchOf('4242'))
  await settled(world, () => isFrozen('4242') === 'false')
  expect(screen.getByText('The card is no longer frozen.')).toBeTruthy()
})

test('an outcome that is unknown is not called a failure, and the switch shows what was read', async () => {
  const { user, world } = await showCards('card-4242')
  world.sandbox.scenarios.failNext('updateCard', { status: 503, code: 'SERVICE_UNAVAILABLE' })
  await user.click(switchOf('4242'))
  await settled(world, () => screen.queryByText(/We couldn’t confirm the change/) !== null)

  expect(
    screen
      .getByText(/We couldn’t confirm the change/)
      .closest('[role]')
      ?.getAttribute('role'),
  ).toBe('status')
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(isFrozen('4242')).toBe('false')
})

test('a refusal leaves the card as it was and says why', async () => {
  const { user, world } = await showCards('card-4242')
  world.sandbox.scenarios.failNext('updateCard', { status: 409, code: 'CARD_NOT_MUTABLE' })
  await user.click(switchOf('4242'))
  await settled(world, () => screen.queryByText('This card is closed. Nothing was changed.') !== null)

  expect(isFrozen('4242')).toBe('false')
  expect(switchOf('4242')).toBe(document.activeElement)
})

test.each([
  ['card-001', 'Being prepared'],
  ['card-002', 'Closed'],
])('%s has no switch and says why: %s', async (platformCardId, sentence) => {
  await showCards(platformCardId)

  expect(screen.getByRole('listitem').textContent).toContain(sentence)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a wallet without cards says so', async () => {
  await showCards()

  expect(screen.getByText('There are no cards for this wallet.')).toBeTruthy()
  expect(screen.queryByText(/New payments/)).toBeNull()
})
