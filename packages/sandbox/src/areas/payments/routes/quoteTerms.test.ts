import { describe, expect, test } from 'vitest'
import { createTestService, createTestWallet, fieldsOf } from '../../../../test/createTestService.ts'
import { from, locked, to, transactionOf, withBalances } from '../../../../test/withBalances.ts'

describe('terms', () => {
  async function quoted(change: object, funds?: number) {
    const { service, dollars, payeeId } = await withBalances(funds === undefined ? {} : { funds })
    const destination = { ...to(payeeId), ...('paymentRail' in change && { paymentRail: change.paymentRail }) }
    const { paymentRail: _, ...rest } = change as { paymentRail?: string }
    const body = { source: from(dollars), destination, ...locked(10_000), ...rest }
    return { service, body }
  }

  test('the rail that is not chosen is an instant one, and it is told', async () => {
    const { service, body } = await quoted({})
    const transaction = await transactionOf(service, await service.succeed('createQuote', 200, { body }))
    expect(transaction).toMatchObject({ railSelectionMode: 'AUTO', paymentRail: 'RTP' })
    expect(transaction.destination?.railDetails).toMatchObject({ paymentRail: 'RTP', status: 'PENDING' })
  })

  test.each([
    ['ACH', '2026-01-06T13:30:00.000Z'],
    ['ACH_SAME_DAY', '2026-01-05T16:00:00.000Z'],
    ['WIRE', '2026-01-05T13:00:00.000Z'],
    ['FEDNOW', '2026-01-05T12:00:03.000Z'],
  ])('%s arrives at %s, and the money is there then', async (paymentRail, time) => {
    const { service, body } = await quoted({ paymentRail, immediatelyExecute: true })
    const quote = await service.succeed('createQuote', 200, { body })
    const before = await transactionOf(service, quote)
    expect(before).toMatchObject({ paymentRail, railSelectionMode: 'MANUAL', expectedSettlementAt: new Date(time) })
    service.sandbox.clock.advance(Date.parse(time) - Date.UTC(2026, 0, 5, 12))
    expect(await transactionOf(service, quote)).toMatchObject({
      status: 'COMPLETED',
      settledAt: new Date(time),
      destination: { railDetails: { paymentRail, status: 'SETTLED' } },
    })
  })

  test('a statement descriptor goes with ACH, and with nothing else', async () => {
    const statementDescriptor = 'RENT'
    const wrong = await quoted({ paymentRail: 'WIRE', statementDescriptor })
    expect(fieldsOf(await wrong.service.refuse('createQuote', { body: wrong.body }))).toEqual(['statementDescriptor'])
    const unchosen = await quoted({ statementDescriptor })
    expect(await unchosen.service.refuse('createQuote', { body: unchosen.body })).toMatchObject({ status: 400 })

    const { service, body } = await quoted({
      paymentRail: 'ACH',
      statementDescriptor,
      remittanceInformation: 'Invoice 7',
    })
    const transaction = await transactionOf(service, await service.succeed('createQuote', 200, { body }))
    expect(transaction.destination?.railDetails).toMatchObject({ statementDescriptor, addenda: 'Invoice 7' })
    expect(transaction.reconciliationInstructions?.reference).toMatch(/^[0-9A-F]{12}$/)
  })

  test('a platform fee is part of the fees, on either side that is fixed', async () => {
    const platformFeeOverride = { platformFixedFee: { amount: 100, currency: 'USD' }, platformVariableFeeBps: 50 }
    const { service, body } = await quoted({ platformFeeOverride })
    const sending = await service.succeed('createQuote', 200, { body })
    // 0.5 % of 100 dollars for the service, and 1 dollar and 0.5 % for the platform.
    expect(sending).toMatchObject({ feesIncluded: 200n, platformFeesIncluded: 150n, totalReceivingAmount: 9800n })
    const transaction = await transactionOf(service, sending)
    expect(transaction).toMatchObject({ fees: 200n, platformFees: 150n })

    const receiving = await service.succeed('createQuote', 200, { body: { ...body, lockedCurrencySide: 'RECEIVING' } })
    expect(receiving.totalReceivingAmount).toBe(10_000n)
    expect(receiving.totalSendingAmount - (receiving.feesIncluded ?? 0n)).toBe(10_000n)
  })

  test('a configured fee is taken across currencies, and the fee of a request takes its place', async () => {
    const { service, customerId, dollars } = await withBalances()
    const feeConfigs = [
      {
        feeType: 'CROSS_CURRENCY_TRANSACTION',
        sourceCurrency: 'USD',
        variableFeeBps: 100,
        fixedFee: { amount: 50, currency: 'USD' },
      },
    ]
    await service.succeed('updatePlatformConfig', 200, { body: { feeConfigs } })
    const accountInfo = {
      accountType: 'EUR_ACCOUNT',
      iban: 'DE89370400440532013000',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage', countryOfResidence: 'DE' },
    }
    const payee = await service.succeed('createExternalAccount', 201, {
      body: { customerId, currency: 'EUR', accountInfo },
    })
    const body = { source: from(dollars), destination: to(payee.id), ...locked(10_000) }
    const configured = await service.succeed('createQuote', 200, { body })
    expect(configured).toMatchObject({ platformFeesIncluded: 150n, feesIncluded: 200n })
    const platformFeeOverride = { platformFixedFee: { amount: 10, currency: 'USD' }, platformVariableFeeBps: 0 }
    const overridden = await service.succeed('createQuote', 200, { body: { ...body, platformFeeOverride } })
    expect(overridden).toMatchObject({ platformFeesIncluded: 10n, feesIncluded: 60n })
  })

  test('a platform fee needs a source in dollars', async () => {
    const { service, wallet, payeeId } = await withBalances()
    const platformFeeOverride = { platformFixedFee: { amount: 1, currency: 'USD' }, platformVariableFeeBps: 0 }
    const body = { source: from(wallet), destination: to(payeeId), ...locked(10_000_000), platformFeeOverride }
    expect(fieldsOf(await service.refuse('createQuote', { body }))).toContain('platformFeeOverride')
  })

  test('fees that take everything are out of range', async () => {
    const platformFeeOverride = { platformFixedFee: { amount: 0, currency: 'USD' }, platformVariableFeeBps: 10_000 }
    const { service, body } = await quoted({ platformFeeOverride })
    for (const lockedCurrencySide of ['SENDING', 'RECEIVING'])
      expect(await service.refuse('createQuote', { body: { ...body, lockedCurrencySide } })).toMatchObject({
        body: { code: 'AMOUNT_OUT_OF_RANGE' },
      })
  })

  test('a purpose is one of those that are documented', async () => {
    const { service, body } = await quoted({ purposeOfPayment: 'BRIBE' })
    expect(fieldsOf(await service.refuse('createQuote', { body }))).toEqual(['purposeOfPayment'])
  })

  test('a customer who is not verified moves no money', async () => {
    for (const fullName of ['Ada Lovelace 001', 'Ada Lovelace 002']) {
      const service = createTestService()
      const wallet = await createTestWallet(service, { fullName })
      const body = { source: from(wallet.accountId), destination: to(wallet.payeeId), ...locked(10_000_000) }
      expect(await service.refuse('createQuote', { body })).toMatchObject({
        status: 403,
        body: { code: 'USER_NOT_READY' },
      })
    }
  })
})

describe('limits', () => {
  const dollars = (amount: number) => amount * 100

  test('more than 10 million dollars at once', async () => {
    const { service, dollars: accountId, payeeId } = await withBalances({ funds: dollars(90_000_000) })
    const body = (amount: number) => ({
      body: { source: from(accountId), destination: to(payeeId), ...locked(amount) },
    })
    await service.succeed('createQuote', 200, body(dollars(10_000_000)))
    expect(await service.refuse('createQuote', body(dollars(10_000_000) + 1))).toMatchObject({
      status: 400,
      body: { code: 'TRANSACTION_SIZE_LIMIT_EXCEEDED' },
    })
  })

  test('more than a million by same-day ACH, until the network allows ten', async () => {
    const { service, dollars: accountId, payeeId } = await withBalances({ funds: dollars(90_000_000) })
    const destination = { ...to(payeeId), paymentRail: 'ACH_SAME_DAY' }
    const body = { source: from(accountId), destination, ...locked(dollars(1_000_000) + 1) }
    await service.succeed('createQuote', 200, { body: { ...body, ...locked(dollars(1_000_000)) } })
    expect(await service.refuse('createQuote', { body })).toMatchObject({
      body: { code: 'TRANSACTION_SIZE_LIMIT_EXCEEDED' },
    })
    service.sandbox.clock.advance(Date.UTC(2027, 8, 17) - Date.UTC(2026, 0, 5, 12))
    await service.succeed('createQuote', 200, { body })
  })

  test('more than 25 million dollars in a day; the next day is another', async () => {
    const { service, dollars: accountId, payeeId } = await withBalances({ funds: dollars(90_000_000) })
    const body = {
      source: from(accountId),
      destination: to(payeeId),
      ...locked(dollars(10_000_000)),
      immediatelyExecute: true,
    }
    await service.succeed('createQuote', 200, { body })
    await service.succeed('createQuote', 200, { body })
    expect(await service.refuse('createQuote', { body })).toMatchObject({
      status: 429,
      body: { code: 'DAILY_VOLUME_LIMIT_EXCEEDED' },
      retryAfter: String(12 * 3600),
    })
    service.sandbox.clock.advance(12 * 3_600_000)
    await service.succeed('createQuote', 200, { body })
  })

  test('what was sent is forgotten a minute after its day, unless more was sent since', async () => {
    const { service, dollars: accountId, payeeId } = await withBalances()
    const body = { source: from(accountId), destination: to(payeeId), ...locked(100), immediatelyExecute: true }
    const kept = () => JSON.parse(service.sandbox.exportState()).sentVolumes.length
    await service.succeed('createQuote', 200, { body })
    service.sandbox.clock.advance(12 * 3_600_000)
    await service.succeed('createQuote', 200, { body })
    service.sandbox.clock.advance(60_000)
    expect(kept()).toBe(1)
    service.sandbox.clock.advance(24 * 3_600_000)
    expect(kept()).toBe(0)
  })

  test('more than a hundred payments in a minute', async () => {
    const { service, dollars: accountId, payeeId } = await withBalances()
    const body = { source: from(accountId), destination: to(payeeId), ...locked(100), immediatelyExecute: true }
    for (let index = 0; index < 100; index++) await service.succeed('createQuote', 200, { body })
    expect(await service.refuse('createQuote', { body })).toMatchObject({
      status: 403,
      body: { code: 'VELOCITY_LIMIT_EXCEEDED' },
    })
    service.sandbox.clock.advance(60_000)
    await service.succeed('createQuote', 200, { body })
  })
})

const aliPay = {
  accountType: 'CNY_ACCOUNT',
  bankName: 'AliPay',
  phoneNumber: '+8613812345678',
  beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Okafor' },
}

describe('documents', () => {
  async function toChina() {
    const { service, customerId, dollars } = await withBalances()
    const payee = await service.succeed('createExternalAccount', 201, {
      body: { customerId, currency: 'CNY', accountInfo: aliPay },
    })
    const body = { source: from(dollars), destination: to(payee.id), ...locked(10_000) }
    return { service, body: { ...body, purposeOfPayment: 'GOODS_OR_SERVICES' } }
  }

  test('a purpose that needs documents says which', async () => {
    const { service, body } = await toChina()
    expect(await service.refuse('createQuote', { body })).toMatchObject({
      status: 400,
      body: { code: 'DOCUMENTS_REQUIRED', details: { missingRequirements: ['SUPPORTING_PROOF'] } },
    })
    await service.succeed('createQuote', 200, { body: { ...body, purposeOfPayment: 'GIFT' } })
  })

  test('a document belongs to one quote', async () => {
    const { service, body } = await toChina()
    const documentIds = ['Document:1']
    await service.succeed('createQuote', 200, { body: { ...body, documentIds } })
    expect(await service.refuse('createQuote', { body: { ...body, documentIds } })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_DOCUMENT_ALREADY_USED' },
    })
  })
})
