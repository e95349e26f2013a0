import { createCard } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryOf, row, showList } from '../../../test/activityListPage.tsx'
import { settled } from '../../../test/renderWallet.tsx'

/** A list whose filters are open. */
async function showFilters(
  list: readonly object[],
  { cards = [], brand = 'VISA' }: { cards?: readonly string[]; brand?: string } = {},
) {
  const page = await showList(list)
  page.world.network.tamper('GET /cards', (body) => body.replaceAll('"VISA"', JSON.stringify(brand)))
  const { service, ada } = page.world
  for (const platformCardId of cards) {
    const terms = { form: 'VIRTUAL' as const, fundingSources: [ada.accountId], platformCardId }
    await service.call(createCard, { body: { cardholderId: ada.customerId, ...terms } })
  }
  await page.user.click(screen.getByText('Filters'))
  await screen.findByLabelText('From')
  return page
}

test('a period is asked of the service, and its days are whole days of the reader', async () => {
  const { user, world } = await showFilters([row(1)])
  await user.type(screen.getByLabelText('From'), '2026-01-05')
  await user.type(screen.getByLabelText('To'), '2026-01-06')
  await settled(world, () => screen.queryByText('Loading your activity') === null)
  const query = queryOf(world)

  expect(query.get('startDate')).toBe(new Date(2026, 0, 5).toISOString())
  expect(query.get('endDate')).toBe(new Date(2026, 0, 6, 23, 59, 59, 999).toISOString())
})

test('the payments to a payee are asked of the service', async () => {
  const { user, world } = await showFilters([row(1)])
  const payee = await screen.findByLabelText('Payee')
  await user.selectOptions(payee, 'Grace Hopper')
  await settled(world, () => queryOf(world).get('receiverAccountIdentifier') !== null)
  expect(queryOf(world).get('receiverAccountIdentifier')).toBe(world.ada.usdPayeeId)

  await user.selectOptions(payee, 'All')
  await settled(world, () => queryOf(world).get('receiverAccountIdentifier') === null)
  // A wallet without cards has no choice of one.
  expect(screen.queryByLabelText('Card')).toBeNull()
})

test('what a card paid is asked of the service', async () => {
  const { user, world } = await showFilters([row(1)], { cards: ['card-4242', 'card-4343'] })
  await user.selectOptions(await screen.findByLabelText('Card'), 'VISA •••• 4343')
  await settled(world, () => queryOf(world).get('cardId') !== null)

  expect(queryOf(world).get('cardId')).toMatch(/^Card:/)
})

test('what a card is called cannot reorder the choices around it', async () => {
  await showFilters([row(1)], { cards: ['card-4242'], brand: 'VI\u202eSA' })

  const card = await screen.findByLabelText('Card')
  expect(card.textContent).toBe('AllVI\ufffdSA •••• 4242')
})
