import { expect, test } from 'vitest'
import { cardholder } from '../../../../test/cardholder.ts'
import { createTestWallet, fieldsOf, login } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

async function issuedCard(platformCardId: string) {
  const { service, body } = await cardholder()
  const { id: cardId } = await service.succeed('createCard', 201, { body: { ...body, platformCardId } })
  return { service, params: { cardId } }
}

test('an active card is frozen, a frozen one is unfrozen, and the list shows it', async () => {
  const { service, params } = await issuedCard('card-4242')
  service.sandbox.clock.advance(60_000)
  for (const state of ['FROZEN', 'ACTIVE'] as const) {
    const changed = await service.succeed('updateCard', 200, { params, body: { state } })
    expect(changed).toMatchObject({ id: params.cardId, state })
    expect(+(changed.updatedAt ?? 0)).toBe(service.sandbox.clock.now())
    expect((await service.succeed('listCards', 200, { query: {} })).data).toMatchObject([{ state }])
  }
})

test.each([
  ['card-4242', 'ACTIVE', 'INVALID_STATE_TRANSITION'],
  ['card-001', 'FROZEN', 'INVALID_STATE_TRANSITION'],
  ['card-005', 'FROZEN', 'INVALID_STATE_TRANSITION'],
  ['card-002', 'FROZEN', 'CARD_NOT_MUTABLE'],
  ['card-002', 'ACTIVE', 'CARD_NOT_MUTABLE'],
] as const)('%s cannot become %s: %s', async (platformCardId, state, code) => {
  const { service, params } = await issuedCard(platformCardId)
  expect(await service.refuse('updateCard', { params, body: { state } })).toMatchObject(refused(409, code))
})

test('a card that does not exist is not found', async () => {
  const { service } = await cardholder()
  const request = { params: { cardId: 'Card:none' }, body: { state: 'FROZEN' } }
  expect(await service.refuse('updateCard', request)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
})

test.each([
  [{}, 'body'],
  [{ state: 'PROCESSING' }, 'state'],
  [{ state: 'CLOSED', maxSpendPerTransaction: 1 }, 'state'],
  [{ state: 'CLOSED', fundingSources: ['InternalAccount:1'] }, 'state'],
  [{ fundingSources: [] }, 'fundingSources'],
  [{ maxSpendPerTransaction: 0 }, 'maxSpendPerTransaction'],
])('%j is not a change of a card', async (body, field) => {
  const { service, params } = await issuedCard('card-4242')
  const refusal = await service.refuse('updateCard', { params, body })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(fieldsOf(refusal)).toEqual([field])
})

test('a card is read by its id, under both names of its state', async () => {
  const { service, params } = await issuedCard('card-4242')
  const response = await service.call('getCard', { params })
  expect(await response.json()).toMatchObject({
    id: params.cardId,
    ...{ state: 'ACTIVE', status: 'ACTIVE', brand: 'VISA', currency: 'USD', expMonth: 1, expYear: 2029 },
  })
  expect(await service.refuse('getCard', { params: { cardId: 'Card:none' } })).toMatchObject(
    refused(404, 'REFERENCE_NOT_FOUND'),
  )
})

test.each(['state', 'status'])('a card is closed for good by %s, and nothing changes it afterwards', async (name) => {
  const { service, params } = await issuedCard('card-4242')
  const closed = await service.succeed('updateCard', 200, { params, body: { [name]: 'CLOSED' } })
  expect(closed).toMatchObject({ state: 'CLOSED', stateReason: 'CLOSED_BY_PLATFORM' })

  const codeOf = async (body: object) => (await service.refuse('updateCard', { params, body })).body.code
  expect(await codeOf({ state: 'CLOSED' })).toBe('CARD_ALREADY_CLOSED')
  expect(await codeOf({ state: 'ACTIVE' })).toBe('CARD_NOT_MUTABLE')
  expect(await codeOf({ maxSpendPerTransaction: 1 })).toBe('CARD_NOT_MUTABLE')
})

test('a limit is set and taken away, and a frozen card is closed', async () => {
  const { service, params } = await issuedCard('card-4242')
  const change = (body: object) => service.succeed('updateCard', 200, { params, body })
  expect(await change({ maxSpendPerTransaction: 500 })).toMatchObject({ maxSpendPerTransaction: 500n })
  expect((await change({ maxSpendPerTransaction: null })).maxSpendPerTransaction).toBeUndefined()
  expect(await change({ state: 'FROZEN', maxSpendPerTransaction: 7 })).toMatchObject({
    state: 'FROZEN',
    maxSpendPerTransaction: 7n,
  })
  expect(await change({ state: 'CLOSED' })).toMatchObject({ state: 'CLOSED' })
})

test('what pays for a card is replaced as a whole, by accounts of its cardholder alone', async () => {
  const { service, wallet, body } = await cardholder()
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  const change = { params: { cardId }, body: { fundingSources: [grace.accountId] } }
  expect(await service.refuse('updateCard', change)).toMatchObject(refused(400, 'FUNDING_SOURCE_INELIGIBLE'))
  const fundingSources = [wallet.accountId, wallet.accountId]
  expect(await service.succeed('updateCard', 200, { ...change, body: { fundingSources } })).toMatchObject({
    fundingSources: [wallet.accountId],
  })
})

test('a platform without cards answers 501 to all of it', async () => {
  const { service, params } = await issuedCard('card-4242')
  service.sandbox.cards.setRules({ areEnabled: false })
  for (const name of ['listCards', 'getCard', 'revealCard'] as const)
    expect(await service.refuse(name, { params })).toMatchObject(refused(501, 'NOT_IMPLEMENTED'))
})

test('where changes are signed, the wallet that pays for the card signs them', async () => {
  const { service, wallet, body } = await cardholder()
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  const change = { params: { cardId }, body: { state: 'FROZEN' } }
  service.sandbox.cards.setRules({ changes: 'signed' })
  const { key } = await login(service, wallet)
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const stranger = await login(service, grace)

  const { payloadToSign: payload, requestId } = await service.succeed('updateCard', 202, change)
  const signed = async (by: typeof key) => ({ ...change, requestId, signature: await stampWith(by, { payload }) })
  expect(await service.refuse('updateCard', await signed(stranger.key))).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
  expect(await service.refuse('updateCard', { ...(await signed(key)), body: { state: 'CLOSED' } })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
  expect((await service.succeed('getCard', 200, { params: { cardId } })).state).toBe('ACTIVE')
  expect(await service.succeed('updateCard', 200, await signed(key))).toMatchObject({ state: 'FROZEN' })
})
