import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createCardFreeze } from './cardFreeze.ts'

/** A signed-in user whose wallet pays for one card. */
async function cardWorld({ platformCardId = 'card-4242' } = {}) {
  const world = await signedInWorld()
  const { accountId, customerId } = world.ada
  const terms = { form: 'VIRTUAL', fundingSources: [accountId], platformCardId }
  const { id } = await world.service('POST', '/cards', { cardholderId: customerId, ...terms })
  const freeze = createCardFreeze(world.client, { accountId })
  await freeze.load()
  const cardId = String(id)
  const change = (isFrozen: boolean) => freeze.change({ cardId, isFrozen })
  const shown = () => {
    const { list } = freeze.getSnapshot()
    return list.status === 'ready' ? list.content.map(({ state }) => state) : list.status
  }
  const sent = () => world.network.requests.filter(({ method }) => method === 'PATCH')
  return { world, freeze, cardId, change, shown, sent }
}

test('a card is frozen and unfrozen by one request each, without a signature', async () => {
  const { world, freeze, cardId, change, shown, sent } = await cardWorld()
  expect(shown()).toEqual(['ACTIVE'])
  for (const [isFrozen, state] of [
    [true, 'FROZEN'],
    [false, 'ACTIVE'],
  ] as const) {
    await change(isFrozen)
    expect(freeze.getSnapshot().change).toEqual({ status: 'done', input: { cardId, isFrozen }, result: 'changed' })
    await expect.poll(shown).toEqual([state])
  }
  expect(sent().map(({ body }) => body)).toEqual(['{"state":"FROZEN"}', '{"state":"ACTIVE"}'])
  const { walletSignatureHeader } = world.client.transport.headerNames
  for (const { headers } of sent()) expect(headers[walletSignatureHeader.toLowerCase()]).toBeUndefined()
})

test('where the service asks for a signature, the session signs, and without one the user signs in first', async () => {
  const { world, freeze, change, shown, sent } = await cardWorld()
  world.sandbox.cards.setRules({ changes: 'signed' })
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'changed' })
  await expect.poll(shown).toEqual(['FROZEN'])
  const { walletSignatureHeader } = world.client.transport.headerNames
  expect(sent().map(({ headers }) => headers[walletSignatureHeader.toLowerCase()] !== undefined)).toEqual([false, true])

  await world.client.sessions.end(world.ada.accountId)
  await change(false)
  expect(freeze.getSnapshot().change).not.toMatchObject({ status: 'done' })
  expect(shown()).toEqual(['FROZEN'])
})

test('a card is frozen without a session of the wallet', async () => {
  const { world, freeze, change } = await cardWorld()
  await world.client.sessions.end(world.ada.accountId)
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'changed' })
})

test.each([
  ['a response that was lost', { status: 500, code: 'INTERNAL_ERROR', after: true }],
  ['a refusal because it is frozen already', { status: 409, code: 'INVALID_STATE_TRANSITION', after: true }],
])('%s counts as frozen once the card is read as frozen', async (_, failure) => {
  const { world, freeze, change, shown, sent } = await cardWorld()
  world.sandbox.scenarios.failNext('updateCard', failure)
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'changed' })
  await expect.poll(shown).toEqual(['FROZEN'])
  expect(sent()).toHaveLength(1)
})

test.each([
  { status: 500, code: 'INTERNAL_ERROR' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
  { status: 504, code: 'TIMEOUT' },
])('$status $code leaves the outcome unknown while the card is read as active', async (failure) => {
  const { world, freeze, change, shown } = await cardWorld()
  world.sandbox.scenarios.failNext('updateCard', failure)
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'unknown' })
  await expect.poll(shown).toEqual(['ACTIVE'])
})

test('the outcome is unknown when the card cannot be read after a lost response', async () => {
  const { world, freeze, change } = await cardWorld()
  world.sandbox.scenarios.failNext('updateCard', { status: 500, code: 'INTERNAL_ERROR', after: true })
  world.sandbox.scenarios.failNext('listCards', { status: 503, code: 'SERVICE_UNAVAILABLE' })
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'unknown' })
})

test.each([
  ['says that it is still active', (body: string) => body.replaceAll('"FROZEN"', '"ACTIVE"')],
  ['is about another card', (body: string) => body.replace('"id":"Card:', '"id":"Card:x')],
])('a response that %s is rejected: the card is read', async (_, tamper) => {
  const { world, freeze, change } = await cardWorld()
  world.network.tamper('PATCH', tamper)
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'changed' })
  expect(world.network.requests.at(-1)).toMatchObject({ method: 'GET' })
})

test.each([
  ['card-002', 'CARD_NOT_MUTABLE'],
  ['card-001', 'INVALID_STATE_TRANSITION'],
])('a refusal is a failure: %s ends with %s', async (platformCardId, code) => {
  const { freeze, change } = await cardWorld({ platformCardId })
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'idle', error: { code } })
})

test("another customer's card is neither listed nor frozen", async () => {
  const { world, freeze, cardId, shown } = await cardWorld()
  const grace = await world.addPerson('grace@example.com')
  const terms = { form: 'VIRTUAL', fundingSources: [grace.accountId] }
  const { id } = await world.service('POST', '/cards', { cardholderId: grace.customerId, ...terms })
  await freeze.load()
  expect(shown()).toEqual(['ACTIVE'])

  await freeze.change({ cardId: String(id), isFrozen: true })

  expect(freeze.getSnapshot().change).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND', httpStatus: 404 } })
  const { data } = await world.service('GET', `/cards?cardholderId=${grace.customerId}`)
  expect(data).toMatchObject([{ id, state: 'ACTIVE' }])
  expect(cardId).not.toBe(id)
})
