import { createScaChallenge, type Quote, type QuoteConfirmationController } from '@countersign/core'
import { createStore, get } from 'idb-keyval'
import { expect, test } from 'vitest'
import { executions, outgoing, signIn } from '../../../test/journeys.ts'
import { keys, proveAll, reload, reviewedFromEurope, switchToPasskey } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import { unanswered } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'

test('another factor takes another quote, which is paid at once when it says what was agreed to', async () => {
  const { world, confirmation, quotes, seen } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote, payee } = await world.reached(confirmation, 'authorizing')
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const other = createScaChallenge(world.openTab(), { quoteId: quote.id, amount, payee: payee ?? { umaAddress: '' } })
  await other.load()

  const next = await switchToPasskey(world, confirmation)

  expect(quotes.map(({ id }) => id)).toEqual([quote.id, next.id])
  expect(seen.filter((status) => status === 'expired' || status === 'failed')).toEqual([])
  await other.submitCode(scaCode)
  expect(other.getSnapshot().status).toBe('expired')
  expect(authorizations(world)).toEqual([])
  const [first, second] = executions(world)
  expect(first?.body).toBe('')
  expect(second?.body).toBe('{"scaFactor":"PASSKEY"}')
  expect(keys(world).size).toBe(2)
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'PENDING_AUTHORIZATION'])
})

test.each([
  ['amount', (body: string) => body.replace(/"totalReceivingAmount":\d+/, '"totalReceivingAmount":1')],
  ['fee', (body: string) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":7')],
])('a quote for another factor whose %s differs is shown, and waits for consent', async (_what, change) => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.network.tamper('POST /quotes', change)

  await confirmation.switchFactor('PASSKEY')

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [{}] })
  expect(executions(world)).toHaveLength(1)
})

test('a quote for another factor that leads to another payee is shown, and waits for consent', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('Grace Hopper', 'Mallory'))

  await confirmation.switchFactor('PASSKEY')

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [{ field: 'destination' }] })
  expect(executions(world)).toHaveLength(1)
})

test('starting again always waits for consent', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')

  await confirmation.startAgain()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
  expect(executions(world)).toHaveLength(1)
})

test('a payment that was proved elsewhere meanwhile is followed, not made a second time', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  const elsewhere = reload(world, (confirmation.getSnapshot() as { quote: Quote }).quote)
  await proveAll(world, elsewhere)

  void confirmation.switchFactor('PASSKEY')

  await world.reached(confirmation, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('another factor that is not available leaves the payment waiting', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.network.lose('POST /quotes', 'request', 2)

  void confirmation.switchFactor('PASSKEY')
  await world.reached(confirmation, 'requoting')

  const failed = { open: true, error: { code: 'NETWORK_UNREACHABLE' } }
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject(failed)
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
})

test('the factor is a part of the intent: a repetition after a reload requests the same factor', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope({ scaFactor: 'PASSKEY' })
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  expect(await get(`payment:${quote.id}`, createStore(world.name, 'records'))).toMatchObject({ scaFactor: 'PASSKEY' })

  const page = reload(world, quote)
  await world.reached(page, 'authorizing')

  const [first, second] = executions(world)
  expect(second).toEqual(first)
})

test('a reload continues from each phase', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope({ payee: 'USD' })
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  world.network.lose('/execute', 'response')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()

  const second = reload(world, quote)
  expect(await world.reached(second, 'authorizing')).toMatchObject({ open: true, until: expect.any(Date) })
  world.sandbox.sca.endSessions()
  second.destroy()
  const third = reload(world, quote)
  await world.reached(third, 'unavailable')
  await scaSignIn(world)
  void third.resume()
  await proveAll(world, third)
  await world.reached(third, 'processing')
  third.destroy()

  await world.reached(reload(world, quote), 'completed')
  expect(executions(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test.each([
  ['on the same page', false],
  ['after a reload', true],
])('a payment by passkey whose challenge expired is made again with the passkey, %s', async (_where, reloads) => {
  const world = await scaWorld()
  await signIn(world)
  await scaSignIn(world)
  const { confirmation, quotes } = await reviewedFromEurope({ world, scaFactor: 'PASSKEY' })
  world.device.next(unanswered)
  void confirmation.confirm()
  await until(world.clock, () => world.device.prompts.at(-1)?.kind === 'get')
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  const page = reloads ? reload(world, quote) : confirmation
  await world.reached(page, 'authorizing')
  world.clock.advance(5 * 60_000)
  await world.reached(page, 'failed')

  await page.requote()
  void page.confirm()
  await world.reached(page, 'completed')

  expect(executions(world).map(({ body }) => body)).toEqual(['{"scaFactor":"PASSKEY"}', '{"scaFactor":"PASSKEY"}'])
})

test('a payment whose challenge expired can be made again, with fresh consent', async () => {
  const { world, confirmation, quotes } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.clock.advance(5 * 60_000)
  await world.reached(confirmation, 'failed')

  await confirmation.requote()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
  expect(quotes).toHaveLength(2)
  void confirmation.confirm()
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
  expect(keys(world).size).toBe(2)
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'FAILED'])
})

test.each<[string, (confirmation: QuoteConfirmationController) => Promise<unknown>, string]>([
  ['starting again', (confirmation) => confirmation.startAgain(), 'SMS_OTP'],
  ['another factor', (confirmation) => confirmation.switchFactor('PASSKEY'), 'PASSKEY'],
])('%s for a payment whose time is over already shows the new quote at once', async (_name, press, scaFactor) => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.clock.advance(5 * 60_000)

  await press(confirmation)

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
  void confirmation.confirm()
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
  expect(executions(world).map(({ body }) => body)).toEqual(['', JSON.stringify({ scaFactor })])
  expect(keys(world).size).toBe(2)
  expect((await outgoing(world)).filter((status) => status !== 'PENDING').sort()).toEqual(['COMPLETED', 'FAILED'])
})
