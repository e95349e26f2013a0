import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, payGrace } from '../../../test/journeys.ts'
import { challengeOf, proveAll, reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { wrongScaCode } from '../../../test/scaWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn, until } from '../../../test/testClock.ts'
import { createQuoteConfirmation, type QuoteConfirmationController } from './quoteConfirmation.ts'

/** A payment that asks for its proof. */
async function challenged() {
  const journey = await reviewedFromEurope()
  void journey.confirmation.confirm()
  await challengeOf(journey.world, journey.confirmation)
  return journey
}

/** The payment while it waits for its proof. */
function waiting(confirmation: QuoteConfirmationController) {
  const state = confirmation.getSnapshot()
  if (state.status !== 'authorizing') throw new Error(`no proof is awaited: ${state.status}`)
  return state
}

test('a payment that waits for a proof holds the challenge for exactly what was agreed to', async () => {
  const { confirmation } = await challenged()
  const { quote, payee, challenge } = waiting(confirmation)

  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  expect(challenge).toMatchObject({
    status: 'awaiting-proof',
    proofNumber: 1,
    payment: { quoteId: quote.id, amount, payee, shown: quote },
  })
  expect(confirmation.timeLeftMs('expiry')).toBeGreaterThan(0)
})

const setAttempts = ({ sandbox, ada }: TestWorld, count: number) =>
  sandbox.sca.setFailedAttempts({ customerId: ada.customerId, count })

function loseTheAnswer({ network }: TestWorld): void {
  network.tamper('/authorize', () => {
    network.offline = true
    throw new TypeError('the answer is lost')
  })
}

test.each<[string, (world: TestWorld, quoteId: string) => void, string]>([
  ['abandoned', ({ sandbox }, quoteId) => sandbox.sca.changeQuote({ quoteId, change: 'amount' }), scaCode],
  ['locked', (world) => setAttempts(world, 4), wrongScaCode],
  ['suspended', (world) => setAttempts(world, 9), wrongScaCode],
  ['outcomeUnknown', loseTheAnswer, scaCode],
])(
  'the step is %s where a challenge ended in that, and stays when the challenge is closed',
  async (step, cause, code) => {
    const { world, confirmation } = await challenged()
    cause(world, waiting(confirmation).quote.id)

    await confirmation.submitCode(code)
    await until(world.clock, () => confirmation.getSnapshot().step === step)
    confirmation.closeChallenge()

    expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', open: false, step, canLeave: false })
  },
)

test('what is known of a proof is not forgotten while its payment is read again', async () => {
  const { world, confirmation } = await challenged()
  loseTheAnswer(world)
  await confirmation.submitCode(scaCode)
  await until(world.clock, () => confirmation.getSnapshot().step === 'outcomeUnknown')

  void confirmation.openChallenge()

  expect(waiting(confirmation)).toMatchObject({ challenge: { status: 'loading' }, step: 'outcomeUnknown' })
})

test('a lock that ends while the challenge is closed leads back to waiting', async () => {
  const { world, confirmation } = await challenged()
  setAttempts(world, 4)
  world.network.tamper('/authorize', (body) => {
    const lockedUntil = new Date(world.clock.now() + 60_000).toISOString()
    return JSON.stringify({ ...(JSON.parse(body) as object), details: { lockedUntil } })
  })
  await confirmation.submitCode(wrongScaCode)
  confirmation.closeChallenge()
  expect(waiting(confirmation).challenge.status).toBe('locked')

  await until(world.clock, () => waiting(confirmation).challenge.status === 'awaiting-proof')

  expect(waiting(confirmation)).toMatchObject({ open: false, step: 'authorizing' })
})

test('a challenge that is opened again reads its payment: one that another tab replaced is not proved', async () => {
  const { world, confirmation } = await challenged()
  const { quote } = waiting(confirmation)
  confirmation.closeChallenge()
  const elsewhere = reload(world, quote)
  await challengeOf(world, elsewhere)
  await elsewhere.startAgain()

  void confirmation.openChallenge()
  await until(world.clock, () => waiting(confirmation).challenge.status !== 'loading')

  expect(confirmation.getSnapshot()).toMatchObject({ step: 'replaced', challenge: { status: 'unavailable' } })
  expect(authorizations(world)).toEqual([])
})

test('another factor is switched to, and its quote is reviewed as what replaces the one that waited', async () => {
  const { world, confirmation } = await challenged()
  const steps: string[] = []
  confirmation.subscribe(() => steps.push(confirmation.getSnapshot().step))
  world.network.tamper('POST /quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":7'))

  await confirmation.switchFactor('PASSKEY')

  expect([...new Set(steps)]).toEqual(['switching', 'changed'])
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', isReplacement: true, canLeave: true })
})

test('an app’s code takes no other quote', async () => {
  const { world, confirmation } = await challenged()

  await confirmation.switchFactor('TOTP')

  expect(confirmation.getSnapshot().status).toBe('authorizing')
  expect(executions(world)).toHaveLength(1)
})

test('what changed stays on the screen while it is signed and sent', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const confirmation = createQuoteConfirmation(world.client, { accountId, request: payGrace(world) })
  await confirmation.load()
  world.clock.advance(6 * 60_000)
  world.network.tamper('/quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":7'))
  await confirmation.requote()
  const seen: unknown[] = []
  confirmation.subscribe(() => {
    const state = confirmation.getSnapshot()
    if ('quote' in state) seen.push([state.status, state.step, state.changes.length])
  })

  void confirmation.confirm()
  await world.reached(confirmation, 'completed')

  expect(seen.slice(0, 2)).toEqual([
    ['signing', 'changed', 1],
    ['executing', 'changed', 1],
  ])
})

test('a confirmation that is destroyed ends its challenge, which sends and reads nothing any longer', async () => {
  const { world, confirmation } = await challenged()
  confirmation.destroy()
  for (let turns = 0; turns < 20; turns++) await turn()
  const { length } = world.network.requests

  await confirmation.submitCode(scaCode)
  world.clock.advance(5 * 60_000)
  for (let turns = 0; turns < 20; turns++) await turn()

  expect(world.network.requests).toHaveLength(length)
})

test('a payment that is proved with others loads no challenge, and is read when the other one is over', async () => {
  const { world, quotes } = await reviewedFromEurope()
  const accountId = world.ada.accountId
  const own = reload(world, quotes[0]!)
  await world.reached(own, 'review')
  void own.confirm()
  await challengeOf(world, own)
  const listed = createQuoteConfirmation(world.openTab(), {
    accountId,
    quoteId: quotes[0]!.id,
    isProvedWithOthers: true,
  })
  void listed.load()
  await world.reached(listed, 'authorizing')
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(waiting(listed).challenge).toEqual({ status: 'loading' })

  await proveAll(world, own)
  void listed.checkAgain()

  await world.reached(listed, 'completed')
})
