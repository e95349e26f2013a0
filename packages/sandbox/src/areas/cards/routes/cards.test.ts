import { expect, test } from 'vitest'
import { cardholder } from '../../../../test/cardholder.ts'
import { createTestService, createTestWallet, fieldsOf } from '../../../../test/createTestService.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test.each([
  ['card-001', { state: 'PROCESSING', last4: '0001' }],
  ['card-002', { state: 'CLOSED', stateReason: 'ISSUER_REJECTED' }],
  ['card-005', { state: 'PROCESSING' }],
  ['card-4242', { state: 'ACTIVE', last4: '4242' }],
])('the end of %s decides the state of the card', async (platformCardId, outcome) => {
  const { service, body } = await cardholder()
  expect(await service.succeed('createCard', 201, { body: { ...body, platformCardId } })).toMatchObject(outcome)
})

test('a slow card is active after half a minute, one that is processing is not', async () => {
  const { service, body, query } = await cardholder()
  for (const platformCardId of ['card-005', 'card-001'])
    await service.succeed('createCard', 201, { body: { ...body, platformCardId } })
  service.sandbox.clock.advance(30_000)
  const { data } = await service.succeed('listCards', 200, { query })
  expect(data.map(({ state }) => state)).toEqual(['ACTIVE', 'PROCESSING'])
})

test('the list holds the cards that one account pays for, page by page', async () => {
  const { service, wallet, body, query } = await cardholder()
  for (let count = 0; count < 3; count++) await service.succeed('createCard', 201, { body })
  const first = await service.succeed('listCards', 200, { query: { ...query, limit: '2' } })
  expect(first).toMatchObject({ hasMore: true, totalCount: 3 })
  expect(first.data[0]).toMatchObject({ cardholderId: wallet.customerId, fundingSources: [wallet.accountId] })
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const theirs = await service.succeed('listCards', 200, { query: { accountId: other.accountId } })
  expect(theirs.data).toEqual([])
})

test("another customer's account cannot pay for a card", async () => {
  const { service, body } = await cardholder()
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  expect(await service.refuse('createCard', { body: { ...body, fundingSources: [other.accountId] } })).toMatchObject(
    refused(400, 'FUNDING_SOURCE_INELIGIBLE'),
  )
})

test('an account whose id ends in 002 or 003 cannot pay for a card', async () => {
  const { service, wallet, body } = await cardholder()
  const saved = service.sandbox.exportState()
  for (const ending of ['002', '003']) {
    const accountId = `${wallet.accountId.slice(0, -3)}${ending}`
    service.sandbox.importState(saved.replaceAll(wallet.accountId, accountId))
    expect(await service.refuse('createCard', { body: { ...body, fundingSources: [accountId] } })).toMatchObject(
      refused(400, 'FUNDING_SOURCE_INELIGIBLE'),
    )
  }
})

test.each([
  ['a cardholder who does not exist', 'cardholderId', { cardholderId: 'Customer:none' }],
  ['no funding source', 'fundingSources', { fundingSources: [] }],
  ['a limit of nothing', 'maxSpendPerTransaction', { maxSpendPerTransaction: 0 }],
  ['a limit that is no whole number', 'maxSpendPerTransaction', { maxSpendPerTransaction: 1.5 }],
])('a card with %s is refused for that field', async (_, field, change) => {
  const { service, body } = await cardholder()
  const refusal = await service.refuse('createCard', { body: { ...body, ...change } })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(fieldsOf(refusal)).toEqual([field])
})

test('a card keeps the limit it was made with, and has none otherwise', async () => {
  const { service, body, query } = await cardholder()
  const limited = await service.succeed('createCard', 201, { body: { ...body, maxSpendPerTransaction: 25_000 } })
  expect(limited.maxSpendPerTransaction).toBe(25_000n)
  await service.succeed('createCard', 201, { body })
  const { data } = await service.succeed('listCards', 200, { query })
  expect(data.map(({ maxSpendPerTransaction }) => maxSpendPerTransaction)).toEqual([25_000n, undefined])
})

test('cards are listed without a filter, and by cardholder, account, platform id and state', async () => {
  const { service, wallet, body } = await cardholder()
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const theirs = { cardholderId: grace.customerId, form: 'VIRTUAL', fundingSources: [grace.accountId] }
  await service.succeed('createCard', 201, { body: { ...body, platformCardId: 'ada-4242' } })
  await service.succeed('createCard', 201, { body: { ...body, platformCardId: 'ada-002' } })
  await service.succeed('createCard', 201, { body: { ...theirs, platformCardId: 'grace-1111' } })
  const listed = async (query: Record<string, string>) =>
    (await service.succeed('listCards', 200, { query })).data.map(({ platformCardId }) => platformCardId)

  expect(await listed({})).toEqual(['ada-4242', 'ada-002', 'grace-1111'])
  expect(await listed({ sortOrder: 'desc' })).toEqual(['grace-1111', 'ada-002', 'ada-4242'])
  expect(await listed({ cardholderId: wallet.customerId })).toEqual(['ada-4242', 'ada-002'])
  expect(await listed({ accountId: grace.accountId })).toEqual(['grace-1111'])
  expect(await listed({ platformCardId: 'ada-002' })).toEqual(['ada-002'])
  expect(await listed({ state: 'ACTIVE' })).toEqual(['ada-4242', 'grace-1111'])
  expect(await listed({ state: 'ACTIVE', cardholderId: wallet.customerId })).toEqual(['ada-4242'])
  expect(await listed({ cardholderId: 'Customer:none' })).toEqual([])
})

test.each([
  ['001', 'PENDING_KYC'],
  ['002', 'CARDHOLDER_KYC_NOT_APPROVED'],
  ['003', 'CARDHOLDER_KYC_NOT_APPROVED'],
])('a cardholder whose name ends in %s ends with %s', async (suffix, outcome) => {
  const service = createTestService()
  const person = { customerType: 'INDIVIDUAL', fullName: `Ada Lovelace ${suffix}`, email: 'ada@example.com' }
  const customer = await service.succeed('createCustomer', 201, { body: person })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const fundingSources = accounts.data.map(({ id }) => id)
  const response = await service.call('createCard', {
    body: { cardholderId: customer.id, form: 'VIRTUAL', fundingSources },
  })
  const answer = (await response.json()) as { state?: string; code?: string }
  expect(answer.state ?? answer.code).toBe(outcome)
})

test('a cardholder has as many live cards as the rules allow, and closing one frees a slot', async () => {
  const { service, body } = await cardholder()
  service.sandbox.cards.setRules({ liveCardsPerCardholder: 1 })
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  expect(await service.refuse('createCard', { body })).toMatchObject(refused(409, 'CARD_LIMIT_REACHED'))
  await service.succeed('updateCard', 200, { params: { cardId }, body: { state: 'CLOSED' } })
  await service.succeed('createCard', 201, { body })
  service.sandbox.cards.setRules({ liveCardsPerCardholder: 9, liveCardsPerPlatform: 1 })
  expect(await service.refuse('createCard', { body })).toMatchObject(refused(409, 'CARD_LIMIT_REACHED'))
})

/** A card that waits for its cardholder, and the states that were announced for it. */
async function waitingCard() {
  const service = createTestService()
  const person = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace 001', email: 'ada@example.com' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: person })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
  const body = { cardholderId: customerId, form: 'VIRTUAL', fundingSources: [data[0]!.id] }
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  const announced = () =>
    service.sandbox.webhooks
      .deliveries()
      .filter(({ type }) => type === 'CARD.STATE_CHANGE')
      .map(({ body }) => body)
  return { service, customerId, cardId, announced }
}

test.each([
  ['APPROVED', 'ACTIVE'],
  ['REJECTED', 'CLOSED'],
] as const)('a waiting card changes and is announced at once when its cardholder is %s', async (outcome, state) => {
  const { service, customerId, cardId, announced } = await waitingCard()
  service.sandbox.onboarding.decide({ customerId, outcome })
  expect(announced()).toMatchObject([{ data: { id: cardId, state } }])
  expect((await service.succeed('listCards', 200)).data).toMatchObject([{ state }])
  expect(await service.succeed('getCard', 200, { params: { cardId } })).toMatchObject({ state })
  expect(announced()).toHaveLength(1)
})

test('a waiting card changes when the platform states the outcome itself', async () => {
  const { service, customerId, cardId, announced } = await waitingCard()
  const body = { customerType: 'INDIVIDUAL', kycStatus: 'APPROVED' }
  await service.succeed('updateCustomer', 200, { params: { customerId }, body })
  expect(announced()).toMatchObject([{ data: { id: cardId, state: 'ACTIVE' } }])
})

test('a card keeps waiting while its cardholder is on hold', async () => {
  const { service, customerId, cardId, announced } = await waitingCard()
  service.sandbox.onboarding.decide({ customerId, outcome: 'HOLD' })
  expect(announced()).toEqual([])
  expect(await service.succeed('getCard', 200, { params: { cardId } })).toMatchObject({ state: 'PENDING_KYC' })
})
