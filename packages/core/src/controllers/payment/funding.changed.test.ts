import { createFunding, type FundingController, type Quote } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { europeanPayer, fund, instructed, prove } from '../../../test/fundingJourneys.ts'
import { authorizations, scaSignIn } from '../../../test/scaJourneys.ts'
import { turn } from '../../../test/testClock.ts'
import { readSetAsidePayees } from '../../flows/payment/payeeStops.ts'

type QuoteBody = { id: string; feesIncluded: number; totalReceivingAmount: number }

/** Starting with the next quote, one euro of the amount sent is a fee, as long as `costsMore()` is true. */
function raiseFee(
  world: TestWorld,
  { id }: Pick<Quote, 'id'>,
  costsMore: (quote: QuoteBody) => boolean = () => true,
): void {
  world.network.tamper('/quotes', (text) => {
    const quote = JSON.parse(text) as QuoteBody
    if (quote.id === id || !('feesIncluded' in quote) || !costsMore(quote)) return text
    const fee = { feesIncluded: quote.feesIncluded + 100, totalReceivingAmount: quote.totalReceivingAmount - 100 }
    return JSON.stringify({ ...quote, ...fee })
  })
}

const raised = [
  { field: 'totalReceivingAmount', before: 2_487n, after: 2_387n },
  { field: 'feesIncluded', before: 13n, after: 113n },
]

async function someTurns(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await turn()
}

/** The page waits for a proof of its first quote. */
async function awaitingProof(world: TestWorld) {
  const { funding, quotes } = fund(world)
  void funding.load()
  const { quote } = await world.reached(funding, 'authorizing')
  return { funding, quotes, quote }
}

/** The page shows a second quote that costs more. */
async function changed(world: TestWorld, costsMore?: (quote: QuoteBody) => boolean) {
  const page = await awaitingProof(world)
  raiseFee(world, page.quote, costsMore)
  void page.funding.switchFactor('SMS_OTP')
  return { ...page, state: await world.reached(page.funding, 'changed') }
}

const replacements: Record<string, (world: TestWorld) => Promise<{ funding: FundingController; quote: Quote }>> = {
  'for another factor': async (world) => {
    const page = await awaitingProof(world)
    raiseFee(world, page.quote)
    void page.funding.switchFactor('SMS_OTP')
    return page
  },
  'after the time to send': async (world) => {
    const { funding, state } = await instructed(world)
    raiseFee(world, state.quote)
    world.clock.advance(state.quote.expiresAt.getTime() - world.clock.now())
    void funding.requote()
    return { funding, quote: state.quote }
  },
  'after a challenge that expired without a proof': async (world) => {
    const page = await awaitingProof(world)
    raiseFee(world, page.quote)
    world.clock.advance(5 * 60_000)
    await world.reached(page.funding, 'failed')
    void page.funding.requote()
    return page
  },
}

test.each(Object.keys(replacements))('a new quote %s that costs more says so and waits for consent', async (name) => {
  const world = await europeanPayer()
  const { funding } = await (replacements[name] as NonNullable<(typeof replacements)[string]>)(world)
  const sent = authorizations(world).length

  const { quote, changes } = await world.reached(funding, 'changed')
  await someTurns()

  expect(changes).toEqual(raised)
  expect(funding.getSnapshot()).toMatchObject({ status: 'changed', quote: { id: quote.id, feesIncluded: 113n } })
  await funding.checkAgain()
  expect(funding.getSnapshot().status).toBe('changed')
  expect(authorizations(world)).toHaveLength(sent)
})

test('the quote that was agreed to is the one that is proved, and the payment ends with its instructions', async () => {
  const world = await europeanPayer()
  const { funding, quotes } = await changed(world)

  void funding.accept()

  expect(await world.reached(funding, 'authorizing')).toMatchObject({ quote: { feesIncluded: 113n } })
  await prove(world, funding)
  await world.reached(funding, 'instructions')
  expect(quotes).toHaveLength(2)
  expect(authorizations(world)).toHaveLength(1)
})

test('another account of the same payee is not agreed to, and is set aside', async () => {
  const world = await europeanPayer()
  const { funding } = await awaitingProof(world)
  world.network.tamper('GET /customers/external-accounts', (text) =>
    text.replace(/"iban":"[^"]+"/, '"iban":"DE02120300000000202051"'),
  )

  void funding.switchFactor('SMS_OTP')

  const stopped = await world.reached(funding, 'changed')
  expect(stopped).toMatchObject({
    isOtherPayee: true,
    changes: [{ field: 'destination', after: expect.stringContaining('DE02120300000000202051') }],
  })
  await funding.accept()
  await someTurns()
  expect(funding.getSnapshot()).toBe(stopped)
  expect(authorizations(world)).toEqual([])
  expect(await readSetAsidePayees(world.client)).toEqual([stopped.quote.destination.accountId])
})

test('outside Europe the instructions are not shown before the user agrees to the new numbers', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { funding } = fund(world)
  void funding.load()
  const { quote } = await world.reached(funding, 'instructions')
  raiseFee(world, quote)
  world.clock.advance(quote.expiresAt.getTime() - world.clock.now())

  void funding.requote()
  await world.reached(funding, 'changed')
  await someTurns()
  expect(funding.getSnapshot()).not.toHaveProperty('instructions')

  void funding.accept()
  expect(await world.reached(funding, 'instructions')).toMatchObject({ quote: { feesIncluded: 113n } })
})

test('an SCA sign-in in between does not count as consent', async () => {
  const world = await europeanPayer()
  const { funding, state } = await changed(world)
  world.sandbox.sca.endSessions()
  await world.reached(funding, 'sca-signing-in')

  await scaSignIn(world)
  void funding.resume()

  const { quote, changes } = await world.reached(funding, 'changed')
  expect([quote.id, changes]).toEqual([state.quote.id, raised])
})

test('it waits no longer than its challenge, even where nothing can be read, and no reading revives it', async () => {
  const world = await europeanPayer()
  const { funding, state } = await changed(world)
  expect(state.until).toEqual(state.quote.scaChallenge?.expiresAt)
  expect(state.until < state.quote.expiresAt).toBe(true)
  expect(funding.timeLeftMs()).toBe(state.until.getTime() - world.clock.now())
  world.network.tamper(`GET /quotes/${state.quote.id}`, () => JSON.stringify({ code: 'INTERNAL_ERROR' }))

  world.clock.advance(funding.timeLeftMs())

  expect(funding.getSnapshot().status).toBe('expired')
  await funding.accept()
  await someTurns()
  expect(funding.getSnapshot().status).toBe('expired')
  expect(authorizations(world)).toEqual([])
})

test('the next quote is checked against what was agreed to, and not against what was only shown', async () => {
  const world = await europeanPayer()
  const { funding, quotes } = await changed(world)
  world.clock.advance(5 * 60_000)
  await world.reached(funding, 'failed')

  void funding.requote()

  expect((await world.reached(funding, 'changed')).changes).toEqual(raised)
  expect(quotes).toHaveLength(3)
})

test('a quote at the price that was agreed to needs no second confirmation', async () => {
  const world = await europeanPayer()
  let second = ''
  const { funding, state } = await changed(world, ({ id }) => {
    second ||= id
    return id === second
  })
  world.clock.advance(5 * 60_000)
  await world.reached(funding, 'failed')

  void funding.requote()

  expect((await world.reached(funding, 'authorizing')).quote.id).not.toBe(state.quote.id)
})

const none = { id: 'Quote:none' }

const pages: Record<string, (world: TestWorld) => Promise<{ funding: FundingController; quote: Quote }>> = {
  'while its proof was awaited': awaitingProof,
  'while the money was waited for': async (world) => {
    const { funding, state } = await instructed(world)
    return { funding, quote: state.quote }
  },
  'on a page that knows nothing but its id': async (world) => {
    const { funding, quote } = await awaitingProof(world)
    funding.destroy()
    const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    void page.load()
    await world.reached(page, 'authorizing')
    return { funding: page, quote }
  },
}

test.each(Object.keys(pages))('a quote that changed %s is replaced, and the new one waits', async (name) => {
  const world = await europeanPayer()
  const { funding, quote } = await (pages[name] as NonNullable<(typeof pages)[string]>)(world)
  raiseFee(world, none)
  await world.reached(funding, 'unavailable')
  const sent = authorizations(world).length

  void funding.requote()

  const { quote: another, changes } = await world.reached(funding, 'changed')
  expect(another.id).not.toBe(quote.id)
  expect(changes).toEqual(raised)
  expect(authorizations(world)).toHaveLength(sent)
  void funding.accept()
  expect(await world.reached(funding, 'authorizing')).toMatchObject({ quote: { id: another.id, feesIncluded: 113n } })
})

test('a replacement quote that equals what was agreed to needs no confirmation', async () => {
  const world = await europeanPayer()
  const { funding, quote } = await awaitingProof(world)
  raiseFee(world, none, ({ id }) => id === quote.id)
  await world.reached(funding, 'unavailable')
  world.network.lose('POST /quotes', 'request', 2)

  await funding.requote()
  expect(funding.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })
  void funding.load()

  expect((await world.reached(funding, 'authorizing')).quote.id).not.toBe(quote.id)
})
