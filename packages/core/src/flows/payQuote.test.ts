import { expect, test } from 'vitest'
import { executions, outgoing, reviewedQuote, signIn } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { wasSent } from './payQuote.ts'

test('a payment that never arrived and grew too old ends as expired, not as unknown for ever', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request', 100)
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')

  world.clock.advance(6 * 60_000)

  await world.reached(confirmation, 'expired')
  expect(await outgoing(world)).toEqual(['EXPIRED'])
})

test.each([
  [429, 'RATE_LIMITED'],
  [401, 'UNAUTHORIZED'],
  [400, 'INSUFFICIENT_FUNDS'],
])('a repetition that is refused with %i %s says nothing about the attempt before it', async (status, code) => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  // The payment goes through, and only then a refusal comes back.
  world.network.tamper('/execute', () => Response.json({ status, code, message: 'no' }, { status }))
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('review')
  expect(seen).not.toContain('signing-in')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(await wasSent(world.client, { quoteId: quote.id })).toBe(false)
})

test('while the quote may not be read, a payment that may be out stays unknown', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  let refusals = 2
  world.network.tamper('GET /quotes', (body) =>
    refusals-- > 0 ? Response.json({ status: 429, code: 'RATE_LIMITED', message: 'no' }, { status: 429 }) : body,
  )
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('review')
  expect(new Set(executions(world).map(({ headers }) => headers['service-wallet-signature'])).size).toBe(1)
})

test('a screen that goes away before the signature is made pays nothing', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.tamper('GET /quotes', (body) => {
    // The answer is here; the person leaves while it is read.
    queueMicrotask(() => confirmation.destroy())
    return body
  })

  await confirmation.confirm()

  expect(executions(world)).toEqual([])
  expect(await wasSent(world.client, { quoteId: quote.id })).toBe(false)
})

test('a repetition that came too soon is repeated as the very same request', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  world.sandbox.scenarios.failNext('executeQuote', { status: 429, code: 'RATE_LIMITED' })

  await world.reached(confirmation, 'completed')

  const [first, ...others] = executions(world)
  expect(others).toEqual([first, first])
})

test('a repetition that is truly refused forgets its stamp and asks for another', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  world.sandbox.scenarios.failNext('executeQuote', { status: 401, code: 'WALLET_SIGNATURE_INVALID' })

  await world.reached(confirmation, 'signing-in')
  await signIn(world)

  await world.reached(confirmation, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})
