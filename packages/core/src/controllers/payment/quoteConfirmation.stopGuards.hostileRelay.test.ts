import { expect, test, vi } from 'vitest'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn, until } from '../../../test/testClock.ts'
import { toAgreedPayment } from '../../flows/payment/comparePayment.ts'
import { readSetAsidePayees } from '../../flows/payment/payeeStops.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'
import { stopPaymentIntent, writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'

const stopped = { status: 'review', step: 'abandoned', canConfirm: false }

async function someTurns(): Promise<void> {
  for (let turns = 0; turns < 200; turns++) await turn()
}

/** A payee in dollars whose bank says this about the name. */
async function namedPayee() {
  const world = await signedInWorld()
  const says = { result: 'MATCHED', account: '123456789' }
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    JSON.stringify({
      ...JSON.parse(body.replace('123456789', says.account)),
      beneficiaryVerificationStatus: says.result,
    }),
  )
  return { world, says }
}

// Only before the last one it is signed.
test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
])('a stop that another tab records before write %i of a consent keeps it from being sent', async (at, signatures) => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const { records } = world.client
  const { change } = records
  const sign = vi.spyOn(crypto.subtle, 'sign')
  let writes = 0
  records.change = async (edit) => {
    if (writes++ === at) {
      const known = await readPaymentIntent(records, { quoteId: quote.id })
      const reviewed = { amounts: { totalSendingAmount: '1' }, terms: {}, payee: {} }
      const unknown = {
        version: 1,
        quoteId: quote.id,
        accountId: '',
        idempotencyKey: 'of a tab',
        createdAtMs: 0,
      } as const
      await stopPaymentIntent(world.openTab().records, { unknown: known ?? unknown, stopped: { reviewed } })
    }
    return change(edit)
  }

  void confirmation.confirm()
  await until(world.clock, () => confirmation.getSnapshot().step === 'abandoned')

  expect([writes > at, sign.mock.calls.length, executions(world)]).toEqual([true, signatures, []])
})

test('a page that was open before a payment was stopped makes no other quote of it, and says that it is stopped', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  const other = reload(world, quote)
  await world.reached(other, 'review')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })
  await confirmation.confirm()
  expect(confirmation.getSnapshot()).toMatchObject(stopped)

  await other.requote()

  for (const page of [other, reload(world, quote)])
    expect(await world.reached(page, 'review')).toMatchObject({ ...stopped, quote: { id: quote.id } })
  expect(executions(world)).toEqual([])
})

test('a stop is shown although the relay lets nothing be read after it', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  world.sandbox.sca.changeQuote({ quoteId: quotes[0]?.id ?? '', change: 'account' })
  let reads = 0
  const gone = { status: 404, code: 'QUOTE_NOT_FOUND', message: 'gone' }
  world.network.tamper('GET /quotes/', (body) => (reads++ > 0 ? JSON.stringify(gone) : body))

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject(stopped)
})

test('a stop that the browser does not record is one on its page, also when the relay tells the truth again', async () => {
  const { world, says } = await namedPayee()
  const { confirmation } = await reviewedQuote(world)
  const { records } = world.client
  const { change } = records
  records.change = async (edit) => {
    if (says.account === '123456789') return change(edit)
    const { write } = edit.decide([undefined]) ?? {}
    if (!JSON.stringify(write ?? {}).includes('stopped')) return change(edit)
    says.account = '123456789'
    throw new Error('the database is full')
  }
  says.account = '987654321'

  await confirmation.confirm()

  expect(await readStoppedPayments(world.client)).toEqual([])
  expect(confirmation.getSnapshot()).toMatchObject(stopped)
})

test('an account that changes while the name is checked is a stop, also after a reload, and its payee is set aside', async () => {
  const { world, says } = await namedPayee()
  says.result = 'PENDING'
  const { confirmation, quote } = await reviewedQuote(world)
  Object.assign(says, { result: 'MATCHED', account: '987654321' })

  await until(world.clock, () => confirmation.getSnapshot().step === 'abandoned')

  const page = reload(world, quote)
  for (const shown of [confirmation, page]) {
    expect(await world.reached(shown, 'review')).toMatchObject({ ...stopped, changes: [{ field: 'destination' }] })
    await shown.confirm()
  }
  expect(executions(world)).toEqual([])
  expect(await readSetAsidePayees(world.client)).toEqual([quote.destination.accountId])
})

test('what is to be signed is no less another payment because the bank says something new of the name', async () => {
  const { world, says } = await namedPayee()
  const { confirmation, quote } = await reviewedQuote(world)
  const { payee } = await world.reached(confirmation, 'review')
  const agreed = await toAgreedPayment({ quote, payee })
  const ids = { version: 1, quoteId: quote.id, accountId: world.ada.accountId, idempotencyKey: 'refused' } as const
  await writePaymentIntent(world.client.records, { ...ids, createdAtMs: 0, agreed })
  says.result = 'NOT_MATCHED'
  const page = reload(world, quote)
  await world.reached(page, 'review')
  page.acceptName(true)
  const { walletPayload = '' } = quote
  world.network.tamper('GET /quotes/', (body) =>
    body.replaceAll(JSON.stringify(walletPayload), JSON.stringify(`${walletPayload} `)),
  )

  await page.confirm()
  expect(page.getSnapshot()).toMatchObject({ ...stopped, changes: [{ field: 'nameCheck' }, { field: 'payload' }] })
  page.acceptName(true)
  await page.confirm()
  await someTurns()

  expect(executions(world)).toEqual([])
})

test('a record of an older version, which has what was shown instead, still stops its payment', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const { payee } = await world.reached(confirmation, 'review')
  const agreed = await toAgreedPayment({ quote, payee })
  const ids = { version: 1, quoteId: quote.id, accountId: world.ada.accountId, idempotencyKey: 'older' }
  const old = { ...ids, createdAtMs: 0, agreed, shownInstead: agreed, stopped: { reviewed: agreed } }
  await world.client.records.write(`payment:${quote.id}`, old)

  await confirmation.confirm()

  for (const page of [confirmation, reload(world, quote)])
    expect(await world.reached(page, 'review')).toMatchObject(stopped)
  expect(executions(world)).toEqual([])
})
