import { createExternalAccount } from '@countersign/core/wire'
import { createStore, get } from 'idb-keyval'
import { expect, test } from 'vitest'
import { executions, outgoing, payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>

test('a finished payment leaves no intent behind', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const intent = () => get<{ stamp?: string }>(`payment:${quote.id}`, createStore(world.name, 'records'))

  const settled = confirmation.confirm()
  await world.reached(confirmation, 'processing')
  expect(await intent()).toMatchObject({ stamp: expect.any(String) })
  await world.reached(confirmation, 'completed')
  await settled

  expect(await intent()).toBeUndefined()
})

test('a double click confirms once', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)

  void confirmation.confirm()
  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('two tabs that confirm the same quote execute it once', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const second = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await second.load()

  void confirmation.confirm()
  void second.confirm()

  await world.reached(confirmation, 'completed')
  await world.reached(second, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(new Set(executions(world).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('an execution whose response is lost is looked up, and not repeated blindly', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  world.network.lose('/execute', 'response')

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(seen).toContain('unknown')
  expect(executions(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('an execution that never arrived is repeated as the same request', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  const [first, second] = executions(world)
  expect(second).toEqual(first)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a lost response and a reload still execute exactly once', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'response')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()

  const reloaded = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void reloaded.load()

  await world.reached(reloaded, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(executions(world)).toHaveLength(1)
})

test('a request that was lost before a reload is sent again with the same key and stamp', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()

  const reloaded = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void reloaded.load()

  await world.reached(reloaded, 'completed')
  const [first, second] = executions(world)
  expect(second).toEqual(first)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('while nothing arrives the outcome is unknown, never failed', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.tamper('/execute', () => {
    world.network.offline = true
    throw new TypeError('connection reset')
  })
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')

  world.clock.advance(120_000)
  expect(confirmation.getSnapshot().status).toBe('unknown')
  world.network.offline = false
  void confirmation.checkAgain()

  await world.reached(confirmation, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test.each([500, 502, 503])('a %i after the work was done is unknown first and completed then', async (status) => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.sandbox.scenarios.failNext('executeQuote', { status, code: 'INTERNAL_ERROR', after: true })

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a payment that the bank refuses ends as failed, with what happens to the money', async () => {
  const world = await signedInWorld()
  const payee = await world.service.call(createExternalAccount, {
    body: {
      customerId: world.ada.customerId,
      currency: 'USD',
      accountInfo: {
        accountType: 'USD_ACCOUNT',
        accountNumber: '123456002',
        routingNumber: '021000021',
        bankAccountType: 'CHECKING',
        beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' },
      },
    },
  })
  const request = {
    ...payGrace(world),
    destination: { destinationType: 'ACCOUNT', accountId: payee.id as string },
  } as const
  const confirmation = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request })
  await confirmation.load()

  void confirmation.confirm()

  const failed = await world.reached(confirmation, 'failed')
  expect(failed).toMatchObject({ error: { code: 'QUOTE_EXECUTION_FAILED' }, transaction: { status: 'FAILED' } })
})

test('a quote that already went through shows its receipt when it is opened again', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')

  const reopened = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void reopened.load()

  await world.reached(reopened, 'completed')
  await reopened.confirm()
  expect(executions(world)).toHaveLength(1)
})

test.each([
  ['without a connection', (world: World) => Object.assign(world.network, { offline: true })],
  [
    'once the service has deleted its quote',
    (world: World) =>
      world.network.tamper('GET /quotes', () =>
        Response.json({ status: 404, code: 'REFERENCE_NOT_FOUND', message: 'gone' }, { status: 404 }),
      ),
  ],
])('a payment that was carried out and cannot be read, %s, is not said to be unsent', async (_, happen) => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  happen(world)
  const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void page.load()

  await world.reached(page, 'unavailable')
  expect(page.getSnapshot()).toMatchObject({ sent: true, step: 'unreadable', canLeave: false })
})
