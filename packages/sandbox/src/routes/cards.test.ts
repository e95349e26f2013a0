import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../test/createTestService.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

async function cardholder() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const body = { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId] }
  const query = { accountId: wallet.accountId }
  return { service, wallet, body, query }
}

test.each([
  ['card-001', { state: 'PROCESSING', last4: '0001' }],
  ['card-002', { state: 'CLOSED', stateReason: 'ISSUER_REJECTED' }],
  ['card-005', { state: 'PROCESSING' }],
  ['card-4242', { state: 'ACTIVE', last4: '4242' }],
])('the end of %s decides what becomes of the card', async (platformCardId, outcome) => {
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

test("another person's account cannot pay for a card", async () => {
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

test('a cardholder who never was is 404, a card that nothing pays for 400', async () => {
  const { service, body } = await cardholder()
  expect(await service.refuse('createCard', { body: { ...body, cardholderId: 'Customer:none' } })).toMatchObject(
    refused(404, 'USER_NOT_FOUND'),
  )
  expect(await service.refuse('createCard', { body: { ...body, fundingSources: [] } })).toMatchObject(
    refused(400, 'INVALID_INPUT'),
  )
})
