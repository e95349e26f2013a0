import { createScaChallenge, executePayment, type QuoteConfirmationController } from '@countersign/core'
import { getQuote, stringifyJson } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing } from '../../../test/journeys.ts'
import { proveAll, reload, reviewedFromEurope, switchToPasskey } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'

/** A payment that waits for its proof in two tabs. */
async function waitingInTwoTabs() {
  const page = await reviewedFromEurope()
  const { world, confirmation } = page
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const other = reload(world, quote)
  await world.reached(other, 'authorizing')
  return { ...page, quote, other }
}

const shownId = (confirmation: QuoteConfirmationController) =>
  (confirmation.getSnapshot() as { quote?: { id: string } }).quote?.id

/** Sends a proof whose response is lost while the request is still on its way; `deliver` lets it arrive. */
async function loseProof(world: TestWorld, confirmation: QuoteConfirmationController) {
  const { quote, payee } = await world.reached(confirmation, 'authorizing')
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const challenge = createScaChallenge(world.client, { quoteId: quote.id, amount, payee: payee ?? { umaAddress: '' } })
  await challenge.load()
  world.network.lose('/authorize', 'request')
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'SCA_OUTCOME_UNKNOWN' } })
  return { quote, challenge }
}

test('two tabs that both switch the factor agree on one quote', async () => {
  const { world, confirmation, quote, other } = await waitingInTwoTabs()

  await switchToPasskey(world, confirmation)
  void other.switchFactor('PASSKEY')
  await world.reached(other, 'requoting')
  await world.reached(other, 'authorizing')

  expect(shownId(confirmation)).not.toBe(quote.id)
  expect(shownId(other)).toBe(shownId(confirmation))
  expect(executions(world)).toHaveLength(2)
})

test('a payment that was given up for another leads to that one, also after it failed and in every tab', async () => {
  const { world, confirmation, quote, other } = await waitingInTwoTabs()
  await switchToPasskey(world, confirmation)
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
  world.clock.advance(5 * 60_000)
  await world.reached(other, 'failed')

  void other.requote()

  await world.reached(other, 'completed')
  expect(shownId(other)).toBe(shownId(confirmation))
  const later = reload(world, quote)
  await world.reached(later, 'completed')
  expect(executions(world)).toHaveLength(2)
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'FAILED'])
})

test('a payment whose proof may still arrive is not given up for another', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote, challenge } = await loseProof(world, confirmation)

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'requoting')
  const waiting = { quote: { id: quote.id }, error: { code: 'OPERATION_IN_PROGRESS' } }
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject(waiting)
  await challenge.submitCode(scaCode)
  await world.reached(confirmation, 'completed')
  expect(authorizations(world)).toHaveLength(2)
  // The other quote was made, and the user was not asked to pay it.
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'PENDING'])
})

test('a proof that was wrong can no longer arrive', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote, payee } = await world.reached(confirmation, 'authorizing')
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const challenge = createScaChallenge(world.client, { quoteId: quote.id, amount, payee: payee ?? { umaAddress: '' } })
  await challenge.load()
  await challenge.submitCode('654321')

  await switchToPasskey(world, confirmation)

  expect(quotes).toHaveLength(2)
})

test('a refusal of a later proof does not mean that an earlier one never arrives', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { challenge } = await loseProof(world, confirmation)
  await challenge.submitCode('654321')

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'requoting')
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject({ error: { code: 'OPERATION_IN_PROGRESS' } })
})

test.each<[string, (body: string, response: Response) => string | Response]>([
  ['a time-out on the way', () => Response.json({ code: 'RATE_LIMITED' }, { status: 408 })],
  ['text that is not a code', () => Response.json({ code: '123456' }, { status: 403 })],
])('a proof whose response was %s may still arrive', async (_name, answer) => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote, payee } = await world.reached(confirmation, 'authorizing')
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const challenge = createScaChallenge(world.client, { quoteId: quote.id, amount, payee: payee ?? { umaAddress: '' } })
  await challenge.load()
  world.network.tamper('/authorize', answer)
  await challenge.submitCode('654321')
  expect(challenge.getSnapshot()).toMatchObject({ error: { code: 'SCA_OUTCOME_UNKNOWN' } })

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'requoting')
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject({ error: { code: 'OPERATION_IN_PROGRESS' } })
})

test('a payment that names no challenge may still take the proof that got no response', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await loseProof(world, confirmation)
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
    const { scaChallenge, ...rest } = JSON.parse(body) as Record<string, unknown>
    return JSON.stringify(scaChallenge ? rest : JSON.parse(body))
  })

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'requoting')
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject({ error: { code: 'OPERATION_IN_PROGRESS' } })
})

test('a quote that is already known replaces no other, and a reload comes to an end', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const known = stringifyJson(await world.service.call(getQuote, { path: { quoteId: quote.id } }))
  world.network.tamper('POST /quotes', (_body, response) => new Response(known, response))

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'requoting')
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  const later = reload(world, quote)
  expect(await world.reached(later, 'authorizing')).toMatchObject({ quote: { id: quote.id } })
})

test('a payment that was given up is not sent again, even if the service says it is open', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  await confirmation.startAgain()
  const replacement = shownId(confirmation)
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => body.replace('"PENDING_AUTHORIZATION"', '"PENDING"'))

  const later = reload(world, quote)

  await world.reached(later, 'review')
  expect(shownId(later)).toBe(replacement)
  const { accountId } = world.ada
  await expect(executePayment(world.client, { accountId, shown: quote })).rejects.toMatchObject({
    code: 'QUOTE_EXPIRED',
  })
  expect(executions(world)).toHaveLength(1)
})
