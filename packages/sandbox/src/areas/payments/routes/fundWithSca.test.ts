import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import type { ScaWalletOptions } from '../../../../test/scaWallets.ts'
import { createScaWallet, scaCode, trustPayee } from '../../../../test/scaWallets.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** A European customer who pays 100.00 by a transfer. */
async function funding(options: ScaWalletOptions = {}) {
  const world = await createScaWallet(options)
  const { wallet } = world
  const bodyOf = (source: object) => ({
    source: { sourceType: 'REALTIME_FUNDING', customerId: wallet.customerId, currency: 'EUR', ...source },
    destination: { destinationType: 'ACCOUNT', accountId: wallet.payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 10_000,
  })
  return { ...world, bodyOf }
}

/** The same with its quote, which awaits a proof. */
async function awaitingProof(options: ScaWalletOptions = {}) {
  const world = await funding(options)
  const { service, bodyOf } = world
  const quote = await service.succeed('createQuote', 202, { body: bodyOf({}) })
  const params = { quoteId: quote.id }
  const prove = () => service.succeed('authorizeQuote', 200, { params, body: { code: scaCode } })
  const send = { body: { quoteId: quote.id, currencyCode: 'EUR' } }
  async function read() {
    const { transactionId = '' } = quote
    const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
    return { quote: await service.succeed('getQuote', 200, { params }), transaction }
  }
  return { ...world, quote, params, prove, send, read }
}

test('the instructions for euros are not returned before the proof', async () => {
  const { service, quote, prove, send, read } = await awaitingProof()
  expect(quote).toMatchObject({ status: 'PENDING_AUTHORIZATION', scaChallenge: { purpose: 'TRANSFER' } })
  expect(quote.paymentInstructions).toBeUndefined()
  expect(await read()).toMatchObject({ transaction: { status: 'PENDING_AUTHORIZATION' } })
  expect((await read()).quote).toEqual(quote)
  expect(await service.refuse('sendSandboxFunds', send)).toMatchObject(refused(400, 'INVALID_INPUT'))

  const proven = await prove()

  expect(proven).toMatchObject({
    status: 'PENDING',
    paymentInstructions: [{ accountOrWalletInfo: { accountType: 'EUR_ACCOUNT', reference: expect.any(String) } }],
  })
  expect(proven.scaChallenge).toBeUndefined()
  expect(await read()).toMatchObject({ transaction: { status: 'PENDING' } })
})

test('the transfer moves an authorized payment on', async () => {
  const { service, prove, send, read } = await awaitingProof()
  await prove()
  expect(await service.succeed('sendSandboxFunds', 200, send)).toMatchObject({ status: 'PROCESSING' })
  service.sandbox.clock.advance(3000)
  expect(await read()).toMatchObject({ quote: { status: 'COMPLETED' }, transaction: { status: 'COMPLETED' } })
})

test('across currencies the instructions come after the second proof, with time left to pay', async () => {
  const { service, quote, prove, read } = await awaitingProof({ payee: 'USD' })
  expect(quote.scaChallenge?.purpose).toBe('CURRENCY_CONVERSION')
  service.sandbox.clock.advance(299_000)
  const next = await prove()
  expect(next).toMatchObject({ status: 'PENDING_AUTHORIZATION', scaChallenge: { purpose: 'PAYOUT' } })
  expect(next).not.toHaveProperty('paymentInstructions')
  service.sandbox.clock.advance(299_000)
  await prove()
  service.sandbox.clock.advance(300_000)
  expect(await read()).toMatchObject({ quote: { status: 'PENDING', paymentInstructions: [{}] } })
})

test('without the proof in time the payment fails, and the instructions never come', async () => {
  const { service, send, read } = await awaitingProof()
  service.sandbox.clock.advance(300_000)
  const { quote, transaction } = await read()
  expect(quote.status).toBe('FAILED')
  expect(quote.paymentInstructions).toBeUndefined()
  expect(transaction).toMatchObject({ status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' })
  expect(await service.refuse('sendSandboxFunds', send)).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a quote repeated under its key requests one proof', async () => {
  const { service, bodyOf } = await funding()
  const creation = { body: bodyOf({}), idempotencyKey: 'one' }
  const first = await service.succeed('createQuote', 202, creation)
  const sent = service.sandbox.inbox.messages().length
  expect(await service.succeed('createQuote', 202, creation)).toEqual(first)
  expect(service.sandbox.inbox.messages()).toHaveLength(sent)
})

test('a payee that is trusted is paid without a proof', async () => {
  const world = await funding()
  await trustPayee(world)
  const quote = await world.service.succeed('createQuote', 200, { body: world.bodyOf({}) })
  expect(quote).toMatchObject({ status: 'PENDING', paymentInstructions: [{}] })
})

test.each([{ currency: 'USD' }, { currency: 'USDC', cryptoNetwork: 'SOLANA' }])(
  'a European customer gets the instructions for %j at once',
  async (source) => {
    const { service, bodyOf } = await funding()
    const body = { ...bodyOf(source), lockedCurrencyAmount: 100_000_000 }
    const quote = await service.succeed('createQuote', 200, { body })
    expect(quote).toMatchObject({ status: 'PENDING', paymentInstructions: [{}] })
  },
)

test('euros of a customer outside the regions need no proof', async () => {
  const service = createTestService()
  const { customerId, payeeId } = await createTestWallet(service)
  const { bodyOf } = await funding()
  const body = {
    ...bodyOf({ customerId }),
    destination: { destinationType: 'ACCOUNT', accountId: payeeId },
    scaFactor: 'TOTP',
  }
  expect(await service.succeed('createQuote', 200, { body })).toMatchObject({ status: 'PENDING' })
})

test('a customer without a phone for codes gets no quote, and leaves no transaction', async () => {
  const { service, bodyOf, query } = await funding({ hasPhone: false })
  expect(await service.refuse('createQuote', { body: bodyOf({}) })).toMatchObject(refused(400, 'INVALID_INPUT'))
  const { data } = await service.succeed('listTransactions', 200, { query })
  expect(data.map(({ type }) => type)).toEqual(['INCOMING'])
})

test('a code of an app cannot be chosen', async () => {
  const { service, bodyOf } = await funding()
  const body = { ...bodyOf({}), scaFactor: 'TOTP' }
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})
