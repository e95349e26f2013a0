import { expect, test } from 'vitest'
import {
  balanceOf,
  createTestQuote,
  createTestService,
  createTestWallet,
  login,
  quoteBody,
  signedInWithQuote,
} from '../test/createTestService.ts'
import { createClientKey, stampWith } from '../test/examinee.ts'
import { assertPasskey, firstLeg, withPasskey } from '../test/journeys.ts'

test('the same seed gives the same ids, another seed gives others', async () => {
  const walletOf = (seed: string) => createTestWallet(createTestService({ seed }))
  const one = await walletOf('a')
  expect(await walletOf('a')).toEqual(one)
  const other = await walletOf('b')
  expect(other.accountId).not.toBe(one.accountId)
  expect(one.accountId).toMatch(/^InternalAccount:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('two sandboxes share nothing', async () => {
  const one = createTestService()
  await createTestWallet(one)
  const { totalCount } = await createTestService().succeed('listTransactions', 200)
  expect(totalCount).toBe(0)
})

test('a login, a quote and an idempotency key survive export and import', async () => {
  const { service, wallet, key, params, signature } = await signedInWithQuote()
  const body = quoteBody(wallet)
  const first = await service.call('createQuote', { body, idempotencyKey: 'one' })
  service.sandbox.clock.advance(60_000)
  const saved = service.sandbox.exportState()

  const restored = createTestService()
  restored.sandbox.importState(saved)

  expect(restored.sandbox.exportState()).toBe(saved)
  expect(restored.sandbox.clock.now()).toBe(service.sandbox.clock.now())
  expect(restored.sandbox.inbox.messages()).toEqual(service.sandbox.inbox.messages())
  const replay = await restored.call('createQuote', { body, idempotencyKey: 'one' })
  expect(await replay.text()).toBe(await first.text())
  await restored.succeed('executeQuote', 200, { params, signature })
  expect(await balanceOf(restored, { wallet })).toBe(150_000_000n)
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
  const next = await createTestQuote(restored, { wallet })
  const stamp = await stampWith(key, { payload: next.payloadToSign })
  await restored.succeed('executeQuote', 200, { params: next.params, signature: stamp })
})

test('a code sent before the export opens the wallet after the import', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  service.sandbox.importState(service.sandbox.exportState())
  const { session } = await login(service, wallet)
  expect(session.accountId).toBe(wallet.accountId)
})

test.each(['', 'null', '{}', '{"version":1}'])('%o is not a saved state and changes nothing', async (json) => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  expect(() => service.sandbox.importState(json)).toThrow('This is not a saved sandbox state')
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
})

test('an ordered failure comes instead of the work', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  service.sandbox.scenarios.failNext('executeQuote', { status: 503, code: 'SERVICE_UNAVAILABLE' })
  const input = { params, signature, idempotencyKey: 'one' }

  expect(await service.refuse('executeQuote', input)).toMatchObject({ status: 503 })
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
  await service.succeed('executeQuote', 200, input)
})

test('a failure after the work is a lost response: the same key finds what was done', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  service.sandbox.scenarios.failNext('executeQuote', { status: 504, code: 'QUOTE_REQUEST_FAILED', after: true })
  const input = { params, signature, idempotencyKey: 'one' }

  expect(await service.refuse('executeQuote', input)).toMatchObject({ status: 504 })
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
  expect(await service.succeed('executeQuote', 200, input)).toMatchObject({ status: 'PROCESSING' })
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('a fault of the sandbox itself is a 500 that says nothing about it, and the next request works', async () => {
  const time = Date.UTC(2026, 0, 5)
  let isBroken = false
  const now = () => {
    if (!isBroken) return time
    isBroken = false
    throw new Error('a secret of the clock')
  }
  const service = createTestService({ now })
  isBroken = true
  const message = 'The sandbox has a fault'
  const body = { status: 500, code: 'INTERNAL_ERROR', message, reason: message }
  expect(await service.refuse('listTransactions')).toMatchObject({ status: 500, body })
  await service.succeed('listTransactions', 200)
})

test('failures queue up, repeat, and are withdrawn', async () => {
  const service = createTestService()
  const { scenarios } = service.sandbox
  scenarios.failNext('listTransactions', { status: 500, code: 'INTERNAL_ERROR', times: 2 })
  scenarios.failNext('listTransactions', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 3 })
  const statuses = []
  for (let count = 0; count < 4; count++) statuses.push((await service.call('listTransactions')).status)
  expect(statuses).toEqual([500, 500, 429, 200])

  scenarios.failNext('listTransactions', { status: 500, code: 'INTERNAL_ERROR' })
  scenarios.reset()
  await service.succeed('listTransactions', 200)
})

test('the operations with ordered failures are listed, and one of them is withdrawn alone', async () => {
  const service = createTestService()
  const { scenarios } = service.sandbox
  const failure = { status: 500, code: 'INTERNAL_ERROR' }
  for (const operation of ['listTransactions', 'listCustomers', 'getQuote'] as const)
    scenarios.failNext(operation, failure)
  await service.refuse('listTransactions')
  expect(scenarios.ordered()).toEqual(['listCustomers', 'getQuote'])

  scenarios.reset('listCustomers')
  await service.succeed('listCustomers', 200)
  expect(scenarios.ordered()).toEqual(['getQuote'])
})

test('a failure that skips one call meets the signed retry', async () => {
  const { service, session, key } = await signedInWithQuote()
  service.sandbox.scenarios.failNext('revokeSession', { status: 401, code: 'UNAUTHORIZED', skip: 1 })
  const { retry } = await firstLeg(service, 'revokeSession', { params: { sessionId: session.id }, key })
  expect(await service.refuse('revokeSession', retry)).toMatchObject({ body: { reason: 'This failure was ordered' } })
  await service.succeed('revokeSession', 204, retry)
})

test('a passkey and its challenge survive export and import', async () => {
  const { service, passkey, authenticator } = await withPasskey()
  const { publicKeyHex: clientPublicKey } = await createClientKey()
  const attempt = await assertPasskey(service, { credentialId: passkey.id, authenticator, clientPublicKey })
  const restored = createTestService()
  restored.sandbox.importState(service.sandbox.exportState())
  await restored.succeed('verifyCredential', 200, attempt)
  expect(await restored.refuse('verifyCredential', attempt)).toMatchObject({ status: 401 })
})

test('the clock does not go back', () => {
  const { clock } = createTestService().sandbox
  expect(() => clock.advance(-1)).toThrow('only moves forward')
  expect(() => clock.advance(Number.NaN)).toThrow('only moves forward')
})
