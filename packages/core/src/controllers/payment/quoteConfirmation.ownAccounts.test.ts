import { createQuoteConfirmation } from '@countersign/core'
import { fundInternalAccount, listInternalAccounts } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { outgoing, signIn } from '../../../test/journeys.ts'

/** Ada, signed in, with 1,000 dollars that the service holds. */
async function withDollars() {
  const world = await createTestClient()
  await signIn(world)
  const read = async () =>
    (await world.service.call(listInternalAccounts, { query: { customerId: world.ada.customerId } })).data
  const dollars = (await read()).find(({ balance }) => balance.currency.code === 'USD')
  const path = { accountId: dollars?.id ?? '' }
  await world.service.call(fundInternalAccount, { path, body: { amount: 100_000 } })
  const balanceOf = async (id: string) => (await read()).find((account) => account.id === id)?.balance.amount
  return { world, dollars: path.accountId, balanceOf }
}

test('money moves from the wallet to the customer’s own dollars, signed as every payment is', async () => {
  const { world, dollars, balanceOf } = await withDollars()
  const { accountId } = world.ada
  const before = await balanceOf(accountId)
  const request = {
    source: { sourceType: 'ACCOUNT', accountId },
    destination: { destinationType: 'ACCOUNT', accountId: dollars },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 25_000_000n,
  } as const
  const page = createQuoteConfirmation(world.client, { accountId, request })
  await page.load()
  const { payee } = await world.reached(page, 'review')
  expect(payee).toMatchObject({ id: dollars, currency: 'USD', accountInfo: { accountType: 'INTERNAL_ACCOUNT' } })

  void page.confirm()
  await world.reached(page, 'completed')

  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect((before ?? 0n) - ((await balanceOf(accountId)) ?? 0n)).toBe(25_000_000n)
  expect(await balanceOf(dollars)).toBeGreaterThan(100_000n)
})

test('an account of another customer cannot be sent to', async () => {
  const { world } = await withDollars()
  const { accountId } = world.ada
  const bob = await world.addPerson('bob@example.com')
  const request = {
    source: { sourceType: 'ACCOUNT', accountId },
    destination: { destinationType: 'ACCOUNT', accountId: bob.accountId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 25_000_000n,
  } as const
  const page = createQuoteConfirmation(world.client, { accountId, request })
  await page.load()

  expect(await world.reached(page, 'unavailable')).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND' } })
  expect(await outgoing(world)).toEqual([])
})
