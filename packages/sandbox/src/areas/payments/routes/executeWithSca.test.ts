import { expect, test } from 'vitest'
import {
  balanceOf,
  createTestService,
  createTestWallet,
  errorsOf,
  quoteBody,
} from '../../../../test/createTestService.ts'
import {
  awaitingProof,
  createScaWallet,
  quoteWithSca,
  scaCode,
  scaQuoteBody,
  signature,
  trustPayee,
} from '../../../../test/scaWallets.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a wallet in euros signs like every other, and is not funded from outside', async () => {
  const { quote } = await quoteWithSca(await createScaWallet())
  expect(quote).toMatchObject({ status: 'PENDING', sendingCurrency: { code: 'EUR', decimals: 2 }, feesIncluded: 50n })
  const types = quote.paymentInstructions?.map((item) => item.accountOrWalletInfo.accountType)
  expect(types).toEqual(['EMBEDDED_WALLET'])
})

test.each([200, 202] as const)(
  'an execution that awaits a proof returns the whole quote with %d, as reading it does',
  async (status) => {
    const world = await createScaWallet()
    const { service } = world
    const { params } = await quoteWithSca(world)
    service.sandbox.sca.setPendingStatus(status)
    const response = await service.call('executeQuote', { params, signature })
    const executed = await response.json()
    expect(response.status).toBe(status)
    expect(executed).toMatchObject({ status: 'PENDING_AUTHORIZATION', scaChallenge: { purpose: 'TRANSFER' } })
    expect(executed).toEqual(await (await service.call('getQuote', { params })).json())
  },
)

/** A balance of USDC next to a wallet in euros, and a payment from it that is executed at once. */
async function payingAtOnce(options: { hasPhone: boolean }) {
  const world = await createScaWallet({ balances: ['USDC'], payee: 'USDC', ...options })
  const { service, query } = world
  const { data } = await service.succeed('listInternalAccounts', 200, { query })
  const accountId = data.find(({ balance }) => balance.currency.code === 'USDC')?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 100_000_000 } })
  const source = { sourceType: 'ACCOUNT', accountId }
  return { ...world, body: { ...scaQuoteBody(world), source, immediatelyExecute: true } }
}

test('a payment that is executed at once waits for its proof first', async () => {
  const { service, body } = await payingAtOnce({ hasPhone: true })
  const { id: quoteId } = await service.succeed('createQuote', 202, { body })
  expect(await service.succeed('getQuote', 200, { params: { quoteId } })).toMatchObject({
    status: 'PENDING_AUTHORIZATION',
    scaChallenge: { purpose: 'TRANSFER' },
  })
})

test('a payment that would be executed at once leaves nothing behind where it cannot be proven', async () => {
  const { service, body } = await payingAtOnce({ hasPhone: false })
  const { nextNumber: _, ...before } = JSON.parse(service.sandbox.exportState())
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))
  const { nextNumber: __, ...after } = JSON.parse(service.sandbox.exportState())
  expect(after).toEqual(before)
})

test('the wallet signature is checked before any code is sent', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  const sent = service.sandbox.inbox.messages().length
  expect(await service.refuse('executeQuote', { params })).toMatchObject(refused(401, 'WALLET_SIGNATURE_MISSING'))
  expect(service.sandbox.inbox.messages()).toHaveLength(sent)
})

test('a payment that awaits its proof cannot be executed again', async () => {
  const { service, params, challenge, after } = await awaitingProof()
  const refusal = await service.refuse('executeQuote', { params, signature, idempotencyKey: 'another' })
  expect(refusal).toMatchObject(refused(409, 'CONFLICT'))
  expect((await after(0)).quote.scaChallenge).toEqual(challenge)
})

test('two simultaneous executions request one proof', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  const sent = service.sandbox.inbox.messages().length

  const responses = await Promise.all(
    ['one', 'two'].map((idempotencyKey) => service.call('executeQuote', { params, signature, idempotencyKey })),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([202, 409])
  expect(service.sandbox.inbox.messages()).toHaveLength(sent + 1)
})

test('an execution repeated under its key responds as before, and requests nothing more', async () => {
  const world = await createScaWallet({ payee: 'USD' })
  const { service } = world
  const { params } = await quoteWithSca(world)
  const execution = { params, signature, idempotencyKey: 'one' }
  const first = await service.succeed('executeQuote', 202, execution)
  const sent = service.sandbox.inbox.messages().length
  expect(await service.succeed('executeQuote', 202, execution)).toEqual(first)

  const body = { code: scaCode }
  await service.succeed('authorizeQuote', 200, { params, body })
  await service.succeed('authorizeQuote', 200, { params, body })
  const before = await balanceOf(service, world)

  expect(await service.succeed('executeQuote', 202, execution)).toEqual(first)
  expect(service.sandbox.inbox.messages()).toHaveLength(sent + 1)
  expect(await balanceOf(service, world)).toBe(before)
})

test('a payee that is trusted is paid at once', async () => {
  const world = await createScaWallet({ payee: 'USD' })
  const { service } = world
  await trustPayee(world)
  const { params } = await quoteWithSca(world)
  const executed = await service.succeed('executeQuote', 200, { params, signature })
  expect(executed.status).toBe('PROCESSING')
  expect(executed.scaChallenge).toBeUndefined()
  expect(await balanceOf(service, world)).toBe(240_000n)
})

test.each(['TOTP', 'EMAIL_OTP'])('%s proves no payment', async (scaFactor) => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  const execution = await service.refuse('executeQuote', { params, signature, body: { scaFactor } })
  const creation = await service.refuse('createQuote', { body: { ...scaQuoteBody(world), scaFactor } })
  for (const refusal of [execution, creation]) {
    expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
    expect(errorsOf(refusal)).toMatchObject([{ field: 'scaFactor', constraint: { enum: ['SMS_OTP', 'PASSKEY'] } }])
  }
  await service.succeed('executeQuote', 202, { params, signature })
})

test('a passkey that was not enrolled is replaced by a code', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  const body = { scaFactor: 'PASSKEY' }
  const { scaChallenge } = await service.succeed('executeQuote', 202, { params, signature, body })
  expect(scaChallenge).toMatchObject({ factor: 'SMS_OTP', availableFactors: ['SMS_OTP'] })
})

test('a customer without a phone for codes cannot pay, and the quote stays open', async () => {
  const world = await createScaWallet({ hasPhone: false })
  const { service } = world
  const { params } = await quoteWithSca(world)
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(await service.succeed('getQuote', 200, { params })).toMatchObject({ status: 'PENDING' })
})

test('a balance that does not cover the amount is refused before any code is sent', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world, { amount: 200_000 })
  const other = await quoteWithSca(world, { amount: 200_000 })
  await service.succeed('executeQuote', 202, { params: other.params, signature })
  await service.succeed('authorizeQuote', 200, { params: other.params, body: { code: scaCode } })
  const sent = service.sandbox.inbox.messages().length
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(refused(400, 'INSUFFICIENT_FUNDS'))
  expect(service.sandbox.inbox.messages()).toHaveLength(sent)
})

test('outside the regions no proof is needed, regardless of the factor that is named', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const body = { scaFactor: 'TOTP' }
  const { id: quoteId } = await service.succeed('createQuote', 200, { body: { ...quoteBody(wallet), ...body } })
  const executed = await service.succeed('executeQuote', 200, { params: { quoteId }, signature, body })
  expect(executed.status).toBe('PROCESSING')
  expect(executed.scaChallenge).toBeUndefined()
})
