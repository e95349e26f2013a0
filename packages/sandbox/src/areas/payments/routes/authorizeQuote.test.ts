import { expect, test } from 'vitest'
import { createTestQuote, createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import {
  awaitingProof,
  createScaWallet,
  quoteWithSca,
  scaCode,
  scaQuoteBody,
  signature,
  wrongScaCode,
} from '../../../../test/scaWallets.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })
const full = 250_000n
const debited = 240_000n

test('one proof releases a transfer in one currency, and only then money leaves', async () => {
  const { challenge, after, prove } = await awaitingProof()
  expect(challenge).toMatchObject({ factor: 'SMS_OTP', availableFactors: ['SMS_OTP'], purpose: 'TRANSFER' })
  expect(await after(0)).toMatchObject({
    quote: { status: 'PENDING_AUTHORIZATION', scaChallenge: challenge },
    transaction: { status: 'PENDING_AUTHORIZATION' },
    balance: full,
    spendable: debited,
  })

  const proven = await prove()

  expect(proven).toMatchObject({ status: 'PROCESSING', totalSendingAmount: 10_000n })
  expect(proven.scaChallenge).toBeUndefined()
  expect(await after(0)).toMatchObject({
    transaction: { status: 'PROCESSING' },
    balance: debited,
    spendable: debited,
  })
  expect(await after(3)).toMatchObject({ quote: { status: 'COMPLETED' }, transaction: { status: 'COMPLETED' } })
})

test.each([
  ['EUR', 'USD'],
  ['EUR', 'USDC'],
  ['USDC', 'EUR'],
] as const)('%s to %s takes a proof for the conversion and another for the payout', async (currency, payee) => {
  const { challenge, after, prove } = await awaitingProof({ currency, payee })
  const before = (await after(0)).balance
  expect(challenge.purpose).toBe('CURRENCY_CONVERSION')

  const next = await prove()

  expect(next).toMatchObject({ status: 'PENDING_AUTHORIZATION', scaChallenge: { purpose: 'PAYOUT' } })
  expect(next.scaChallenge?.id).not.toBe(challenge.id)
  expect(await after(1)).toMatchObject({ transaction: { status: 'PENDING_AUTHORIZATION' }, balance: before })
  expect((await prove()).status).toBe('PROCESSING')
  expect((await after(0)).balance).toBeLessThan(before)
})

test('every challenge has five minutes of its own, even if the quote would have expired meanwhile', async () => {
  const { challenge, after, prove } = await awaitingProof({ payee: 'USD' })
  await after(299)
  const next = await prove()
  expect(Number(next.scaChallenge?.expiresAt) - Number(challenge.expiresAt)).toBe(299_000)
  await after(299)
  expect((await prove()).status).toBe('PROCESSING')
})

test('a transfer of dollar coins without conversion needs one proof', async () => {
  const { challenge, prove } = await awaitingProof({ currency: 'USDC', payee: 'USDC' })
  expect(challenge.purpose).toBe('TRANSFER')
  expect((await prove()).status).toBe('PROCESSING')
})

test('the payee decides how an authorized payment ends', async () => {
  const { after, prove } = await awaitingProof({ suffix: '002' })
  await prove()
  expect(await after(6)).toMatchObject({ quote: { status: 'FAILED' }, balance: full })
})

test('a wrong code is refused, and the same challenge takes the right one', async () => {
  const { challenge, after, prove, refuseProof } = await awaitingProof()
  expect(await refuseProof({ code: wrongScaCode })).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(await after(0)).toMatchObject({ quote: { scaChallenge: challenge }, balance: full })
  expect((await prove()).status).toBe('PROCESSING')
})

test('a proof of two kinds, or without any, is refused and not counted', async () => {
  const { prove, refuseProof } = await awaitingProof()
  const passkeyAssertion = { id: 'x', response: { clientDataJSON: 'x' } }
  for (const body of [{}, { code: scaCode, passkeyAssertion, origin: 'http://localhost' }, { passkeyAssertion }])
    expect(await refuseProof(body)).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect((await prove()).status).toBe('PROCESSING')
})

test('without its proof in time a payment fails, and no money leaves', async () => {
  const { after, refuseProof } = await awaitingProof()
  expect(await after(299.999)).toMatchObject({ quote: { status: 'PENDING_AUTHORIZATION' } })

  const lapsed = await after(0.001)

  expect(lapsed).toMatchObject({
    quote: { status: 'FAILED' },
    transaction: { status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' },
    balance: full,
  })
  expect(lapsed.quote.scaChallenge).toBeUndefined()
  expect(lapsed.transaction.refund).toBeUndefined()
  expect(await refuseProof({ code: scaCode })).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect((await after(60)).balance).toBe(full)
})

test('a first proof is not enough: the second may come too late as well', async () => {
  const { after, prove } = await awaitingProof({ payee: 'USD' })
  await prove()
  expect(await after(300)).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' },
    balance: full,
  })
})

test('a payment that was authorized takes no other proof', async () => {
  const { prove, refuseProof } = await awaitingProof()
  await prove()
  expect(await refuseProof({ code: scaCode })).toMatchObject(refused(409, 'CONFLICT'))
})

test('two simultaneous copies of a proof release one payment', async () => {
  const { service, params, after } = await awaitingProof()
  const body = { code: scaCode }
  const responses = await Promise.all([1, 2].map(() => service.call('authorizeQuote', { params, body })))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await after(0)).balance).toBe(debited)
})

test('money that is held for one payment is not there for another', async () => {
  const world = await awaitingProof()
  const { service, after } = world
  const body = scaQuoteBody(world, { amount: 245_000 })
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INSUFFICIENT_FUNDS'))
  // Without a proof the hold ends.
  expect(await after(300)).toMatchObject({ quote: { status: 'FAILED' }, balance: full, spendable: full })
  await quoteWithSca(world, { amount: 245_000 })
})

test('the last proof fails the payment if the account was frozen meanwhile', async () => {
  const { service, wallet, after, prove } = await awaitingProof()
  service.sandbox.accounts.setStatus({ accountId: wallet.accountId, status: 'FROZEN' })

  expect((await prove()).status).toBe('FAILED')

  expect(await after(0)).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'QUOTE_EXECUTION_FAILED' },
    balance: full,
    spendable: full,
  })
})

test('five wrong codes lock the account, and the error says until when', async () => {
  const { service, refuseProof } = await awaitingProof()
  for (let attempt = 1; attempt < 5; attempt++) await refuseProof({ code: wrongScaCode })
  const locked = await refuseProof({ code: wrongScaCode })
  expect(locked).toMatchObject(refused(423, 'ACCOUNT_LOCKED'))
  const lockedUntil = new Date(service.sandbox.clock.now() + 15 * 60_000).toISOString()
  expect(locked.body.details).toEqual({ lockedUntil, failedAttempts: 5, suspended: false })
  expect(await refuseProof({ code: scaCode })).toMatchObject(refused(423, 'ACCOUNT_LOCKED'))
})

test('more than ten proofs in a minute are too many', async () => {
  const world = await createScaWallet()
  const { service } = world
  async function provePayment() {
    const { params } = await quoteWithSca(world, { amount: 100 })
    await service.succeed('executeQuote', 202, { params, signature })
    return service.call('authorizeQuote', { params, body: { code: scaCode } })
  }
  for (let payment = 1; payment <= 10; payment++) expect((await provePayment()).status).toBe(200)

  const response = await provePayment()

  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(response.headers.get('Retry-After')).toBe('60')
})

test('a payment that waits for its proof continues in a sandbox that was saved and loaded', async () => {
  const { service, prove } = await awaitingProof({ payee: 'USD' })
  service.sandbox.importState(service.sandbox.exportState())
  await prove()
  service.sandbox.importState(service.sandbox.exportState())
  expect((await prove()).status).toBe('PROCESSING')
})

test('a customer who needs no proof cannot give one', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const { params } = await createTestQuote(service, { wallet })
  const body = { code: scaCode }
  expect(await service.refuse('authorizeQuote', { params, body })).toMatchObject(refused(409, 'CONFLICT'))
  expect(await service.refuse('resendQuoteAuthorization', { params })).toMatchObject(refused(409, 'CONFLICT'))
})

test('a quote that was not executed awaits no proof yet', async () => {
  const world = await createScaWallet()
  const { params } = await quoteWithSca(world)
  const refusal = await world.service.refuse('authorizeQuote', { params, body: { code: scaCode } })
  expect(refusal).toMatchObject(refused(409, 'CONFLICT'))
})

test('an unknown quote is 404', async () => {
  const service = createTestService()
  const params = { quoteId: 'Quote:none' }
  const refusal = await service.refuse('authorizeQuote', { params, body: { code: scaCode } })
  expect(refusal).toMatchObject(refused(404, 'QUOTE_NOT_FOUND'))
  expect(await service.refuse('resendQuoteAuthorization', { params })).toMatchObject(refused(404, 'QUOTE_NOT_FOUND'))
})
