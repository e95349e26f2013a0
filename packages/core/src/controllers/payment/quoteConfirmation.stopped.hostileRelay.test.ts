import { expect, test } from 'vitest'
import { reloadBatch, reviewedBatch } from '../../../test/batchJourneys.ts'
import { executions, outgoing, reviewedQuote } from '../../../test/journeys.ts'
import { createLyingRelay, refuse } from '../../../test/lyingRelay.ts'
import { reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { scaChallengeExample } from '../../../test/scaExamples.ts'
import { signedInEuropean } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'
import { stopPaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

/** A payment in review that the user agreed to, whose payee's account is another one by then. */
async function swapped(endsAt?: (expiresAt: string) => string) {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  if (endsAt)
    world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
      const read = JSON.parse(body) as { expiresAt: string }
      return JSON.stringify({ ...read, expiresAt: endsAt(read.expiresAt) })
    })
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'account' })
  await confirmation.confirm()
  return { world, confirmation, quote }
}

const payeeChanged = { status: 'review', step: 'abandoned', canConfirm: false, changes: [{ field: 'destination' }] }

test.each(['payee', 'account'] as const)(
  'another amount cannot be agreed to because the %s changed with it, also after a reload',
  async (change) => {
    const { world, confirmation, quotes } = await reviewedFromEurope()
    const [quote] = quotes
    if (!quote) throw new Error('no quote')
    world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
    world.sandbox.sca.changeQuote({ quoteId: quote.id, change })

    await confirmation.confirm()

    const stopped = { status: 'review', step: 'abandoned', canConfirm: false }
    expect(confirmation.getSnapshot()).toMatchObject(stopped)
    const page = reload(world, quote)
    expect(await world.reached(page, 'review')).toMatchObject(stopped)
    await page.confirm()
    expect(executions(world)).toEqual([])
  },
)

test('a payee that changed stays changed when its price has ended, and gets no new one, also after a reload', async () => {
  const { world, confirmation, quote } = await swapped()
  world.clock.advance(10 * 60_000)

  await confirmation.requote()

  expect(confirmation.getSnapshot()).toMatchObject({ ...payeeChanged, quote: { id: quote.id } })
  expect(await world.reached(reload(world, quote), 'review')).toMatchObject(payeeChanged)
})

test('a relay that ends the price together with the swap does not hide it', async () => {
  const { world, confirmation } = await swapped(() => '2026-01-01T00:00:00Z')

  expect(await world.reached(confirmation, 'review')).toMatchObject(payeeChanged)
})

test('in a batch, too, a payee that changed gets no new price', async () => {
  const { world, batch, quoteIds } = await reviewedBatch({ payees: ['EUR'] })
  world.sandbox.sca.changeQuote({ quoteId: quoteIds[0] ?? '', change: 'account' })
  void batch.confirm()
  await world.reached(batch, 'result')
  const page = reloadBatch(world, quoteIds)
  await world.reached(page, 'result')
  world.clock.advance(10 * 60_000)

  await page.requote()

  expect(page.getSnapshot()).toMatchObject({ status: 'result', canConfirm: false, payments: [payeeChanged] })
})

test('a payee that changes with the price of a new quote is not offered, on this page and after a reload', async () => {
  const { world, confirmation, quote } = await swapped()
  world.network.tamper('/quotes', (body) =>
    body.includes(quote.id) ? body : body.replace('"feesIncluded":13', '"feesIncluded":113'),
  )
  world.clock.advance(10 * 60_000)

  await confirmation.requote()

  const next = await world.reached(confirmation, 'review')
  for (const page of [confirmation, reload(world, next.quote)])
    expect(await world.reached(page, 'review')).toMatchObject({ step: 'abandoned', canConfirm: false })
})

test('a doubt about a name that the user accepted is not accepted for another account, before the signature or in a new quote', async () => {
  const world = await signedInEuropean()
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), beneficiaryVerificationStatus: 'NOT_MATCHED' }),
  )
  const [priced, reviewed] = [await reviewedFromEurope({ world }), await reviewedFromEurope({ world })]
  for (const { confirmation } of [priced, reviewed]) confirmation.acceptName(true)
  const [quote] = reviewed.quotes
  world.sandbox.sca.changeQuote({ quoteId: quote?.id ?? '', change: 'account' })

  await reviewed.confirmation.confirm()
  expect(reviewed.confirmation.getSnapshot()).toMatchObject(payeeChanged)
  world.clock.advance(10 * 60_000)
  await priced.confirmation.requote()

  expect(priced.confirmation.getSnapshot()).toMatchObject(payeeChanged)
  expect(executions(world)).toHaveLength(0)
})

test('a request that a relay calls refused, keeps and carries out is found, although another amount stopped the payment since', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const { confirmation, quote } = await reviewedQuote(world, relay.client)
  relay.holdOnce(refuse(400, 'INSUFFICIENT_FUNDS'))
  await confirmation.confirm()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
  await confirmation.confirm()
  expect(confirmation.getSnapshot()).toMatchObject({ step: 'abandoned', mayBeSent: true })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id, mayBeSent: true }])
  const { accountId } = world.ada
  const page = createQuoteConfirmation(world.openTab(), { accountId, quoteId: quote.id })
  void page.load()
  expect(await world.reached(page, 'review')).toMatchObject({ step: 'abandoned', mayBeSent: true })

  await relay.deliver()
  world.clock.advance(10 * 60_000)

  await world.reached(confirmation, 'completed')
  await world.reached(page, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

/** A relay that says of each payment that was sent that one of another amount waits for a proof, until `expiresAt`. */
async function saidToWait({ expiresAt = '2036-01-01T00:00:00Z' } = {}) {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  let isSent = false
  const sayItWaits = (body: string) => {
    const answer = JSON.parse(body) as { totalSendingAmount: number }
    const scaChallenge = { ...scaChallengeExample, factor: 'SMS_OTP', expiresAt }
    const totalSendingAmount = answer.totalSendingAmount + 1
    return JSON.stringify({ ...answer, totalSendingAmount, status: 'PENDING_AUTHORIZATION', scaChallenge })
  }
  world.network.tamper('/execute', (body) => {
    isSent = true
    return sayItWaits(body)
  })
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => (isSent ? sayItWaits(body) : body))
  void confirmation.confirm()
  await until(world.clock, () => confirmation.getSnapshot().step === 'abandoned')
  return { world, confirmation, quote }
}

test('a payment that was made, and that a relay says waits for a proof with other details, may have been sent', async () => {
  const { world, confirmation, quote } = await saidToWait()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', mayBeSent: true })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id, mayBeSent: true }])
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})

test('a relay that says that nothing is held for a stopped payment is believed when its price has ended, on both clocks', async () => {
  const { world, quote } = await saidToWait({ expiresAt: '2026-01-01T00:00:00Z' })
  const stopped = async () => (await readStoppedPayments(world.client))[0]
  const leftMs = Number(quote.expiresAt) - world.clock.now()
  expect(await stopped()).toMatchObject({ moneyFreeAt: undefined, mayBeSent: true })

  world.client.transport.serverTime.observe(Number(quote.expiresAt) + 60_000)
  expect(await stopped()).toMatchObject({ mayBeSent: true })
  world.clock.advance(leftMs + 3_000)

  expect(await stopped()).toMatchObject({ mayBeSent: false })
})

test('a stop that another tab records just before the consent is kept, nothing is sent, and the page knows it', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const { records } = world.client
  const { change } = records
  // The intent is recorded first, then the consent.
  let changes = 0
  records.change = async (edit) => {
    const unknown = changes++ === 1 && (await readPaymentIntent(records, { quoteId: quote.id }))
    const reviewed = { amounts: { totalSendingAmount: '1' }, terms: {}, payee: {} }
    if (unknown) await stopPaymentIntent(world.openTab().records, { unknown, stopped: { reviewed } })
    return change(edit)
  }

  void confirmation.confirm()

  const stopped = { step: 'abandoned', canConfirm: false }
  expect(await world.reached(confirmation, 'review')).toMatchObject({ ...stopped, error: { code: 'QUOTE_CHANGED' } })
  expect(await world.reached(reload(world, quote), 'review')).toMatchObject(stopped)
  expect(executions(world)).toEqual([])
})
