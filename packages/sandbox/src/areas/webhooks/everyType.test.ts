import type { WebhookType } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { agentWorld } from '../../../test/agentWorld.ts'
import { cardholder } from '../../../test/cardholder.ts'
import type { TestService } from '../../../test/createTestService.ts'
import { createTestService, createTestWallet, quoteBody, usdPayee } from '../../../test/createTestService.ts'
import { createCompleteBusiness, createIndividual, individual, passport } from '../../../test/onboarding.ts'
import { awaitingProof } from '../../../test/scaWallets.ts'

/** Brings an event about by operations and simulations, in a sandbox of its own, and returns that sandbox. */
type Cause = () => Promise<TestService>

const signature = 'sandbox-valid-signature'
const longEnoughMs = 30 * 60_000

/** A payment to a payee whose account number ends in a suffix that decides what becomes of it. */
function paymentTo(suffix: string, control?: (service: TestService, transactionId: string) => void): Cause {
  return async () => {
    const service = createTestService()
    const wallet = await createTestWallet(service, { accountNumber: `12345678${suffix}` })
    const quote = await service.succeed('createQuote', 200, { body: quoteBody(wallet) })
    await service.succeed('executeQuote', 200, { params: { quoteId: quote.id }, signature })
    control?.(service, quote.transactionId ?? '')
    service.sandbox.clock.advance(longEnoughMs)
    return service
  }
}

async function expiredQuote() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await service.succeed('createQuote', 200, { body: quoteBody(wallet) })
  service.sandbox.clock.advance(longEnoughMs)
  return service
}

/** A payment that comes in from a sender, whose address decides what becomes of it once it is approved. */
function paymentFrom(scenario: string): Cause {
  return async () => {
    const service = createTestService({
      webhookEndpoint: 'https://platform.test/',
      sendWebhook: async () => new Response(),
    })
    const wallet = await createTestWallet(service, { funds: 0 })
    const receiving = { receivingCurrencyCode: 'USDB', receivingCurrencyAmount: 5_000_000 }
    const body = { senderUmaAddress: `$${scenario}.usd@sender.example`, customerId: wallet.customerId, ...receiving }
    await service.succeed('receiveSandboxUma', 200, { body })
    for (const ms of [0, 1_000, longEnoughMs]) {
      await service.sandbox.webhooks.settled()
      service.sandbox.clock.advance(ms)
    }
    return service
  }
}

function verified(
  createCustomer: (service: TestService) => Promise<string>,
  after?: (service: TestService, customerId: string) => Promise<unknown>,
): Cause {
  return async () => {
    const service = createTestService({ verification: 'on request' })
    const customerId = await createCustomer(service)
    await service.succeed('createVerification', 200, { body: { customerId } })
    await after?.(service, customerId)
    service.sandbox.clock.advance(longEnoughMs)
    return service
  }
}

/** The last three characters of the name decide what becomes of the verification. */
const person = (suffix: string) => async (service: TestService) => {
  const customerId = await createIndividual(service, { fullName: `Ada Lovelace ${suffix}` })
  await service.succeed('createDocument', 201, { form: passport(customerId) })
  return customerId
}
const personWithoutDocuments = (service: TestService) => createIndividual(service, individual)
const company = (suffix: string) => async (service: TestService) =>
  (await createCompleteBusiness(service, { suffix })).customerId

async function account(change: (service: TestService, accountId: string) => void) {
  const service = createTestService()
  const { accountId } = await createTestWallet(service)
  change(service, accountId)
  return service
}

function imported(text: string): Cause {
  return async () => {
    const service = createTestService()
    const form = { file: new File([text], 'customers.csv', { type: 'text/csv' }) }
    await service.succeed('importCustomers', 202, { form })
    service.sandbox.clock.advance(longEnoughMs)
    return service
  }
}

async function claimedInvitation() {
  const service = createTestService()
  const addressOf = async (fullName: string) =>
    (await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL', fullName } })).umaAddress ?? ''
  const inviterUma = await addressOf('Ada Lovelace')
  const inviteeUma = await addressOf('Grace Hopper')
  const { code: invitationCode } = await service.succeed('createInvitation', 201, { body: { inviterUma } })
  await service.succeed('claimInvitation', 200, { params: { invitationCode }, body: { inviteeUma } })
  return service
}

/** A card that a bank balance pays for, and a purchase with it. */
async function purchase(
  descriptor: string,
  next?: (of: { service: TestService; params: { cardId: string }; cardTransactionId: string }) => Promise<unknown>,
) {
  const { service, wallet, body } = await cardholder()
  const query = { customerId: wallet.customerId, currency: 'USD' }
  const { data: balances } = await service.succeed('listInternalAccounts', 200, { query })
  const accountId = balances.find(({ type }) => type === 'INTERNAL_FIAT')?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 25_000 } })
  const { id: cardId } = await service.succeed('createCard', 201, { body: { ...body, fundingSources: [accountId] } })
  const params = { cardId }
  const bought = { amount: 5_000, currency: { code: 'USD' }, merchant: { descriptor } }
  await service.succeed('simulateCardAuthorization', 202, { params, body: bought })
  const { data } = await service.succeed('listTransactions', 200, { query: { cardId } })
  await next?.({ service, params, cardTransactionId: data[0]?.id ?? '' })
  return service
}

function cleared(...amounts: readonly number[]): Cause {
  return () =>
    purchase('SHOP', async ({ service, params, cardTransactionId }) => {
      for (const amount of amounts)
        await service.succeed('simulateCardClearing', 202, { params, body: { cardTransactionId, amount } })
    })
}

async function changedCard(change: (accountId: string) => object) {
  const { service, wallet, body } = await cardholder()
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  await service.succeed('updateCard', 200, { params: { cardId }, body: change(wallet.accountId) })
  return service
}

/** Types that no operation or simulation causes, with the reason. */
const withoutCause = {
  'CARD_TRANSACTION.REFUNDED': 'Removed from the interface: a return announces CARD_TRANSACTION.SETTLED again',
  TEST: 'POST /sandbox/webhooks/test is its only cause; webhooks.test.ts shows it',
} as const satisfies { readonly [type in WebhookType]?: string }

/** Does not compile while a type of the interface is missing. */
const causes: { readonly [type in Exclude<WebhookType, keyof typeof withoutCause>]: Cause } = {
  'OUTGOING_PAYMENT.PENDING': paymentTo('901', ({ sandbox }, transactionId) =>
    sandbox.payments.hold({ transactionId, pendingReason: 'COMPLIANCE_REVIEW' }),
  ),
  'OUTGOING_PAYMENT.PENDING_AUTHORIZATION': async () => (await awaitingProof()).service,
  'OUTGOING_PAYMENT.PROCESSING': paymentTo('901'),
  'OUTGOING_PAYMENT.COMPLETED': paymentTo('901'),
  'OUTGOING_PAYMENT.FAILED': paymentTo('002'),
  'OUTGOING_PAYMENT.EXPIRED': expiredQuote,
  'OUTGOING_PAYMENT.REFUND_PENDING': paymentTo('002'),
  'OUTGOING_PAYMENT.REFUND_COMPLETED': paymentTo('002'),
  'OUTGOING_PAYMENT.REFUND_FAILED': paymentTo('007'),
  INCOMING_PAYMENT: () => account(() => undefined),
  'INCOMING_PAYMENT.PENDING': paymentFrom('success'),
  'INCOMING_PAYMENT.COMPLETED': paymentFrom('success'),
  'INCOMING_PAYMENT.FAILED': paymentFrom('fail.compliance'),
  'INCOMING_PAYMENT.REFUND_PENDING': paymentFrom('fail.compliance'),
  'INCOMING_PAYMENT.REFUND_COMPLETED': paymentFrom('fail.compliance'),
  'INCOMING_PAYMENT.REFUND_FAILED': paymentFrom('fail.refund'),
  'CUSTOMER.KYC_PENDING': verified(person('X')),
  'CUSTOMER.KYC_APPROVED': verified(person('X')),
  'CUSTOMER.KYC_REJECTED': verified(person('002')),
  'CUSTOMER.KYB_PENDING': verified(company('678')),
  'CUSTOMER.KYB_APPROVED': verified(company('678')),
  'CUSTOMER.KYB_REJECTED': verified(company('002')),
  'VERIFICATION.IN_PROGRESS': verified(person('X')),
  'VERIFICATION.APPROVED': verified(person('X')),
  'VERIFICATION.REJECTED': verified(person('002')),
  'VERIFICATION.PENDING_MANUAL_REVIEW': verified(person('001')),
  'VERIFICATION.RESOLVE_ERRORS': verified(personWithoutDocuments),
  'VERIFICATION.READY_FOR_VERIFICATION': verified(personWithoutDocuments, (service, customerId) =>
    service.succeed('createDocument', 201, { form: passport(customerId) }),
  ),
  'EXTERNAL_ACCOUNT.STATUS_UPDATED': async () => {
    const service = createTestService()
    const { customerId } = await createTestWallet(service)
    const { accountInfo, ...payee } = usdPayee({ customerId, accountNumber: '98765432109' })
    const beneficiary = { ...accountInfo.beneficiary, fullName: 'Charles Babbage 101' }
    await service.succeed('createExternalAccount', 201, {
      body: { ...payee, accountInfo: { ...accountInfo, beneficiary } },
    })
    service.sandbox.clock.advance(longEnoughMs)
    return service
  },
  'INTERNAL_ACCOUNT.BALANCE_UPDATED': () => account(() => undefined),
  'INTERNAL_ACCOUNT.STATUS_UPDATED': () =>
    account(({ sandbox }, accountId) => sandbox.accounts.setStatus({ accountId, status: 'FROZEN' })),
  'INTERNAL_ACCOUNT.FUNDING_INSTRUCTIONS_UPDATED': () =>
    account(({ sandbox }, accountId) => sandbox.accounts.renewInstructions({ accountId })),
  'INVITATION.CLAIMED': claimedInvitation,
  'BULK_UPLOAD.COMPLETED': imported('customerType,fullName\nINDIVIDUAL,Ada Lovelace\n'),
  'BULK_UPLOAD.FAILED': imported('customerType\nROBOT\n'),
  'AGENT_ACTION.PENDING_APPROVAL': async () => {
    const { service, pay } = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
    await pay(1)
    return service
  },
  'CARD.STATE_CHANGE': () => changedCard(() => ({ state: 'FROZEN' })),
  'CARD.FUNDING_SOURCE_CHANGE': () => changedCard((accountId) => ({ fundingSources: [accountId] })),
  'CARD_TRANSACTION.AUTHORIZED': () => purchase('SHOP'),
  'CARD_TRANSACTION.DECLINED': () => purchase('SHOP 002'),
  'CARD_TRANSACTION.EXCEPTION': () => purchase('SHOP 006'),
  'CARD_TRANSACTION.PARTIALLY_SETTLED': cleared(2_000),
  'CARD_TRANSACTION.SETTLED': cleared(5_000),
  'CARD_TRANSACTION.VOIDED': cleared(0),
}

const announced = ({ sandbox }: TestService) => sandbox.webhooks.deliveries().map(({ type }) => type)

test.each(Object.entries(causes))('%s is announced when it happens', async (type, cause) => {
  expect(announced(await cause())).toContain(type)
})

test('a return of a card purchase announces the settled purchase again, and no refund', async () => {
  const service = await purchase('SHOP', async ({ service: inner, params, cardTransactionId }) => {
    await inner.succeed('simulateCardClearing', 202, { params, body: { cardTransactionId, amount: 5_000 } })
    await inner.succeed('simulateCardReturn', 202, { params, body: { cardTransactionId, amount: 5_000 } })
  })
  const types = announced(service).filter((type) => type.startsWith('CARD_TRANSACTION.'))
  expect(types).toEqual(['CARD_TRANSACTION.AUTHORIZED', ...Array(3).fill('CARD_TRANSACTION.SETTLED')])
})
