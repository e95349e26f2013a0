import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { executions, outgoing, payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { readActivity } from '../../flows/activity/activity.ts'
import { loginWithEmailOtp, requestEmailOtp } from '../../flows/sign-in/emailOtpLogin.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

test('a confirmed quote is signed, executed once and followed to its end', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  void confirmation.confirm()

  const done = await world.reached(confirmation, 'completed')
  expect([...new Set(seen)]).toEqual(['signing', 'executing', 'processing', 'completed'])
  expect(done.transaction).toMatchObject({ status: 'COMPLETED', quoteId: quote.id })
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(executions(world)).toHaveLength(1)
  expect(executions(world)[0]?.headers).toMatchObject({ 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(executions(world)[0]?.headers).not.toHaveProperty('request-id')
})

test('an expired session needs an inline sign-in and continues with the same quote and key', async () => {
  const world = await signedInWorld()
  world.clock.advance(14 * 60_000)
  const { confirmation, quote } = await reviewedQuote(world)
  world.clock.advance(90_000)

  void confirmation.confirm()
  const asked = await world.reached(confirmation, 'signing-in')
  expect(asked).toMatchObject({ credentialId: world.ada.credentialId, quote: { id: quote.id } })
  expect(executions(world)).toHaveLength(0)
  const challenge = await requestEmailOtp(world.client, { credentialId: asked.credentialId ?? '' })
  await loginWithEmailOtp(world.client, { challenge, code: '000000' })

  await world.reached(confirmation, 'completed')
  expect(executions(world).map(({ path }) => decodeURIComponent(path))).toEqual([`/quotes/${quote.id}/execute`])
})

test('a session that the service revoked is requested again under the same idempotency key', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.sandbox.scenarios.failNext('executeQuote', { status: 401, code: 'WALLET_SIGNATURE_INVALID' })
  void confirmation.confirm()
  await world.reached(confirmation, 'signing-in')

  const challenge = await requestEmailOtp(world.client, { email: world.ada.email })
  await loginWithEmailOtp(world.client, { challenge, code: '000000' })

  await world.reached(confirmation, 'completed')
  const keys = executions(world).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  const stamps = executions(world).map(({ headers }) => headers['service-wallet-signature'])
  expect(new Set(stamps).size).toBe(2)
})

test('leaving the sign-in shows no error: the quote is there as before', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'signing-in')

  confirmation.cancelSignIn()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
  expect(confirmation.getSnapshot()).toMatchObject({ error: undefined })
})

test('at its deadline a quote expires on the screen', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  expect(confirmation.timeLeftMs()).toBeGreaterThan(290_000)

  world.clock.advance(300_000)

  await world.reached(confirmation, 'expired')
  expect(confirmation.timeLeftMs()).toBe(0)
  await confirmation.confirm()
  expect(executions(world)).toHaveLength(0)
})

test('a new quote shows what changed and waits for fresh consent', async () => {
  const world = await signedInWorld()
  const made: string[] = []
  const request = payGrace(world)
  const confirmation = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request,
    onQuote: (quote) => made.push(quote.id),
  })
  await confirmation.load()
  world.clock.advance(300_000)
  world.network.tamper('POST /quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":777777'))

  await confirmation.requote()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'review',
    changes: [{ field: 'feesIncluded', before: 125_000n, after: 777_777n }],
  })
  expect(made).toHaveLength(2)
  expect(executions(world)).toHaveLength(0)
})

test('a quote that the service refuses as too old leads to a new one once its deadline has passed here, too', async () => {
  const world = await signedInWorld()
  const { fetch } = world.network
  const late: typeof fetch = async (input, init) => {
    if (String(input).endsWith('/execute')) world.sandbox.clock.advance(5 * 60_000)
    return fetch(input, init)
  }
  Object.assign(world.network, { fetch: late })
  const { confirmation } = await reviewedQuote(world, world.openTab())
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  const startMs = world.clock.now()

  void confirmation.confirm()

  await world.reached(confirmation, 'expired')
  expect(seen).toContain('unknown')
  expect(world.clock.now() - startMs).toBeGreaterThanOrEqual(5 * 60_000)
  await confirmation.requote()
  expect(confirmation.getSnapshot().status).toBe('review')
  expect(await outgoing(world)).toEqual(['PENDING', 'EXPIRED'])
})

test('insufficient funds are reported before anything is signed', async () => {
  const world = await signedInWorld()
  const confirmation = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request: payGrace(world, 2_000_000_000n),
  })

  await confirmation.load()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'INSUFFICIENT_FUNDS' } })
})

test('an unknown payee is reported as a typed error, and the user can try again', async () => {
  const world = await signedInWorld()
  const request = {
    ...payGrace(world),
    destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:00000000-0000-4000-8000-000000000000' },
  } as const
  const confirmation = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request })

  await confirmation.load()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'unavailable',
    error: { code: 'REFERENCE_NOT_FOUND', httpStatus: 404 },
  })
})

test('loading twice, as a component that mounts twice does, makes one quote', async () => {
  const world = await signedInWorld()
  const confirmation = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request: payGrace(world),
  })
  const first = confirmation.load()
  confirmation.destroy()
  await Promise.all([first, confirmation.load()])

  expect(confirmation.getSnapshot().status).toBe('review')
  const keys = world.network.requests
    .filter(({ path }) => path === '/quotes')
    .map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('a deadline that the service moved past is noticed with the next response', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.sandbox.clock.advance(300_000)
  expect(confirmation.getSnapshot().status).toBe('review')

  await readActivity(world.client)

  await world.reached(confirmation, 'expired')
})

test('a quote that expired while the page was not visible leads to a new one, also after a reload', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.sandbox.clock.advance(300_000)
  await confirmation.confirm()
  expect(confirmation.getSnapshot().status).toBe('expired')

  const reloaded = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await reloaded.load()
  expect(reloaded.getSnapshot().status).toBe('expired')
  await reloaded.requote()

  expect(reloaded.getSnapshot()).toMatchObject({ status: 'review', quote: { status: 'PENDING' } })
  expect(executions(world)).toHaveLength(0)
})
