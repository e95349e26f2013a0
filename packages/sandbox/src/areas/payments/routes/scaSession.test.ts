import { expect, test } from 'vitest'
import type { CallInput } from '../../../../test/createTestService.ts'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import {
  awaitingProof,
  createScaWallet,
  loginWithSca,
  quoteWithSca,
  scaCode,
  scaQuoteBody,
  signature,
} from '../../../../test/scaWallets.ts'

const needsLogin = { status: 409, body: { code: 'SCA_SESSION_REQUIRED' } }

test('without an SCA session a payment is neither quoted, read, executed, proved nor sent a code', async () => {
  const world = await awaitingProof()
  const { service, params, query, after, prove } = world
  const { transactionId = '' } = (await after(0)).quote
  const unexecuted = await quoteWithSca(world)
  service.sandbox.sca.endSessions(query.customerId)

  const calls = [
    ['createQuote', { body: scaQuoteBody(world) }],
    ['getQuote', { params }],
    ['executeQuote', { params: unexecuted.params, signature }],
    ['authorizeQuote', { params, body: { code: scaCode } }],
    ['resendQuoteAuthorization', { params }],
    ['listTransactions', { query }],
    ['getTransaction', { params: { transactionId } }],
  ] as const satisfies readonly (readonly [string, CallInput])[]
  for (const [name, input] of calls) expect([name, await service.refuse(name, input)]).toMatchObject([name, needsLogin])

  await loginWithSca(service, query)
  expect((await prove()).status).toBe('PROCESSING')
})

test('an SCA session lasts 180 days', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  service.sandbox.clock.advance(180 * 24 * 3_600_000 - 1)
  await service.succeed('listTransactions', 200, { query })
  service.sandbox.clock.advance(1)
  expect(await service.refuse('listTransactions', { query })).toMatchObject(needsLogin)
})

test('a refused execution can be repeated under its key after the SCA sign-in', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const { params } = await quoteWithSca(world)
  const execution = { params, signature, idempotencyKey: 'one' }
  service.sandbox.sca.endSessions(query.customerId)
  expect(await service.refuse('executeQuote', execution)).toMatchObject(needsLogin)

  await loginWithSca(service, query)

  expect(await service.succeed('executeQuote', 202, execution)).toMatchObject({ status: 'PENDING_AUTHORIZATION' })
})

test('the list of wallets stays readable, because signing in begins there', async () => {
  const { service, query } = await createScaWallet({ isSignedIn: false })
  const wallets = { ...query, type: 'EMBEDDED_WALLET' }
  expect((await service.succeed('listInternalAccounts', 200, { query: wallets })).data).toHaveLength(1)
  expect((await service.succeed('listInternalAccounts', 200)).data).toHaveLength(1)
})

test.each(['EUR', 'USDC'] as const)('accounts in %s are listed within an SCA session only', async (currency) => {
  const { service, query } = await createScaWallet({ currency, balances: ['USD'], isSignedIn: false })
  expect(await service.refuse('listInternalAccounts', { query })).toMatchObject(needsLogin)
  expect(await service.refuse('listInternalAccounts', { query: { ...query, currency } })).toMatchObject(needsLogin)
  const dollars = await service.succeed('listInternalAccounts', 200, { query: { ...query, currency: 'USD' } })
  expect(dollars.data).toHaveLength(1)

  await loginWithSca(service, query)

  expect((await service.succeed('listInternalAccounts', 200, { query })).data).toHaveLength(2)
})

test('the changes of a balance in euros are read within an SCA session only', async () => {
  const { service, query, wallet } = await createScaWallet({ balances: ['USD'] })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { ...query, currency: 'USD' } })
  service.sandbox.clock.advance(2 * 24 * 3_600_000)
  service.sandbox.sca.endSessions(query.customerId)
  const window = { startDate: '2026-01-05T00:00:00Z', endDate: '2026-01-06T00:00:00Z' }
  const changesOf = (accountId: string) => ({ params: { accountId }, query: window })
  expect(await service.refuse('listBalanceChanges', changesOf(wallet.accountId))).toMatchObject(needsLogin)
  await service.succeed('listBalanceChanges', 200, changesOf(data[0]?.id ?? ''))
  await loginWithSca(service, query)
  await service.succeed('listBalanceChanges', 200, changesOf(wallet.accountId))
})

test('the platform reads the transactions of all customers', async () => {
  const { service } = await createScaWallet({ isSignedIn: false })
  expect((await service.succeed('listTransactions', 200)).data).toHaveLength(1)
})

test('outside the regions SCA sign-in does not exist', async () => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  await service.succeed('listTransactions', 200, { query: { customerId } })
})
