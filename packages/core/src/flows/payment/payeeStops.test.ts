import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { toAgreedPayment } from './comparePayment.ts'
import { acceptPayee, readPayeeStops, readSetAsidePayees } from './payeeStops.ts'
import { loadQuote } from './quoteConfirmation.ts'
import { recordStop } from './stoppedPayments.ts'

/** A payment as it reads now, and what is recorded of it. */
async function shownPayment() {
  const world = await begunPayment()
  const now = await loadQuote(world.client, { quoteId: world.quote.id })
  return { ...world, now, agreed: await toAgreedPayment(now) }
}

test('a decision about a payee is remembered, and ends when another account takes the place of its own', async () => {
  const { client, clock, ada, now, agreed } = await shownPayment()
  const reviewed = { ...agreed, payee: { ...agreed.payee, accountDigest: 'other', accountEnd: '3000' } }
  const stop = (seen: typeof now) => recordStop(client, { accountId: ada.accountId, reviewed, now: seen })
  await stop(now)
  const known = { payeeId: ada.usdPayeeId, quoteId: now.quote.id, before: '3000', stoppedAt: new Date(clock.now()) }
  expect(await readPayeeStops(client)).toEqual([
    { ...known, transactionId: now.quote.transactionId, isAccepted: false },
  ])

  clock.advance(60_000)
  // Its page is opened again, before and after the decision.
  await stop(now)
  expect(await readPayeeStops(client)).toMatchObject([{ ...known, isAccepted: false }])
  await acceptPayee(client, known)
  await stop(now)
  expect(await readSetAsidePayees(client)).toEqual([])
  expect(await readPayeeStops(client)).toMatchObject([{ ...known, isAccepted: true }])

  const { payee } = now
  if (!payee) throw new Error('no payee')
  await stop({ ...now, payee: { ...payee, accountInfo: { ...payee.accountInfo, accountNumber: '99900099901' } } })
  expect(await readSetAsidePayees(client)).toEqual([ada.usdPayeeId])
})

test('a payee that another payment was changed to is decided about again', async () => {
  const { client, clock, ada, now, agreed } = await shownPayment()
  const reviewed = { ...agreed, payee: { ...agreed.payee, accountDigest: 'other' } }
  await recordStop(client, { accountId: ada.accountId, reviewed, now })
  const [seen] = await readPayeeStops(client)
  if (!seen) throw new Error('nothing was set aside')
  await acceptPayee(client, seen)

  const later = { ...now, quote: { ...now.quote, id: 'Quote:later' } }
  clock.advance(1000)
  await recordStop(client, { accountId: ada.accountId, reviewed, now: later })
  const again = [{ quoteId: 'Quote:later', isAccepted: false }]
  expect(await readPayeeStops(client)).toMatchObject(again)

  // A tab that still shows the stop before decides about that one only.
  await acceptPayee(client, seen)
  expect(await readPayeeStops(client)).toMatchObject(again)
})

test('a payee that was never set aside is not recorded by a decision', async () => {
  const { client, ada } = await shownPayment()
  await acceptPayee(client, { payeeId: ada.usdPayeeId, stoppedAt: undefined })
  expect(await readPayeeStops(client)).toEqual([])
})

test('what is recorded of a payee that cannot be read leaves it set aside', async () => {
  const { client, ada } = await shownPayment()
  await client.records.write(`set-aside:${ada.usdPayeeId}`, { isAccepted: true })
  expect(await readSetAsidePayees(client)).toEqual([ada.usdPayeeId])
})
