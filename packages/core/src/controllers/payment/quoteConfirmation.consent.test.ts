import { expect, test } from 'vitest'
import { executions, payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

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
  const swap = (body: string) => body.replace(/("source":\{[^}]*"accountId":")[^"]*"/, '$1InternalAccount:other"')
  const { quote } = await reviewedQuote(world)
  world.network.tamper('/quotes', swap)
  const opened = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, quoteId: quote.id })
  await opened.load()

  await opened.confirm()

  expect(opened.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'QUOTE_NOT_SIGNABLE' } })
  const made = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request: payGrace(world) })
  expect(await made.load()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(executions(world)).toHaveLength(0)
})

test.each([
  ['before the button is pressed', false],
  ['between the button and the signature', true],
])('a payee with something nested 10,000 deep ends in a typed error %s, and nothing is signed', async (_when, late) => {
  const world = await signedInWorld()
  const nested = `"accountInfo":{"nested":${'['.repeat(10_000)}${']'.repeat(10_000)},`
  const nest = (body: string) => body.replace('"accountInfo":{', nested)
  if (!late) world.network.tamper('GET /customers/external-accounts/', nest)
  const confirmation = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request: payGrace(world),
  })
  await confirmation.load()
  if (late)
    world.network.tamper('GET /quotes', (body) =>
      body.replace(/"source":\{/, `"source":{"nested":${'['.repeat(10_000)}${']'.repeat(10_000)},`),
    )

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(executions(world)).toEqual([])
})

test('what was agreed to is recorded before anything is signed', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const writes: unknown[] = []
  const { change } = world.client.records
  world.client.records.change = (requested) => {
    const { [`payment:${quote.id}`]: written } = requested.decide([])?.write ?? {}
    if (written) writes.push(written)
    return change(requested)
  }

  void confirmation.confirm()
  await world.reached(confirmation, 'completed')

  const [begun, agreed, stamped] = writes
  expect(begun).not.toHaveProperty('agreed')
  expect(agreed).toMatchObject({ agreed: { amounts: { totalSendingAmount: '25000000' } } })
  expect(agreed).not.toHaveProperty('stamp')
  expect(stamped).toMatchObject({ stamp: expect.any(String) })
})

test('a payee whose account changed under the same id is reported with the next quote, before anything is signed', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  await world.clock.advance(6 * 60_000)
  await world.reached(confirmation, 'expired')
  world.network.tamper('GET /customers/external-accounts', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))

  await confirmation.requote()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'review',
    changes: [
      { field: 'destination', before: expect.stringMatching(/^Grace/), after: expect.stringMatching(/^Mallory/) },
    ],
  })
  expect(executions(world)).toHaveLength(0)
})
