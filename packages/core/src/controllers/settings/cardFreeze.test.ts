import { createCard, listCards } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createCardFreeze } from './cardFreeze.ts'

/** A signed-in user whose wallet pays for one card. */
async function cardWorld({ platformCardId = 'card-4242' } = {}) {
  const world = await signedInWorld()
  const { accountId, customerId } = world.ada
  const terms = { form: 'VIRTUAL' as const, fundingSources: [accountId], platformCardId }
  const { id } = await world.service.call(createCard, { body: { cardholderId: customerId, ...terms } })
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

type World = Awaited<ReturnType<typeof cardWorld>>['world']

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

test.each([
  ['cannot be read', (world: World) => world.network.lose('GET /cards', 'response')],
  [
    'is no longer listed, while another one is frozen',
    (world: World) =>
      world.network.tamper('GET /cards', (body) =>
        body.replace('"id":"Card:', '"id":"Card:x').replace('ACTIVE', 'FROZEN'),
      ),
  ],
])('the outcome is unknown when the card %s after a lost response', async (_, hide) => {
  const { world, freeze, change } = await cardWorld()
  world.sandbox.scenarios.failNext('updateCard', { status: 500, code: 'INTERNAL_ERROR', after: true })
  hide(world)
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'unknown' })
})

test('a card counts as frozen once the response says so, even if it cannot be read then', async () => {
  const { world, freeze, change } = await cardWorld()
  world.network.lose('GET /cards', 'response')
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'changed' })
})

test('a response that says that the card is still active proves nothing if it cannot be read then', async () => {
  const { world, freeze, change } = await cardWorld()
  world.network.tamper('PATCH', (body) => body.replaceAll('"FROZEN"', '"ACTIVE"'))
  world.network.lose('GET /cards', 'response')
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'done', result: 'unknown' })
})

test('only the cards of this wallet are read, as many as a page may have', async () => {
  const { world } = await cardWorld()
  const { path } = world.network.requests.at(-1) ?? {}
  expect(path).toBe(`/cards?${new URLSearchParams({ accountId: world.ada.accountId, limit: '100' })}`)
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

test('a refusal for another reason is a failure although the card is as it was requested', async () => {
  const { world, freeze, change } = await cardWorld()
  world.sandbox.scenarios.failNext('updateCard', { status: 409, code: 'CARD_NOT_MUTABLE', after: true })
  await change(true)
  expect(freeze.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'CARD_NOT_MUTABLE' } })
})

test("another customer's card is neither listed nor frozen", async () => {
  const { world, freeze, cardId, shown } = await cardWorld()
  const grace = await world.addPerson('grace@example.com')
  const terms = { form: 'VIRTUAL' as const, fundingSources: [grace.accountId] }
  const { id } = await world.service.call(createCard, { body: { cardholderId: grace.customerId, ...terms } })
  await freeze.load()
  expect(shown()).toEqual(['ACTIVE'])

  await freeze.change({ cardId: String(id), isFrozen: true })

  expect(freeze.getSnapshot().change).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND', httpStatus: 404 } })
  const { data } = await world.service.call(listCards, { query: { cardholderId: grace.customerId } })
  expect(data).toMatchObject([{ id, state: 'ACTIVE' }])
  expect(cardId).not.toBe(id)
})
