import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { getPayee } from '../../api/accounts.ts'
import { writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import type { Quote } from '../../wire/quotes.ts'
import { toAgreedPayment } from './comparePayment.ts'
import { executePayment } from './executePayment.ts'

/** A payment that was refused after it was agreed to, so that it can be agreed to once more. */
async function refusedPayment() {
  const begun = await begunPayment()
  const { client, quote, ada } = begun
  const ids = { version: 1, quoteId: quote.id, accountId: ada.accountId, idempotencyKey: 'first key' } as const
  const consent = async (shown: Quote) => toAgreedPayment({ quote: shown, payee: undefined })
  await writePaymentIntent(client.records, { ...ids, createdAtMs: 0, agreed: await consent(quote) })
  return { ...begun, consent }
}

const cheaper = (quote: Quote): Quote => ({ ...quote, totalReceivingAmount: quote.totalReceivingAmount + 1n })
const asRead = ({ totalReceivingAmount }: Quote) => ({ totalReceivingAmount: Number(totalReceivingAmount) })
const changeOf = (quote: Quote) => ({
  field: 'totalReceivingAmount',
  before: quote.totalReceivingAmount,
  after: quote.totalReceivingAmount + 1n,
})

test('a quote that differs from the one on the screen is not signed, and nothing was agreed to', async () => {
  const { pay, read, quote, sent, record } = await begunPayment()
  read(asRead(cheaper(quote)))

  await expect(pay()).rejects.toMatchObject({ code: 'QUOTE_CHANGED', details: { changes: [changeOf(quote)] } })

  expect(sent()).toEqual([])
  expect(await record()).not.toHaveProperty('agreed')
})

test('a screen that differs from what was agreed to is not signed, also once the difference was shown', async () => {
  const { pay, read, quote, sent, record, consent } = await refusedPayment()
  const shown = cheaper(quote)
  read(asRead(shown))

  await expect(pay({ shown })).rejects.toMatchObject({ details: { changes: [changeOf(quote)] } })
  // Nor does it end the stop that it reads as it did before.
  for (const again of [shown, quote]) {
    read(asRead(again))
    await expect(pay({ shown: again })).rejects.toMatchObject({ code: 'QUOTE_CHANGED', details: { changes: [] } })
  }
  const reviewed = await consent(quote)
  expect([sent(), await record()]).toMatchObject([[], { agreed: reviewed, stopped: { reviewed } }])
})

test('what was agreed to and refused can be agreed to again', async () => {
  const { pay, sent } = await refusedPayment()

  expect(await pay()).toBe('moved-on')
  expect(sent().map(({ key }) => key)).toEqual(['first key'])
})

test('another payload is a change, although everything that was agreed to is the same', async () => {
  const { pay, read, sent } = await refusedPayment()
  read({ paymentInstructions: [{ accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign: 'another' } }] })

  await expect(pay()).rejects.toMatchObject({ details: { changes: [expect.objectContaining({ field: 'payload' })] } })
  expect(sent()).toEqual([])
})

test('the payee belongs to what is agreed to', async () => {
  const { pay, client, quote, ada, sent } = await begunPayment()
  const payee = await getPayee(client, { payeeId: ada.usdPayeeId })
  await pay({ payee })
  const intent = await readPaymentIntent(client.records, { quoteId: quote.id })
  const { stamp: _stamp, executableUntil: _until, ...begun } = intent ?? {}
  expect(intent?.agreed?.payee.accountDigest).toEqual(expect.any(String))
  const other = await begunPayment()
  await writePaymentIntent(other.client.records, { ...(begun as NonNullable<typeof intent>), quoteId: other.quote.id })

  const changed = { ...payee, accountInfo: { ...payee.accountInfo, accountNumber: '999' } }
  const parameters = { accountId: other.ada.accountId, shown: other.quote, payee: changed }
  await expect(executePayment(other.client, parameters)).rejects.toMatchObject({ code: 'QUOTE_CHANGED' })
  expect([sent().length, other.sent().length]).toEqual([1, 0])
})
