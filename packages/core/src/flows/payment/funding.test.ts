import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { wireExamples } from '../../../test/wireExamples.ts'
import { type Quote, quoteSchema } from '../../wire/quotes.ts'
import { assertFundingUnchanged, followFunding, listFundingInstructions, toFundingBaseline } from './funding.ts'

const read = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const account = { accountType: 'EUR_ACCOUNT', iban: 'DE02', reference: 'R1' }
const iban = { accountOrWalletInfo: account, instructionsNotes: 'With this reference' }
const spark = { accountOrWalletInfo: { accountType: 'SPARK_WALLET', address: 'sp1' } }
/** A quote with these instructions. */
const fundedBy = (...paymentInstructions: object[]) => ({ ...read, paymentInstructions }) as unknown as Quote

test('money is sent to any of the instructions', () => {
  expect(listFundingInstructions(fundedBy(iban, spark))).toEqual([iban, spark])
  expect(listFundingInstructions({ ...read, paymentInstructions: undefined })).toEqual([])
})

test.each<[string, Quote]>([
  ['in another order', fundedBy(spark, iban)],
  [
    'with its fields in another order',
    fundedBy({ ...iban, accountOrWalletInfo: Object.fromEntries(Object.entries(account).reverse()) }, spark),
  ],
  ['with a payload for the wallet', { ...fundedBy(iban, spark), walletPayload: 'x' }],
])('the same instructions %s are no change', (_how, now) => {
  const shown = toFundingBaseline(fundedBy(iban, spark))

  expect(() => assertFundingUnchanged(shown, now)).not.toThrow()
})

test.each<[string, Quote, string[]]>([
  ['another account', fundedBy({ ...iban, accountOrWalletInfo: { ...account, iban: 'DE03' } }, spark), []],
  ['another note', fundedBy({ ...iban, instructionsNotes: 'Without a reference' }, spark), []],
  ['one more account', fundedBy(iban, spark, { accountOrWalletInfo: { ...account, iban: 'DE03' } }), []],
  ['no account', fundedBy(), []],
  ['another amount', { ...fundedBy(iban, spark), totalSendingAmount: 1n }, ['totalSendingAmount']],
])('%s in place of what is shown is a change', (_what, now, fields) => {
  const shown = toFundingBaseline(fundedBy(iban, spark))
  const changes = fields.map((field) => expect.objectContaining({ field }))

  expect(() => assertFundingUnchanged(shown, now)).toThrow(
    expect.objectContaining({ code: 'QUOTE_CHANGED', details: { changes } }),
  )
})

test('instructions that come only after a proof are the first ones, and no others may follow', () => {
  const shown = toFundingBaseline(fundedBy())
  assertFundingUnchanged(shown, fundedBy(iban))

  expect(() => assertFundingUnchanged(shown, fundedBy(iban))).not.toThrow()
  expect(() => assertFundingUnchanged(shown, fundedBy(spark))).toThrow(
    expect.objectContaining({ code: 'QUOTE_CHANGED' }),
  )
})

test.each([
  ['PENDING', true],
  ['PENDING_AUTHORIZATION', true],
  ['PROCESSING', false],
])('while a payment is %s, another account to send money to ends it: %s', async (status, ends) => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const leaving = new AbortController()
  world.network.tamper('GET /quotes', (body) => {
    const said = { status, transactionId: undefined, paymentInstructions: [iban] }
    return JSON.stringify({ ...JSON.parse(body), ...said })
  })
  const stages: string[] = []

  const followed = followFunding(world.client, {
    shown: toFundingBaseline({ ...quote, paymentInstructions: fundedBy(spark).paymentInstructions }),
    signal: leaving.signal,
    onProgress: ({ stage }) => {
      stages.push(stage)
      leaving.abort()
    },
  })

  await expect(followed).rejects.toMatchObject({ code: ends ? 'QUOTE_CHANGED' : 'CANCELLED' })
  expect(stages).toEqual(ends ? [] : ['processing'])
})
