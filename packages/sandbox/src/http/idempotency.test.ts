import { expect, test } from 'vitest'
import { agentWorld } from '../../test/agentWorld.ts'
import { balanceOf, quoteBody, signedInWithQuote } from '../../test/createTestService.ts'
import type { AnyRequest, SandboxContext } from '../context.ts'
import { createState } from '../state/state.ts'
import { createIdempotency, requireIdempotencyKey } from './idempotency.ts'
import type { RouteResponse } from './responses.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a replay under the same key returns the same bytes and debits once', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  const input = { params, signature, idempotencyKey: 'one' }
  const first = await service.call('executeQuote', input)
  service.sandbox.clock.advance(10_000)

  const second = await service.call('executeQuote', input)

  expect(second.status).toBe(first.status)
  expect(await second.text()).toBe(await first.text())
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('many simultaneous executions under one key have one effect and one response', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  const input = { params, signature, idempotencyKey: 'one' }

  const responses = await Promise.all(Array.from({ length: 8 }, () => service.call('executeQuote', input)))

  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('the same key with another body is a duplicate', async () => {
  const { service, params, signature } = await signedInWithQuote()
  const input = { params, signature, idempotencyKey: 'one' }
  await service.succeed('executeQuote', 200, input)
  const refusal = await service.refuse('executeQuote', { ...input, body: { scaFactor: 'SMS_OTP' } })
  expect(refusal).toMatchObject(refused(409, 'DUPLICATE_PAY_REQUEST'))
})

test('a refusal does not use up the key: a better signature succeeds under it', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  const unsigned = await service.refuse('executeQuote', { params, idempotencyKey: 'one' })
  expect(unsigned).toMatchObject(refused(401, 'WALLET_SIGNATURE_MISSING'))

  await service.succeed('executeQuote', 200, { params, signature, idempotencyKey: 'one' })

  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('a quote under the same key is the same quote, and one key serves two operations', async () => {
  const { service, wallet } = await signedInWithQuote()
  const body = quoteBody(wallet)
  const [one, two] = await Promise.all([1, 2].map(() => service.call('createQuote', { body, idempotencyKey: 'one' })))
  const text = await one?.text()
  expect(await two?.text()).toBe(text)

  const refusal = await service.refuse('createQuote', {
    body: quoteBody(wallet, { amount: 5_000_000 }),
    idempotencyKey: 'one',
  })
  expect(refusal).toMatchObject(refused(409, 'DUPLICATE_PAY_REQUEST'))
  const { id: quoteId }: { id: string } = JSON.parse(text ?? '{}')
  const signature = 'sandbox-valid-signature'
  await service.succeed('executeQuote', 200, { params: { quoteId }, signature, idempotencyKey: 'one' })
})

test('without a key, each request is carried out', async () => {
  const { service, wallet } = await signedInWithQuote()
  const input = { body: quoteBody(wallet) }
  const [one, two] = [await service.call('createQuote', input), await service.call('createQuote', input)]
  const [first, second]: { id: string }[] = [await one.json(), await two.json()]

  expect([one.status, two.status]).toEqual([200, 200])
  expect(first?.id).not.toBe(second?.id)
})

test('a key is kept for a day, and no longer', async () => {
  const { service, wallet } = await signedInWithQuote()
  const input = { body: quoteBody(wallet), idempotencyKey: 'one' }
  const make = async (): Promise<string> => (await (await service.call('createQuote', input)).json()).id
  const first = await make()

  service.sandbox.clock.advance(24 * 3_600_000 - 1)
  expect(await make()).toBe(first)
  service.sandbox.clock.advance(1)

  expect(await make()).not.toBe(first)
})

test('the same key of two agents is two, and the second agent gets a quote of its own', async () => {
  const one = await agentWorld()
  const other = await agentWorld({}, one)
  const make = async ({ accessToken }: { accessToken: string }): Promise<string> => {
    const input = { accessToken, body: quoteBody(one.wallet), idempotencyKey: 'one' }
    return (await one.service.succeed('createAgentQuote', 200, input)).id
  }

  const [first, again, second] = [await make(one), await make(one), await make(other)]

  expect(again).toBe(first)
  expect(second).not.toBe(first)
})

/** A request with a key, as it is passed on by the router. */
const requestWith = (key: string): AnyRequest => ({
  target: 'executeQuote Quote:1',
  bodyText: '{}',
  headers: new Headers({ 'Idempotency-Key': key }),
  caller: { type: 'platform' },
  origin: 'http://sandbox',
})
const startIdempotency = () => createIdempotency({ state: createState(), now: () => 0 } as SandboxContext)

test('a request waits for the one before it, also after the first one was refused', async () => {
  const { once } = startIdempotency()
  const second = { started: Promise.withResolvers<void>(), answer: Promise.withResolvers<RouteResponse>() }
  const refusal = once(requestWith('one'), () => Promise.reject(new Error('refused')))
  const accepted = once(requestWith('one'), () => {
    second.started.resolve()
    return second.answer.promise
  })
  await expect(refusal).rejects.toThrow('refused')
  await second.started.promise
  let executions = 0
  const execute = async () => ({ status: 200, body: ++executions })

  const repeated = once(requestWith('one'), execute)
  // By now one that does not wait has started.
  await once(requestWith('other'), async () => ({ status: 200 }))
  second.answer.resolve({ status: 200, body: 'accepted' })

  expect([await accepted, await repeated].map(({ text }) => text)).toEqual(['"accepted"', '"accepted"'])
  expect(executions).toBe(0)
})

test('a response without a body is repeated without one', async () => {
  const { once } = startIdempotency()
  const answer = () => once(requestWith('one'), async () => ({ status: 202 }))

  expect(await answer()).toEqual({ status: 202, text: null, headers: {} })
  expect(await answer()).toEqual({ status: 202, text: '', headers: {} })
})

test.each([
  ['no key', new Headers(), false],
  ['an empty key', new Headers({ 'idempotency-key': '' }), false],
  ['one letter', new Headers({ 'idempotency-key': 'a' }), true],
  ['255 letters', new Headers({ 'idempotency-key': 'a'.repeat(255) }), true],
  ['256 letters', new Headers({ 'idempotency-key': 'a'.repeat(256) }), false],
])('where a key is required, %s is judged by its length', (_what, headers, isAccepted) => {
  const judge = () => requireIdempotencyKey(headers)
  if (isAccepted) return expect(judge).not.toThrow()
  const limits = { field: 'Idempotency-Key', constraint: { minLength: 1, maxLength: 255 } }
  const body = expect.objectContaining({
    code: 'INVALID_INPUT',
    details: { errors: [expect.objectContaining(limits)] },
  })
  expect(judge).toThrow(expect.objectContaining({ answer: expect.objectContaining({ status: 400, body }) }))
})
