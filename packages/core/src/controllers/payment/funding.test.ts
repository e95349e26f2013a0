import { createFunding } from '@countersign/core'
import { sendSandboxFunds } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { europeanPayer, fund, instructed, prove } from '../../../test/fundingJourneys.ts'
import { outgoing } from '../../../test/journeys.ts'
import { authorizations, scaSignIn } from '../../../test/scaJourneys.ts'
import { turn } from '../../../test/testClock.ts'

test('money from outside: quote, proof, instructions, transfer, receipt', async () => {
  const world = await europeanPayer()
  const { funding, quotes, state } = await instructed(world)

  expect(quotes.map(({ status }) => status)).toEqual(['PENDING_AUTHORIZATION'])
  expect(state.instructions).toMatchObject([
    { accountOrWalletInfo: { accountType: 'EUR_ACCOUNT', iban: expect.any(String), reference: expect.any(String) } },
  ])
  expect(funding.timeLeftMs()).toBeGreaterThan(60_000)
  await world.service.call(sendSandboxFunds, { body: { quoteId: state.quote.id, currencyCode: 'EUR' } })

  await world.reached(funding, 'processing')
  expect(await world.reached(funding, 'completed')).toMatchObject({ transaction: { status: 'COMPLETED' } })
  expect(world.clock.waiting()).not.toContain(1_000)
})

test('outside Europe no proof is requested', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { funding } = fund(world)
  void funding.load()

  await world.reached(funding, 'instructions')

  expect(authorizations(world)).toEqual([])
})

test('no quote is made before the SCA sign-in, and one after it', async () => {
  const world = await europeanWorld()
  const { funding, quotes } = fund(world)
  void funding.load()
  await world.reached(funding, 'sca-signing-in')
  expect(quotes).toEqual([])

  await scaSignIn(world)
  void funding.resume()

  await world.reached(funding, 'authorizing')
  expect(quotes).toHaveLength(1)
})

test('two loads and a lost response make one quote', async () => {
  const world = await europeanPayer()
  const { funding, quotes } = fund(world)
  world.network.lose('POST /quotes', 'response')
  void funding.load()
  void funding.load()
  await world.reached(funding, 'authorizing')
  expect(new Set(quotes.map(({ id }) => id)).size).toBe(1)
  expect(await outgoing(world)).toEqual(['PENDING_AUTHORIZATION'])
})

test('a reload shows the instructions again', async () => {
  const world = await europeanPayer()
  const { funding, state } = await instructed(world)
  funding.destroy()

  const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: state.quote.id })
  void page.load()

  expect(await world.reached(page, 'instructions')).toMatchObject({ instructions: state.instructions })
})

const account = { accountType: 'EUR_ACCOUNT', iban: 'DE02120300000000202051', reference: 'X' }

test.each([
  ['the account', { paymentInstructions: [{ accountOrWalletInfo: account }] }],
  ['the amount', { totalSendingAmount: 9_999 }],
  ['the payee', { destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:other' } }],
  ['a second way', undefined],
  ['a note', 'instructionsNotes'],
])('%s that changes while it is shown takes the instructions off the screen', async (_what, change) => {
  const world = await europeanPayer()
  const { funding } = await instructed(world)
  world.network.tamper('GET /quotes', (body) => {
    const quote = JSON.parse(body) as { paymentInstructions: object[] }
    const added = { paymentInstructions: [...quote.paymentInstructions, { accountOrWalletInfo: account }] }
    const noted = { paymentInstructions: quote.paymentInstructions.map((way) => ({ ...way, instructionsNotes: 'X' })) }
    return JSON.stringify({ ...quote, ...(change === 'instructionsNotes' ? noted : ((change as object) ?? added)) })
  })

  expect(await world.reached(funding, 'unavailable')).toMatchObject({ error: { code: 'QUOTE_CHANGED' } })
})

test('after the deadline no money is to be sent, money sent in time counts, and a new quote can be made', async () => {
  const world = await europeanPayer()
  const { funding, quotes, state } = await instructed(world)
  world.network.offline = true
  world.clock.advance(state.quote.expiresAt.getTime() - world.clock.now())
  expect(funding.getSnapshot().status).toBe('expired')
  expect(funding.timeLeftMs()).toBe(0)
  world.network.offline = false

  void funding.requote()
  await world.reached(funding, 'authorizing')

  expect(quotes).toHaveLength(2)
})

test('a challenge without a proof ends the payment with its reason', async () => {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  await world.reached(funding, 'authorizing')
  world.clock.advance(5 * 60_000)
  expect(await world.reached(funding, 'failed')).toMatchObject({ error: { code: 'SCA_NOT_COMPLETED' } })
})

test('another factor needs another quote', async () => {
  const world = await europeanPayer()
  const { funding, quotes } = fund(world)
  void funding.load()
  await world.reached(funding, 'authorizing')

  void funding.switchFactor('PASSKEY')

  await world.reached(funding, 'loading')
  await world.reached(funding, 'authorizing')
  expect(quotes).toHaveLength(2)
  const made = world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')
  expect(made.at(-1)?.body).toContain('"scaFactor":"PASSKEY"')
})

test('a quote without payment instructions is unknown, and is read again', async () => {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  let withheld = true
  world.network.tamper('GET /quotes', (body) => {
    const { paymentInstructions, ...quote } = JSON.parse(body) as Record<string, unknown>
    return JSON.stringify(withheld ? quote : { ...quote, paymentInstructions })
  })
  await prove(world, funding)
  await world.reached(funding, 'unknown')
  withheld = false
  void funding.checkAgain()
  await world.reached(funding, 'instructions')
})

test('a page that goes away stops reading', async () => {
  const world = await europeanPayer()
  const { funding } = await instructed(world)
  funding.destroy()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(world.clock.waiting()).toEqual([])
})

test('what changed during the SCA sign-in is not shown as if it had been so before', async () => {
  const world = await europeanPayer()
  const { funding } = await instructed(world)
  world.sandbox.sca.endSessions()
  await world.reached(funding, 'sca-signing-in')
  world.network.tamper('GET /quotes', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), paymentInstructions: [{ accountOrWalletInfo: account }] }),
  )

  await scaSignIn(world)
  void funding.resume()

  expect(await world.reached(funding, 'unavailable')).toMatchObject({ error: { code: 'QUOTE_CHANGED' } })
})
