import { createFunding, createQuoteConfirmation, type QuoteRequest } from '@countersign/core'
import { lookUpUmaReceiver } from '@countersign/core/wire'
import { createStore, get, keys, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { europeanPayer } from '../../../test/fundingJourneys.ts'
import { payGrace } from '../../../test/journeys.ts'
import { payFromEurope } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'

const texts = {
  description: 'Chairs',
  remittanceInformation: 'INV-2026-17',
  statementDescriptor: 'CHAIRS',
  purposeOfPayment: 'GOODS_OR_SERVICES',
}

/** Exactly 20 dollars arrive, for an invoice. */
const payInvoice = (world: TestWorld): QuoteRequest => ({
  ...payGrace(world),
  destination: { destinationType: 'ACCOUNT', accountId: world.ada.usdPayeeId, paymentRail: 'ACH' },
  lockedCurrencySide: 'RECEIVING',
  lockedCurrencyAmount: 2_000n,
  ...texts,
})

/** A receiver at another institution, who may be told when the payer was born. */
async function umaReceiver({ service, ada }: TestWorld) {
  const umaAddress = '$success.usd@receiver.example'
  const { lookupId } = await service.call(lookUpUmaReceiver, {
    path: { receiverUmaAddress: umaAddress },
    query: { customerId: ada.customerId },
  })
  const destination = { destinationType: 'UMA_ADDRESS', umaAddress, currency: 'USD' } as const
  return { lookupId: String(lookupId), destination }
}

/** The requests for quotes, in order. */
const asked = ({ network }: TestWorld) =>
  network.requests
    .filter(({ method, path }) => method === 'POST' && path === '/quotes')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)

const termsIn = async (world: TestWorld) =>
  (await keys<string>(createStore(world.name, 'records'))).filter((name) => name.startsWith('quote-terms:'))

/** A quote whose page is gone, as the address of the page would open it. */
async function leftQuote(request: (world: TestWorld) => QuoteRequest | Promise<QuoteRequest>) {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const quoteIds: string[] = []
  const onQuote = ({ id }: { id: string }) => quoteIds.push(id)
  const confirmation = createQuoteConfirmation(world.client, { accountId, request: await request(world), onQuote })
  await confirmation.load()
  confirmation.destroy()
  const [quoteId = ''] = quoteIds
  return { world, accountId, quoteId }
}

test('a quote that is opened by its id is repeated with its reference, its purpose and the fixed amount', async () => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  const page = createQuoteConfirmation(world.openTab(), { accountId, quoteId })
  await page.load()
  world.clock.advance(5 * 60_000)

  await page.requote()

  const [first, second, ...others] = asked(world)
  expect(first).toMatchObject({ ...texts, lockedCurrencySide: 'RECEIVING', lockedCurrencyAmount: 2_000 })
  expect(second).toEqual(first)
  expect(others).toEqual([])
  expect(page.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
})

test('so is the quote that replaced it', async () => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  for (let reload = 0; reload < 2; reload++) {
    const page = createQuoteConfirmation(world.openTab(), { accountId, quoteId })
    await page.load()
    world.clock.advance(5 * 60_000)
    await page.requote()
    page.destroy()
  }

  const [first, ...others] = asked(world)
  expect(others).toEqual([first, first])
})

test('another browser repeats it with the request that its page provides', async () => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  const client = world.openTab({ name: `${world.name}-elsewhere` })
  const page = createQuoteConfirmation(client, { accountId, quoteId, request: payInvoice(world) })
  await page.load()
  expect(page.getSnapshot()).toMatchObject({ status: 'review', quote: { id: quoteId } })
  world.clock.advance(5 * 60_000)

  await page.requote()

  const [first, second] = asked(world)
  expect(second).toEqual(first)
})

test('another browser that has only the id requests the same sending amount, by the same rail', async () => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  const page = createQuoteConfirmation(world.openTab({ name: `${world.name}-elsewhere` }), { accountId, quoteId })
  await page.load()
  const state = page.getSnapshot()
  world.clock.advance(5 * 60_000)

  await page.requote()

  const [first, second] = asked(world)
  const { source, destination } = first ?? {}
  const sent = 'quote' in state ? Number(state.quote.totalSendingAmount) : 0
  expect(second).toEqual({ source, destination, lockedCurrencySide: 'SENDING', lockedCurrencyAmount: sent })
})

test('an externally funded payment that is opened by its id is repeated with its reference, too', async () => {
  const world = await europeanPayer()
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  // A transfer in euros moves no ACH entry, so it takes no statement descriptor.
  const { statementDescriptor: _, ...fitting } = texts
  const request = { ...payFromEurope(world), ...fitting, source }
  const quoteIds: string[] = []
  const first = createFunding(world.client, { accountId, request, onQuote: ({ id }) => quoteIds.push(id) })
  void first.load()
  await world.reached(first, 'authorizing')
  first.destroy()
  const page = createFunding(world.openTab(), { accountId, quoteId: quoteIds[0] ?? '' })
  void page.load()
  await world.reached(page, 'authorizing')

  void page.switchFactor('PASSKEY')
  await world.reached(page, 'loading')
  await world.reached(page, 'authorizing')

  const [before, after] = asked(world)
  expect(after).toEqual({ ...before, scaFactor: 'PASSKEY' })
})

test('only the terms of a request that no response repeats are stored, and none once it is paid', async () => {
  const { statementDescriptor: _, ...instant } = texts
  // ACH would arrive on the next business day.
  const { world, accountId, quoteId } = await leftQuote(async (world) => ({
    ...payGrace(world),
    ...instant,
    ...(await umaReceiver(world)),
    lockedCurrencySide: 'RECEIVING' as const,
    lockedCurrencyAmount: 2_000n,
    senderCustomerInfo: { BIRTH_DATE: '1815-12-10' },
  }))
  const [name = ''] = await termsIn(world)
  expect(await get(name, createStore(world.name, 'records'))).toEqual({
    version: 1,
    quoteId,
    terms: { lockedCurrencySide: 'RECEIVING', ...instant },
    createdAtMs: expect.any(Number),
    createdOnDeviceMs: expect.any(Number),
  })

  const page = createQuoteConfirmation(world.openTab(), { accountId, quoteId })
  await page.load()
  const paid = page.confirm()
  await world.reached(page, 'completed')
  await paid

  // Nothing waits for the storage to be cleared.
  await expect.poll(() => termsIn(world)).toEqual([])
})

test('the terms of a quote that was never paid are erased with the abandoned payments', async () => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  world.clock.advance(30 * 24 * 3_600_000)
  const page = createQuoteConfirmation(world.openTab(), { accountId, request: payGrace(world) })
  await page.load()
  expect(await termsIn(world)).toEqual([`quote-terms:${quoteId}`])

  world.clock.advance(5 * 60_000)
  await page.requote()

  expect(await termsIn(world)).toEqual([])
})

test.each([
  ['half written', { version: 1, terms: { remittanceInformation: 'INV' } }],
  ['of another version', { version: 2, quoteId: 'own', terms: {}, createdAtMs: 1, createdOnDeviceMs: 1 }],
  [
    'about another quote',
    { version: 1, quoteId: 'other', terms: { purposeOfPayment: 'GIFT' }, createdAtMs: 1, createdOnDeviceMs: 1 },
  ],
])('a record that is %s says nothing of the request', async (_name, record) => {
  const { world, accountId, quoteId } = await leftQuote(payInvoice)
  const own = { ...record, ...('quoteId' in record && record.quoteId === 'own' && { quoteId }) }
  await set(`quote-terms:${quoteId}`, own, createStore(world.name, 'records'))
  const page = createQuoteConfirmation(world.openTab(), { accountId, quoteId })
  await page.load()
  world.clock.advance(5 * 60_000)

  await page.requote()

  const [, second] = asked(world)
  expect(Object.keys(second ?? {}).sort()).toEqual([
    'destination',
    'lockedCurrencyAmount',
    'lockedCurrencySide',
    'source',
  ])
})
