import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { digestText } from '../../crypto/digestText.ts'
import { agreementPrefix } from '../../storage/paymentAgreements.ts'
import { sweepPaymentIntents } from '../../storage/paymentIntentChanges.ts'
import { toAgreedPayment } from './comparePayment.ts'
import type { AgreedToPayment } from './paymentAgreement.ts'
import { readPaymentAgreement } from './paymentAgreement.ts'
import { isAnySent } from './paymentIntent.ts'
import { recordStop } from './stoppedPayments.ts'

/** A payment that this browser signed and that has arrived. */
async function paidWorld() {
  const world = await signedInWorld()
  const { confirmation, quote: shown } = await reviewedQuote(world)
  void confirmation.confirm()
  const { quote, payee, transaction } = await world.reached(confirmation, 'completed')
  if (!transaction) throw new Error('expected a movement')
  const payment = { quote, payee, transaction }
  const read = (changed: Partial<AgreedToPayment> = {}) =>
    readPaymentAgreement(world.client, { payment: { ...payment, ...changed } })
  return { ...world, shown, payment, read }
}

test('a receipt is compared with what was agreed to, and says which key signed which bytes and when', async () => {
  const { client, ada, shown, read } = await paidWorld()
  const { publicKeyHex } = await client.sessions.use(ada.accountId)

  const agreement = await read()

  expect(agreement).toMatchObject({
    status: 'matches',
    changes: [],
    isPayeeCompared: true,
    signed: { publicKeyHex, payloadHash: await digestText(shown.walletPayload ?? '') },
  })
})

test('the record outlives the payment and holds neither name nor account of the payee', async () => {
  const { client, payment } = await paidWorld()
  const record = JSON.stringify(await client.records.read(agreementPrefix + payment.quote.id))
  const { beneficiary, accountNumber } = payment.payee?.accountInfo ?? {}

  expect(record).toContain(String(payment.quote.totalSendingAmount))
  for (const secret of [beneficiary?.fullName, accountNumber]) {
    expect(secret).toBeTruthy()
    expect(record).not.toContain(secret)
  }
})

test('before a movement exists, it is agreed to and not compared', async () => {
  const { read } = await paidWorld()
  expect(await read({ transaction: undefined })).toMatchObject({ status: 'agreed' })
})

test('a relay that shows another amount, payee, rail or movement on the receipt is seen', async () => {
  const { payment, read } = await paidWorld()
  const { quote, payee, transaction } = payment
  const fieldsOf = async (changed: Partial<AgreedToPayment>) => {
    const agreement = await read(changed)
    return agreement.status === 'differs' ? agreement.changes.map(({ field }) => field) : agreement.status
  }
  const swapped = payee && { ...payee, accountInfo: { ...payee.accountInfo, accountNumber: '999' } }
  const sent = transaction.sentAmount && { ...transaction.sentAmount, amount: 1n }

  expect(await fieldsOf({ quote: { ...quote, totalSendingAmount: 1n } })).toContain('totalSendingAmount')
  expect(await fieldsOf({ payee: swapped })).toEqual(['destination'])
  expect(await fieldsOf({ quote: { ...quote, destination: { ...quote.destination, paymentRail: 'WIRE' } } })).toEqual([
    'destination',
  ])
  expect(await fieldsOf({ transaction: { ...transaction, sentAmount: sent } })).toEqual(['totalSendingAmount'])
  const both = { quote: { ...quote, totalSendingAmount: 1n }, transaction: { ...transaction, sentAmount: sent } }
  expect(await fieldsOf(both)).toEqual(['totalSendingAmount'])
})

test('a payee that was removed since is compared by its id', async () => {
  const { payment, read } = await paidWorld()
  const other = { ...payment.quote.destination, accountId: 'ExternalAccount:other' }

  expect(await read({ payee: undefined })).toMatchObject({ status: 'matches', isPayeeCompared: false })
  expect(await read({ payee: undefined, quote: { ...payment.quote, destination: other } })).toMatchObject({
    status: 'differs',
  })
})

test('a payment of another browser is unknown here', async () => {
  const { payment, read } = await paidWorld()
  expect(await read({ quote: { ...payment.quote, id: 'Quote:other' } })).toEqual({ status: 'unknown' })
})

test('a payment that was stopped here and signed elsewhere is compared with what had been reviewed, and nothing says that this browser sent it', async () => {
  const { client, ada, payment, read } = await paidWorld()
  const { quote } = payment
  await client.records.change({
    names: [],
    decide: () => ({ remove: [agreementPrefix + quote.id] }),
  })
  const now = { ...payment, quote: { ...quote, totalSendingAmount: quote.totalSendingAmount + 1n } }
  await recordStop(client, { accountId: ada.accountId, reviewed: await toAgreedPayment(payment), now })

  expect(await read()).toEqual({ status: 'matches', signed: undefined, changes: [], isPayeeCompared: true })
  expect(await read({ quote: now.quote })).toMatchObject({
    status: 'differs',
    changes: [{ field: 'totalSendingAmount', before: quote.totalSendingAmount, after: now.quote.totalSendingAmount }],
  })
  expect(await isAnySent(client, { quoteId: quote.id })).toBe(false)
})

test('the record of one payment does not stand for another, and what this page cannot read is unknown', async () => {
  const { client, payment, read } = await paidWorld()
  const name = agreementPrefix + payment.quote.id
  const record = (await client.records.read(name)) as object

  await client.records.write(name, { ...record, quoteId: 'Quote:other' })
  expect(await read()).toEqual({ status: 'unknown' })
  await client.records.write(name, { ...record, signed: {} })
  expect(await read()).toEqual({ status: 'unknown' })
})

test('the record is kept for thirteen months on both clocks', async () => {
  const { client, read } = await paidWorld()
  const now = client.transport.serverTime.now()
  const after = (days: number) => ({ serviceMs: now + days * 86_400_000, deviceMs: now + days * 86_400_000 })

  await sweepPaymentIntents(client.records, after(395))
  expect(await read()).toMatchObject({ status: 'matches' })
  await sweepPaymentIntents(client.records, { ...after(397), deviceMs: now })
  expect(await read()).toMatchObject({ status: 'matches' })
  await sweepPaymentIntents(client.records, after(397))
  expect(await read()).toEqual({ status: 'unknown' })
})
