import { expect, test } from 'vitest'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { reload } from '../../../test/scaConfirmation.ts'
import { scaChallengeExample } from '../../../test/scaExamples.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { challengeAgain, leftWaiting, lyingRelay, mayBeSent } from '../../../test/stoppedPayment.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

/** A page that was loaded again after a stop, of a payment whose quote the relay now calls expired. */
async function stoppedAndCalledExpired() {
  const { world, quote } = await leftWaiting()
  lyingRelay(world)
  await challengeAgain(world, quote)
  world.network.tamper('GET /quotes/', (body) =>
    JSON.stringify({ ...JSON.parse(body), status: 'EXPIRED', transactionId: undefined, scaChallenge: undefined }),
  )
  return { world, quote, page: reload(world, quote) }
}

test('a payment that was stopped is still stopped when its time is over, also after a reload, and offers no new price', async () => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
  const { page } = await challengeAgain(world, quote)
  const isOver = {
    status: 'review',
    step: 'abandoned',
    canConfirm: false,
    mayBeSent: false,
    changes: [{ field: 'destination' }],
  }
  const steps = new Set<string>()
  page.subscribe(() => steps.add(page.getSnapshot().step))

  await until(world.clock, () => !mayBeSent(page))
  // An open page says so when home does, and a page that is loaded later as well.
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: false }])
  expect(page.getSnapshot()).toMatchObject(isOver)
  expect([...steps]).toEqual(['abandoned'])
  const later = reload(world, quote)
  await until(world.clock, () => !mayBeSent(later))
  expect(later.getSnapshot()).toMatchObject(isOver)
  for (const stopped of [page, later]) {
    await stopped.requote()
    await stopped.startAgain()
    expect(stopped.getSnapshot()).toMatchObject(isOver)
  }
  expect(executions(world)).toHaveLength(1)
})

test('a payment that was stopped, and reads again as it was reviewed, is still stopped when its time is over, after a reload', async () => {
  const { world, quote } = await leftWaiting()
  const relay = lyingRelay(world)
  await challengeAgain(world, quote)
  relay.lies = false
  world.clock.advance(5 * 60_000)

  const page = reload(world, quote)

  expect(await world.reached(page, 'review')).toMatchObject({ step: 'abandoned', canConfirm: false, changes: [] })
  await page.requote()
  expect(executions(world)).toHaveLength(1)
})

test('a payment that was stopped, and whose quote is called expired, may have been sent until its time is over, after a reload', async () => {
  const { world, quote, page } = await stoppedAndCalledExpired()
  const stop = { step: 'abandoned', canConfirm: false }
  expect(await world.reached(page, 'review')).toMatchObject({ ...stop, mayBeSent: true })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])
  await until(world.clock, () => !mayBeSent(page))

  expect(page.getSnapshot()).toMatchObject({ ...stop, status: 'review' })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: false }])
  const later = reload(world, quote)
  await until(world.clock, () => !mayBeSent(later))
  expect(later.getSnapshot()).toMatchObject({ ...stop, status: 'review' })
  await page.requote()
  expect(executions(world)).toHaveLength(1)
})

test('agreeing to a payment that was stopped does nothing, also once its price has ended and it may have been sent', async () => {
  const { world, quote, page } = await stoppedAndCalledExpired()
  await world.reached(page, 'review')
  world.clock.advance(quote.expiresAt.getTime() - world.clock.now())

  const stopped = page.getSnapshot()
  expect(mayBeSent(page)).toBe(true)
  await page.confirm()
  expect(page.getSnapshot()).toBe(stopped)
})

test.each([undefined, 'SOMETHING_NEW'])(
  'a payment that was stopped, and is said to have failed with the reason %s, may have been sent until its time is over',
  async (failureReason) => {
    const { world, quote } = await leftWaiting()
    lyingRelay(world)
    const { page } = await challengeAgain(world, quote)
    const say = (path: string, told: object) =>
      world.network.tamper(path, (body) => JSON.stringify({ ...JSON.parse(body), ...told }))
    say('GET /quotes/', { status: 'FAILED', scaChallenge: undefined })
    say('GET /transactions/', { status: 'FAILED', failureReason })

    const later = reload(world, quote)
    void page.checkAgain()
    const stop = { step: 'abandoned', canConfirm: false, mayBeSent: true }
    for (const stopped of [later, page]) expect(await world.reached(stopped, 'review')).toMatchObject(stop)
    expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])

    await world.reached(later, 'failed')
    expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: false }])
  },
)

test('a payment whose request was lost before it was stopped is not sent again, also after a reload', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const relay = { lies: false }
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
    const scaChallenge = { ...scaChallengeExample, factor: 'SMS_OTP', expiresAt: quote.expiresAt }
    const told = { status: 'PENDING_AUTHORIZATION', totalSendingAmount: 25_000_001, scaChallenge }
    return relay.lies ? JSON.stringify({ ...JSON.parse(body), ...told }) : body
  })
  world.network.lose('/execute', 'request')
  confirmation.subscribe(() => {
    relay.lies ||= confirmation.getSnapshot().status === 'executing'
  })
  void confirmation.confirm()
  await until(world.clock, () => confirmation.getSnapshot().step === 'abandoned')
  relay.lies = false

  const later = reload(world, quote)
  await world.reached(later, 'review')
  for (const page of [confirmation, later]) {
    void page.checkAgain()
    await until(world.clock, () => !mayBeSent(page))
    expect(page.getSnapshot()).toMatchObject({ status: 'review', step: 'abandoned' })
  }
  expect(executions(world)).toHaveLength(1)
})
