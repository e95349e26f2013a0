import { expect, test } from 'vitest'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'

test.each([
  ['totalSendingAmount', /"totalSendingAmount":\d+/, '"totalSendingAmount":26000000'],
  ['totalReceivingAmount', /"totalReceivingAmount":\d+/, '"totalReceivingAmount":1'],
  ['feesIncluded', /"feesIncluded":\d+/, '"feesIncluded":9'],
  ['platformFeesIncluded', /"feesIncluded"/, '"platformFeesIncluded":7,"feesIncluded"'],
  ['destination', /("destination":\{)/, '$1"paymentRail":"WIRE",'],
  ['exchangeRate', /"exchangeRate":[\d.]+/, '"exchangeRate":1.5'],
  ['receivingCurrency', /("receivingCurrency":\{[^}]*"code":")USD"/, '$1EUR"'],
  ['receivingCurrency', /("receivingCurrency":\{[^}]*"decimals":)2/, '$13'],
  ['sendingCurrency', /("sendingCurrency":\{[^}]*"decimals":)6/, '$18'],
  ['destination', /("destination":\{[^}]*"accountId":")[^"]*"/, '$1ExternalAccount:other"'],
  ['source', /("source":\{[^}]*"accountId":")[^"]*"/, '$1InternalAccount:other"'],
  ['payload', /00ff|unsignedTransaction\\":\\"[^\\]*/, 'unsignedTransaction\\":\\"beef'],
])('a quote whose %s changed between display and signing is not signed', async (field, pattern, replacement) => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  let tampered = false
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
    const changed = body.replace(pattern, replacement)
    tampered ||= changed !== body
    return changed
  })

  await confirmation.confirm()

  expect(tampered).toBe(true)
  expect(executions(world)).toHaveLength(0)
  const state = confirmation.getSnapshot()
  expect(state).toMatchObject({ status: 'review' })
  if (state.status === 'review' && state.changes.length > 0)
    expect(state.changes.map((change) => change.field)).toContain(field)
})

test('a quote without anything for this wallet to sign says so, and nothing is sent', async () => {
  const world = await signedInWorld()
  world.network.tamper('/quotes', (body) => body.replace('"EMBEDDED_WALLET"', '"SPARK_WALLET"'))
  const { confirmation } = await reviewedQuote(world)

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'review',
    error: { code: 'QUOTE_NOT_SIGNABLE', action: 'new-quote' },
  })
  expect(executions(world)).toHaveLength(0)
})

test.each([
  ['empty', '""', 'PAYLOAD_INVALID'],
  ['of lone surrogates', String.raw`"\ud83d"`, 'PAYLOAD_INVALID'],
  ['for another action', JSON.stringify('{"type":"ACTIVITY_TYPE_EXPORT_WALLET"}'), 'PAYLOAD_MISMATCH'],
])('a payload that is %s is not signed', async (_kind, payload, code) => {
  const world = await signedInWorld()
  world.network.tamper('/quotes', (body) =>
    body.replace(/"payloadToSign":"(?:[^"\\]|\\.)*"/, () => `"payloadToSign":${payload}`),
  )
  const { confirmation } = await reviewedQuote(world)

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code } })
  expect(executions(world)).toHaveLength(0)
})

test('a quote that is paid from another wallet is not signed with this one’s key', async () => {
  const world = await signedInWorld()
  world.network.tamper('/quotes', (body) =>
    body.replace(/("source":\{[^}]*"accountId":")[^"]*"/, '$1InternalAccount:other"'),
  )
  const { confirmation } = await reviewedQuote(world)

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'QUOTE_NOT_SIGNABLE' } })
  expect(executions(world)).toHaveLength(0)
})
