import type { QuoteConfirmationController } from '@countersign/core'
import { getQuote } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { outgoing } from '../../../test/journeys.ts'
import { createLyingRelay, type Lie, refuse } from '../../../test/lyingRelay.ts'
import { challengeOf, reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { awaitedRequest, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

/** A payment whose first proof a relay keeps, and answers with a lie. */
async function heldProof(lie: Lie) {
  const world = await signedInEuropean()
  const relay = createLyingRelay(world)
  const { confirmation, quotes } = await reviewedFromEurope({ world: { ...world, client: relay.client } })
  void confirmation.confirm()
  const challenge = await challengeOf(world, confirmation)
  const { expiresAt } = awaitedRequest(challenge)
  relay.holdOnce(lie, '/authorize')
  await challenge.submitCode(scaCode)
  return { world, relay, confirmation, quotes, endsAt: expiresAt?.getTime() ?? 0 }
}

const refusals = [
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'QUOTE_NOT_FOUND'],
  [409, 'CONFLICT'],
  [409, 'SCA_SESSION_REQUIRED'],
  [422, 'SOMETHING_NEW'],
  [423, 'ACCOUNT_LOCKED'],
  [429, 'RATE_LIMITED'],
] as const

const waysOut: readonly [string, (confirmation: QuoteConfirmationController) => Promise<unknown>][] = [
  ['another factor', (confirmation) => confirmation.switchFactor('PASSKEY')],
  ['starting again', (confirmation) => confirmation.startAgain()],
]

/** Presses for another quote, and returns the state once none was made. */
async function refused(
  world: TestWorld,
  confirmation: QuoteConfirmationController,
  press: (confirmation: QuoteConfirmationController) => Promise<unknown>,
) {
  void press(confirmation)
  await world.reached(confirmation, 'requoting')
  return await world.reached(confirmation, 'authorizing')
}

test.each(refusals.flatMap(([status, code]) => waysOut.map(([name, press]) => ({ status, code, name, press }))))(
  'a proof that a relay keeps, and answers with $status $code, is not paid twice by $name',
  async ({ status, code, press }) => {
    const { world, relay, confirmation, quotes } = await heldProof(refuse(status, code))

    expect(await refused(world, confirmation, press)).toMatchObject({
      quote: { id: quotes[0]?.id },
      error: { code: 'OPERATION_IN_PROGRESS' },
    })
    await relay.deliver()
    await world.reached(confirmation, 'completed')
    expect((await outgoing(world)).filter((transaction) => transaction !== 'PENDING')).toEqual(['COMPLETED'])
  },
)

test('a relay that keeps a proof and invents the next challenge does not have the payment made twice', async () => {
  const next: Lie = () =>
    Response.json({
      id: held.quoteId,
      status: 'PENDING_AUTHORIZATION',
      scaChallenge: { ...held.challenge, id: 'ScaChallenge:019b7a10-0000-7000-8000-000000000009' },
    })
  const held = { quoteId: '', challenge: {} }
  const world = await signedInEuropean()
  const relay = createLyingRelay(world)
  const { confirmation } = await reviewedFromEurope({ world: { ...world, client: relay.client } })
  void confirmation.confirm()
  const challenge = await challengeOf(world, confirmation)
  const { quote } = await world.reached(confirmation, 'authorizing')
  held.quoteId = quote.id
  held.challenge = (await world.service.call(getQuote, { path: { quoteId: quote.id } })).scaChallenge ?? {}
  relay.holdOnce(next, '/authorize')
  await challenge.submitCode(scaCode)
  expect(awaitedRequest(challenge).id).not.toBe((held.challenge as { id: string }).id)

  const state = await refused(world, confirmation, () => confirmation.switchFactor('PASSKEY'))

  expect(state).toMatchObject({ error: { code: 'OPERATION_IN_PROGRESS' } })
})

test.each(['ACCOUNT', 'REALTIME_FUNDING'])(
  'a relay that hides which wallet pays, and says %s, does not have a proof that it keeps paid twice',
  async (sourceType) => {
    const world = await signedInEuropean()
    const relay = createLyingRelay(world)
    world.network.tamper('/quotes', (body) => {
      const answer = JSON.parse(body) as object
      return JSON.stringify('source' in answer ? { ...answer, source: { sourceType } } : answer)
    })
    const { confirmation, quotes } = await reviewedFromEurope({ world: { ...world, client: relay.client } })
    void confirmation.confirm()
    const challenge = await challengeOf(world, confirmation)
    relay.holdOnce(refuse(403, 'FORBIDDEN'), '/authorize')
    await challenge.submitCode(scaCode)

    const state = await refused(world, confirmation, () => confirmation.switchFactor('PASSKEY'))

    expect(state).toMatchObject({ quote: { id: quotes[0]?.id }, error: { code: 'OPERATION_IN_PROGRESS' } })
  },
)

test('after the end of the challenge another factor can be used, on this page and after a reload', async () => {
  const { world, confirmation, endsAt, quotes } = await heldProof(refuse(403, 'FORBIDDEN'))
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  // A service whose clock is a little behind still says that the payment waits.
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => body.replace('"FAILED"', '"PENDING_AUTHORIZATION"'))
  const page = reload(world, quote)
  await world.reached(page, 'authorizing')
  const state = await refused(world, page, () => page.switchFactor('PASSKEY'))
  expect(state).toMatchObject({ error: { code: 'OPERATION_IN_PROGRESS' } })

  world.clock.advance(endsAt - world.clock.now() + 2_000)
  await confirmation.startAgain()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
})

test('a proof by a browser that did not begin the payment is waited for as well', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const relay = createLyingRelay(world)
  const elsewhere = world.openTab({ name: `${world.name}-elsewhere` })
  const page = createQuoteConfirmation(elsewhere, { accountId: world.ada.accountId, quoteId: quote.id })
  void page.load()
  const challenge = await challengeOf(world, page)
  relay.holdOnce(refuse(401, 'UNAUTHORIZED'), '/authorize')
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ error: { code: 'SCA_OUTCOME_UNKNOWN' } })
  world.network.tamper('GET /', (body) => body.replace('"PENDING_AUTHORIZATION"', '"EXPIRED"'))

  void page.startAgain()

  expect(await world.reached(page, 'unknown')).toMatchObject({ quote: { id: quote.id } })
})

test('a proof that was called wrong may still arrive until its challenge ends, although the stop names an earlier end', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  world.clock.advance(4 * 60_000)
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const challenge = await challengeOf(world, confirmation)
  await challenge.submitCode('000001')
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
    const read = JSON.parse(body) as { scaChallenge: object }
    const scaChallenge = { ...read.scaChallenge, expiresAt: '2026-01-01T00:00:00Z' }
    return JSON.stringify({ ...read, totalSendingAmount: 1, scaChallenge })
  })
  expect((await challengeOf(world, reload(world, quote))).getSnapshot()).toMatchObject({ status: 'abandoned' })
  confirmation.destroy()
  const stopped = async () => (await readStoppedPayments(world.openTab()))[0]

  // The price has ended by then, and the challenge has not.
  world.clock.advance(2 * 60_000)
  expect(await stopped()).toMatchObject({ moneyFreeAt: undefined, mayBeSent: true })
  world.clock.advance(4 * 60_000)
  expect(await stopped()).toMatchObject({ mayBeSent: false })
})
