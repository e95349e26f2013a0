import { createQuoteConfirmation } from '@countersign/core'
import { createStore, get, keys } from 'idb-keyval'
import { expect, test } from 'vitest'
import { executions } from '../../../test/journeys.ts'
import { challengeOf, reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { challengeAgain, leftWaiting, lyingRelay } from '../../../test/stoppedPayment.ts'
import { acceptPayee, readPayeeStops, readSetAsidePayees } from '../../flows/payment/payeeStops.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

test('a stopped payment stays stopped after a reload, also when it reads again as it was agreed to', async () => {
  const { world, quote } = await leftWaiting()
  const relay = lyingRelay(world)
  expect((await challengeAgain(world, quote)).state).toMatchObject({ status: 'abandoned', changes: [{}] })

  relay.lies = false
  const { challenge, state } = await challengeAgain(world, quote)

  expect(state).toMatchObject({ status: 'abandoned', changes: [] })
  await challenge.submitCode(scaCode)
  expect(authorizations(world)).toEqual([])
})

test('a page knows which payments were stopped, and when their money is free again', async () => {
  const { world, quote } = await leftWaiting()
  expect(await readStoppedPayments(world.client)).toEqual([])
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
  const { page } = await challengeAgain(world, quote)
  const { until } = await world.reached(page, 'authorizing')

  // That it waited for a proof is the relay's word, and it is what stopped the payment.
  const later = world.openTab()
  expect(await readStoppedPayments(later)).toEqual([{ quoteId: quote.id, moneyFreeAt: until, mayBeSent: true }])

  // The service gives it up, and this browser still knows why.
  world.clock.advance(5 * 60_000)
  await world.reached(page, 'review')
  world.clock.advance(3_000)
  expect(await readStoppedPayments(later)).toEqual([{ quoteId: quote.id, moneyFreeAt: undefined, mayBeSent: false }])
})

test('a payment that was stopped after a proof without a response may have been sent', async () => {
  const { world, quote } = await leftWaiting()
  const { challenge } = await challengeAgain(world, quote)
  world.network.lose('/authorize', 'request')
  await challenge.submitCode(scaCode)
  lyingRelay(world)

  const { page, state } = await challengeAgain(world, quote)
  expect(state).toMatchObject({ status: 'abandoned' })
  expect(page.getSnapshot()).toMatchObject({ step: 'abandoned', mayBeSent: true })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])
})

test('a payment that another tab stops after it was read, and before its proof, sends no proof', async () => {
  const { world, quote } = await leftWaiting()
  const tab = world.openTab()
  const page = createQuoteConfirmation(tab, { accountId: world.ada.accountId, quoteId: quote.id })
  void page.load()
  const challenge = await challengeOf(world, page)
  const other = await challengeAgain(world, quote)
  const { records } = tab
  const { change } = records
  records.change = async (edit) => {
    records.change = change
    const relay = lyingRelay(world)
    await other.page.openChallenge()
    expect(other.challenge.getSnapshot()).toMatchObject({ status: 'abandoned' })
    relay.lies = false
    return change(edit)
  }

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'abandoned', changes: [] })
  expect(authorizations(world)).toEqual([])
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id }])
})

test.each([
  ['payee', 1],
  ['account', 1],
  ['amount', 0],
  ['rail', 0],
] as const)('a payment that is stopped because its %s changed sets %i payees aside', async (change, count) => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change })
  await challengeAgain(world, quote)

  const setAside = await readSetAsidePayees(world.client)

  expect(setAside).toHaveLength(count)
  // The user decides once.
  for (const stop of await readPayeeStops(world.client)) await acceptPayee(world.client, stop)
  expect(await readSetAsidePayees(world.openTab())).toEqual([])
})

test('a payee that took the place of another one is set aside, and not the one that was there before', async () => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
  const { challenge } = await challengeAgain(world, quote)

  const [payeeId] = await readSetAsidePayees(world.client)

  expect(payeeId).not.toBe(quote.destination.accountId)
  expect(challenge.getSnapshot()).toMatchObject({ changes: [{ after: /^Mallory Swapped/ }] })
})

test('what is recorded of a stop names neither payee', async () => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
  await challengeAgain(world, quote)
  const store = createStore(world.name, 'records')

  const names = (await keys<string>(store)).filter((name) => /^(payment|set-aside):/.test(name))
  const records = JSON.stringify(await Promise.all(names.map((name) => get(name, store))))

  expect(names.toSorted().map((name) => name.split(':')[0])).toEqual(['payment', 'set-aside'])
  expect(records).toContain('stopped')
  expect(records).not.toMatch(/Grace|Mallory|DE89370400440532013000|DE02120300000000202051/)
})

test('a payee that changes before the signature is shown as changed after a reload, too, and agreeing to it does nothing', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'account' })
  await confirmation.confirm()
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [{ field: 'destination' }] })
  confirmation.destroy()

  const page = reload(world, quote)
  expect(await world.reached(page, 'review')).toMatchObject({
    ...{ step: 'abandoned', canConfirm: false },
    changes: [{ field: 'destination', after: /DE02120300000000202051/ }],
  })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id, moneyFreeAt: undefined }])
  expect(await readSetAsidePayees(world.client)).toEqual([quote.destination.accountId])

  const stopped = page.getSnapshot()
  await page.confirm()
  await page.requote()
  expect(page.getSnapshot()).toBe(stopped)
  expect(executions(world)).toEqual([])
})

test('another amount of the same quote cannot be agreed to, also after a reload, and no payee is set aside for it', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
  await confirmation.confirm()
  const stopped = { status: 'review', step: 'abandoned', canConfirm: false }
  expect(confirmation.getSnapshot()).toMatchObject({ ...stopped, error: { code: 'QUOTE_CHANGED' } })
  confirmation.destroy()

  const page = reload(world, quote)
  expect(await world.reached(page, 'review')).toMatchObject({
    ...stopped,
    changes: [{ field: 'totalSendingAmount', before: 2_500n, after: 2_600n }, { field: 'totalReceivingAmount' }],
  })
  await page.confirm()
  await page.requote()
  // It stays stopped when its time is over, and its amount is repeated nowhere.
  world.clock.advance(10 * 60_000)
  expect(page.getSnapshot()).toMatchObject(stopped)
  expect(quotes).toHaveLength(1)
  expect(executions(world)).toEqual([])
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id }])
  expect(await readSetAsidePayees(world.client)).toEqual([])
})

test.each([
  ['before it was opened here', true],
  ['in another tab while it is open here', false],
])('no other quote takes the place of a payment that was stopped %s', async (_when, isKnown) => {
  const { world, quote } = await leftWaiting()
  const open = reload(world, quote)
  const challenge = await world.reached(open, 'authorizing')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
  const { page, state } = await challengeAgain(world, quote)
  expect(state).toMatchObject({ status: 'abandoned' })
  expect(challenge).toMatchObject({ isAltered: false })

  const tab = isKnown ? page : open
  for (const replace of [() => tab.switchFactor('SMS_OTP'), tab.startAgain]) {
    void replace()
    expect((await challengeOf(world, tab)).getSnapshot()).toMatchObject({ status: 'abandoned' })
  }
  expect(tab.getSnapshot()).toMatchObject({ quote: { id: quote.id } })
  expect(executions(world)).toHaveLength(1)
})
