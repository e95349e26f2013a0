import { expect, test } from 'vitest'
import { createBalanceReader } from '../../test/balanceReader.ts'
import { createTestClient } from '../../test/createTestClient.ts'
import { payGrace, reviewedQuote, signIn } from '../../test/journeys.ts'
import { removePayee } from '../api/accounts.ts'
import { createQuoteIntent, requestQuote } from '../flows/payment/quoteConfirmation.ts'
import { createActivityReader } from './activity/activity.ts'
import { createTransactionDetails } from './activity/transactionDetails.ts'
import { createPagedReader } from './pagedReader.ts'
import { createPayeesReader } from './payees/payees.ts'
import { createWalletsReader } from './wallets/wallets.ts'

async function signedIn() {
  const world = await createTestClient()
  await signIn(world)
  world.network.requests.length = 0
  return world
}

test('reads the balance of one wallet', async () => {
  const { client, ada } = await signedIn()
  const reader = createBalanceReader(client, { accountId: ada.accountId })
  expect(reader.getSnapshot()).toEqual({ status: 'loading' })

  expect(await reader.refresh()).toMatchObject({ status: 'ready', content: { currency: { code: 'USDB' } } })
})

test('says that a wallet is not among those of the user', async () => {
  const { client } = await signedIn()
  const reader = createBalanceReader(client, { accountId: 'InternalAccount:11111111-1111-4111-8111-111111111111' })

  expect(await reader.refresh()).toMatchObject({ status: 'unavailable', error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('reads the wallets', async () => {
  const { client, ada } = await signedIn()
  const state = await createWalletsReader(client).refresh()

  expect(state.content).toMatchObject({ items: [{ id: ada.accountId }], nextCursor: undefined })
})

test('keeps what was read while it reads again, and when that fails', async () => {
  const { client, ada, network } = await signedIn()
  const reader = createBalanceReader(client, { accountId: ada.accountId })
  const { content } = await reader.refresh()

  network.offline = true
  const again = reader.refresh()
  expect(reader.getSnapshot()).toEqual({ status: 'refreshing', content })
  expect(reader.isBusy()).toBe(true)
  expect(await again).toMatchObject({ status: 'ready', content, error: { code: 'NETWORK_UNREACHABLE' } })
  expect(reader.isBusy()).toBe(false)

  network.offline = false
  expect(await reader.refresh()).toEqual({ status: 'ready', content })
})

test('keeps the error of a first attempt until the next one is over', async () => {
  const { client, ada, network } = await signedIn()
  const reader = createBalanceReader(client, { accountId: ada.accountId })
  network.offline = true
  const { error } = await reader.refresh()
  expect(error?.code).toBe('NETWORK_UNREACHABLE')

  network.offline = false
  const again = reader.refresh()
  expect(reader.getSnapshot()).toEqual({ status: 'loading', error })
  expect((await again).error).toBeUndefined()
})

test('reads a list page by page, and all that is shown when it is refreshed', async () => {
  const { client, network } = await signedIn()
  const reader = createPayeesReader(client, { limit: 1 })
  const shown = () => reader.getSnapshot().content?.items.length

  await reader.refresh()
  expect(shown()).toBe(1)
  const next = reader.loadMore()
  expect(reader.getSnapshot().status).toBe('loading-more')
  await next
  expect(shown()).toBe(2)
  expect(reader.getSnapshot().content?.nextCursor).toBeUndefined()

  network.requests.length = 0
  await reader.loadMore()
  expect(network.requests).toEqual([])
  await reader.refresh()
  expect(shown()).toBe(2)
  expect(network.requests).toHaveLength(2)
})

test('keeps the pages it has when the next one cannot be read', async () => {
  const { client, network } = await signedIn()
  const reader = createPayeesReader(client, { limit: 1 })
  await reader.refresh()
  network.offline = true

  expect(await reader.loadMore()).toMatchObject({ status: 'ready', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(reader.getSnapshot().content?.items).toHaveLength(1)
})

test('shows an item once that has moved to the next page meanwhile', async () => {
  const world = await signedIn()
  const { client } = world
  await requestQuote(client, { intent: createQuoteIntent(payGrace(world)) })
  const reader = createActivityReader(client, { limit: 1 })
  await reader.refresh()
  await requestQuote(client, { intent: createQuoteIntent(payGrace(world, 26_000_000n)) })
  await reader.loadMore()
  await reader.loadMore()

  const ids = reader.getSnapshot().content?.items.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test('does not ask forever for pages that are empty', async () => {
  const { client } = await signedIn()
  const pages = [{ items: [{ id: '1' }, { id: '2' }], nextCursor: undefined }]
  let asked = 0
  const reader = createPagedReader(client, async () => {
    asked++
    return pages.pop() ?? { items: [], nextCursor: 'onward' }
  })
  await reader.refresh()
  await reader.refresh()

  expect(asked).toBe(2)
  expect(reader.getSnapshot()).toMatchObject({ status: 'ready', content: { items: [] } })
})

test('starts over when it is refreshed while it reads', async () => {
  const { client } = await signedIn()
  const reader = createPayeesReader(client)
  const seen: string[] = []
  reader.subscribe(() => seen.push(reader.getSnapshot().status))
  const [first, second] = await Promise.all([reader.refresh(), reader.refresh()])

  expect(second.status).toBe('ready')
  expect(first.status).not.toBe('unavailable')
  expect(seen.filter((status) => status === 'ready')).toHaveLength(1)
})

test('ends with its screen, and can be revived', async () => {
  const { client } = await signedIn()
  const reader = createPayeesReader(client)
  const reading = reader.refresh()
  reader.destroy()
  await reading
  expect(reader.getSnapshot()).toEqual({ status: 'loading' })

  expect((await reader.refresh()).status).toBe('ready')
  const again = reader.refresh()
  reader.destroy()
  await again
  expect(reader.getSnapshot()).toMatchObject({ status: 'ready', content: { nextCursor: undefined } })
})

test('drops what was read for one user when another signs in, and reads for that one', async () => {
  const world = await signedIn()
  const reader = createWalletsReader(world.client)
  await reader.refresh()
  const bob = await world.addPerson('bob@example.com')
  const shown: (string | undefined)[] = []
  reader.subscribe(() => shown.push(reader.getSnapshot().content?.items[0]?.id))
  world.network.cookies.clear()
  await signIn(world, world.client, bob)
  await world.reached(reader, 'ready')

  expect(shown[0]).toBeUndefined()
  expect(shown).not.toContain(world.ada.accountId)
  expect(shown.at(-1)).toBe(bob.accountId)
})

test('reads again when a user signs in who was unknown to the platform', async () => {
  const world = await signedIn()
  world.network.cookies.clear()
  const reader = createWalletsReader(world.client)
  expect((await reader.refresh()).error?.action).toBe('sign-in')
  await signIn(world)
  await world.reached(reader, 'ready')

  expect(reader.getSnapshot().content?.items).toHaveLength(1)
})

test('does not read again after it has ended', async () => {
  const world = await signedIn()
  const reader = createWalletsReader(world.client)
  await reader.refresh()
  reader.destroy()
  const bob = await world.addPerson('bob@example.com')
  world.network.cookies.clear()
  await signIn(world, world.client, bob)
  world.network.requests.length = 0
  await new Promise((resolve) => setTimeout(resolve))

  expect(world.network.requests).toEqual([])
})

test('reads a transaction that is not a payment', async () => {
  const { client } = await signedIn()
  const [funding] = (await createActivityReader(client).refresh()).content?.items ?? []
  const state = await createTransactionDetails(client, { transactionId: funding?.id ?? '' }).refresh()

  expect(state.content).toMatchObject({ transaction: funding, payment: undefined })
})

test('reads a payment with its receipt, also after its payee was removed', async () => {
  const world = await signedIn()
  const { client, ada } = world
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  const reader = createTransactionDetails(client, { transactionId: transaction?.id ?? '' })
  const receipt = { status: 'completed', quote: { id: quote.id }, transaction: { id: transaction?.id } }
  expect((await reader.refresh()).content?.payment).toMatchObject({ ...receipt, payee: { id: ada.usdPayeeId } })

  await removePayee(client, { payeeId: ada.usdPayeeId })
  expect((await reader.refresh()).content?.payment).toMatchObject({ ...receipt, payee: undefined })
})
