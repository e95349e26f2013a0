import { expect, test } from 'vitest'
import { balanceOf, createTestService, createTestWallet } from '../../../test/createTestService.ts'

/** A payment of 5 USDB that comes in from a sender, and what the platform answers to its event. */
async function incoming(parameters: { sender?: string; answer?: () => Response } = {}) {
  const { sender = '$success.usd@sender.example', answer } = parameters
  const events: { type: string; data: { pendingReason?: string; counterpartyInformation?: object } }[] = []
  const service = createTestService({
    ...(answer && { webhookEndpoint: 'https://platform.test/' }),
    sendWebhook: async (request) => {
      const event = await request.json()
      events.push(event)
      return event.type === 'INCOMING_PAYMENT.PENDING' ? (answer?.() ?? new Response()) : new Response()
    },
  })
  const wallet = await createTestWallet(service, { funds: 0 })
  const body = {
    senderUmaAddress: sender,
    receivingCurrencyCode: 'USDB',
    receivingCurrencyAmount: 5_000_000,
    customerId: wallet.customerId,
  }
  const created = await service.succeed('receiveSandboxUma', 200, { body })
  const params = { transactionId: created.id }
  await service.sandbox.webhooks.settled()

  async function after(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    await service.sandbox.webhooks.settled()
    const transaction = await service.succeed('getTransaction', 200, { params })
    return { transaction, balance: await balanceOf(service, { wallet }) }
  }
  const types = () => events.map(({ type }) => type).filter((type) => type.startsWith('INCOMING'))
  return { service, wallet, created, params, after, events, types }
}

test('an incoming payment is created, then waits for the platform', async () => {
  const { created, after, types } = await incoming({ answer: () => new Response(null, { status: 202 }) })
  expect(created).toMatchObject({ status: 'CREATED', type: 'INCOMING', direction: 'CREDIT' })
  expect(await after(0)).toMatchObject({ transaction: { status: 'PENDING' }, balance: 0n })
  expect(types()).toEqual(['INCOMING_PAYMENT.PENDING'])
})

test('200 approves the payment, and the balance is credited once', async () => {
  const { after, types } = await incoming({ answer: () => new Response() })
  expect(await after(0.9)).toMatchObject({ transaction: { status: 'PROCESSING' }, balance: 0n })
  expect(await after(0.1)).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: 5_000_000n })
  expect(await after(600)).toMatchObject({ balance: 5_000_000n })
  expect(types()).toEqual(['INCOMING_PAYMENT.PENDING', 'INCOMING_PAYMENT.COMPLETED'])
})

test('403 rejects the payment', async () => {
  const { after, types } = await incoming({ answer: () => Response.json({ code: 'NO' }, { status: 403 }) })
  expect(await after(60)).toMatchObject({ transaction: { status: 'REJECTED' }, balance: 0n })
  expect(types()).toEqual(['INCOMING_PAYMENT.PENDING'])
})

test('202 leaves five seconds to approve', async () => {
  const { service, params, after } = await incoming({ answer: () => new Response(null, { status: 202 }) })
  await after(4.999)
  await service.succeed('approveTransaction', 200, { params })
  expect(await after(1)).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: 5_000_000n })
})

test('202 leaves five seconds to reject', async () => {
  const { service, params, after } = await incoming({ answer: () => new Response(null, { status: 202 }) })
  const rejected = await service.succeed('rejectTransaction', 200, {
    params,
    body: { reason: 'RESTRICTED_JURISDICTION' },
  })
  expect(rejected.status).toBe('REJECTED')
  expect(await after(60)).toMatchObject({ transaction: { status: 'REJECTED' }, balance: 0n })
})

test('after five seconds the payment can no longer be approved or rejected', async () => {
  const { service, params, after } = await incoming({ answer: () => new Response(null, { status: 202 }) })
  const late = await after(5)
  expect(late).toMatchObject({ transaction: { status: 'FAILED', failureReason: 'PAYMENT_APPROVAL_TIMED_OUT' } })
  for (const name of ['approveTransaction', 'rejectTransaction'] as const)
    expect(await service.refuse(name, { params })).toMatchObject({
      status: 409,
      body: { code: 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL' },
    })
  expect(await after(60)).toMatchObject({ balance: 0n })
})

test('without an endpoint the payment can still be approved, once', async () => {
  const { service, params, after } = await incoming()
  await service.succeed('approveTransaction', 200, { params })
  expect(await service.refuse('approveTransaction', { params })).toMatchObject({ status: 409 })
  expect(await after(1)).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: 5_000_000n })
})

test('any other response fails the payment, without a second attempt', async () => {
  const { after, types } = await incoming({ answer: () => new Response(null, { status: 500 }) })
  expect(await after(3600)).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'PAYMENT_APPROVAL_WEBHOOK_ERROR' },
    balance: 0n,
  })
  expect(types()).toEqual(['INCOMING_PAYMENT.PENDING', 'INCOMING_PAYMENT.FAILED'])
})

test('after 422 the sender is asked for more details, and the platform is asked again with them', async () => {
  const answers = [Response.json({ requiredFields: ['TAX_ID'] }, { status: 422 }), new Response()]
  const { after, events } = await incoming({ answer: () => answers.shift()! })
  expect(await after(1)).toMatchObject({ transaction: { status: 'COMPLETED' } })
  expect(events.filter(({ type }) => type === 'INCOMING_PAYMENT.PENDING')).toMatchObject([
    { data: {} },
    { data: { counterpartyInformation: { TAX_ID: 'Sandbox TAX_ID', FULL_NAME: 'Grace Hopper' } } },
  ])
})

test('a second 422 for the same details fails the payment', async () => {
  const answer = () => Response.json({ requiredFields: ['TAX_ID'] }, { status: 422 })
  const { after, types } = await incoming({ answer })
  expect(await after(60)).toMatchObject({ transaction: { failureReason: 'PAYMENT_APPROVAL_WEBHOOK_ERROR' } })
  expect(types().filter((type) => type === 'INCOMING_PAYMENT.PENDING')).toHaveLength(2)
})

const asks = '$info.usd@sender.example'
const told = { receiverCustomerInfo: { FULL_NAME: 'Ada Lovelace', BIRTH_DATE: '1815-12-10' } }

test('the details that the sender requires are listed, and 200 without them fails the payment', async () => {
  const { created, after } = await incoming({ sender: asks, answer: () => new Response() })
  expect(created.requestedReceiverCustomerInfoFields).toEqual([
    { name: 'FULL_NAME', mandatory: true },
    { name: 'BIRTH_DATE', mandatory: true },
  ])
  expect(await after(1)).toMatchObject({ transaction: { failureReason: 'MISSING_MANDATORY_PAYEE_DATA' }, balance: 0n })
})

test('200 with the details that the sender requires approves the payment', async () => {
  const { after } = await incoming({ sender: asks, answer: () => Response.json(told) })
  expect(await after(1)).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: 5_000_000n })
})

test('an approval without the details that the sender requires can be repeated with them', async () => {
  const { service, params, after } = await incoming({ sender: asks })
  expect(await service.refuse('approveTransaction', { params })).toMatchObject({
    status: 400,
    body: { code: 'MISSING_MANDATORY_USER_INFO', details: { missing: ['FULL_NAME', 'BIRTH_DATE'] } },
  })
  await service.succeed('approveTransaction', 200, { params, body: told })
  expect(await after(1)).toMatchObject({ transaction: { status: 'COMPLETED' } })
})

test.each([
  ['pending.long', 'COMPLIANCE_REVIEW'],
  ['pending.declaration', 'COUNTERPARTY_DECLARATION_REQUIRED'],
  ['pending.wallet', 'WALLET_VERIFICATION_REQUIRED'],
  ['pending.information', 'COUNTERPARTY_INFORMATION_REQUIRED'],
])('a sender %s is held for %s, then completes', async (scenario, pendingReason) => {
  const { after, types } = await incoming({ sender: `$${scenario}.usd@sender.example`, answer: () => new Response() })
  expect(await after(5)).toMatchObject({ transaction: { status: 'PENDING', pendingReason }, balance: 0n })
  const done = await after(360)
  expect(done).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: 5_000_000n })
  expect(done.transaction.pendingReason).toBeUndefined()
  expect(types().filter((type) => type !== 'INCOMING_PAYMENT.PENDING')).toEqual(['INCOMING_PAYMENT.COMPLETED'])
})

test.each([
  ['fail.compliance', 'COMPLIANCE_REJECTED', 'COMPLETED'],
  ['fail.lnurlp', 'LNURLP_FAILED', 'COMPLETED'],
  ['fail.payreq', 'PAY_REQUEST_FAILED', 'COMPLETED'],
  ['fail.offramp', 'OFFRAMP_FAILED', 'COMPLETED'],
  ['fail.quote-expired', 'QUOTE_EXPIRED', 'COMPLETED'],
  ['fail.quote-execution', 'QUOTE_EXECUTION_FAILED', 'COMPLETED'],
  ['fail.collection', 'COLLECTION_FAILED', 'COMPLETED'],
  ['fail.refund', 'OFFRAMP_FAILED', 'FAILED'],
])('a sender %s fails with %s and a refund', async (scenario, failureReason, status) => {
  const { after, types } = await incoming({ sender: `$${scenario}.usd@sender.example`, answer: () => new Response() })
  const failed = await after(1)
  expect(failed).toMatchObject({ transaction: { status: 'FAILED', failureReason, refund: { status: 'PENDING' } } })
  expect(await after(3)).toMatchObject({ transaction: { refund: { status } }, balance: 0n })
  expect(types().slice(1)).toEqual([
    'INCOMING_PAYMENT.FAILED',
    'INCOMING_PAYMENT.REFUND_PENDING',
    `INCOMING_PAYMENT.REFUND_${status}`,
  ])
})

test('an invalid address, receiver or currency is refused', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const body = {
    senderUmaAddress: '$success.usd@sender.example',
    receivingCurrencyCode: 'USDB',
    receivingCurrencyAmount: 1,
    customerId: wallet.customerId,
  }
  const codeOf = async (changes: object) =>
    (await service.refuse('receiveSandboxUma', { body: { ...body, ...changes } })).body.code
  expect(await codeOf({ senderUmaAddress: 'ada@example.com' })).toBe('INVALID_UMA_ADDRESS')
  expect(await codeOf({ receivingCurrencyCode: 'XYZ' })).toBe('INVALID_CURRENCY')
  expect(await codeOf({ receivingCurrencyCode: 'BTC' })).toBe('INVALID_CURRENCY')
  expect(await codeOf({ customerId: 'Customer:unknown' })).toBe('USER_NOT_FOUND')
  expect(await codeOf({ customerId: undefined, receiverUmaAddress: '$unknown@sandbox.example' })).toBe('UMA_NOT_FOUND')
  expect(await codeOf({ customerId: undefined })).toBe('INVALID_INPUT')
  expect(await codeOf({ receiverUmaAddress: '$unknown@sandbox.example' })).toBe('INVALID_INPUT')
  expect(await codeOf({ receivingCurrencyAmount: 0 })).toBe('INVALID_INPUT')
})

test.each([
  ['USD', 5_000_000n],
  ['EUR', 5_434_783n],
])(
  'a payment in %s to a customer’s own UMA address arrives in their wallet, in its coin',
  async (currency, credited) => {
    const { service, wallet, after } = await incoming({ answer: () => new Response() })
    const { balance: before } = await after(2)
    const payer = await createTestWallet(service, { email: 'barbara@example.com', fullName: 'Barbara Liskov' })
    const { umaAddress = '' } = await service.succeed('getCustomer', 200, { params: { customerId: wallet.customerId } })
    const { customerId, accountId } = payer
    const { lookupId } = await service.succeed('lookUpUmaReceiver', 200, {
      params: { receiverUmaAddress: umaAddress },
      query: { customerId },
    })
    const quote = await service.succeed('createQuote', 200, {
      body: {
        source: { sourceType: 'ACCOUNT', accountId },
        destination: { destinationType: 'UMA_ADDRESS', umaAddress, currency },
        lockedCurrencySide: 'RECEIVING',
        lockedCurrencyAmount: 500,
        lookupId,
      },
    })
    const params = { quoteId: quote.id }
    await service.succeed('executeQuote', 200, { params, signature: 'sandbox-valid-signature' })
    for (let second = 0; second < 6; second++) {
      service.sandbox.clock.advance(1000)
      await service.sandbox.webhooks.settled()
    }

    expect((await balanceOf(service, { wallet })) - before).toBe(credited)
    const query = { customerId: wallet.customerId, type: 'INCOMING' }
    const { data } = await service.succeed('listTransactions', 200, { query })
    expect(data).toContainEqual(expect.objectContaining({ counterpartyInformation: { FULL_NAME: 'Barbara Liskov' } }))
  },
)
