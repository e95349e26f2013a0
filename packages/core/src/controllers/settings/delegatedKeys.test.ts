import { createCard } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { activityText } from '../../../test/crypto/activities.ts'
import { createLiveWorld, eventually, streams } from '../../../test/liveWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createCardFreeze } from './cardFreeze.ts'
import { createDelegatedKeyList } from './delegatedKeys.ts'

/** A signed-in user whose wallet pays for one card. */
async function cardWorld({ world: given }: { world?: TestWorld } = {}) {
  const world = given ?? (await signedInWorld())
  const { accountId, customerId } = world.ada
  const card = await world.service.call(createCard, {
    body: { cardholderId: customerId, form: 'VIRTUAL', fundingSources: [accountId], platformCardId: 'card-100' },
  })
  return {
    world,
    cardId: card.id,
    list: createDelegatedKeyList(world.client, { accountId }),
  }
}

type List = Awaited<ReturnType<typeof cardWorld>>['list']
const content = (list: List) => {
  const { list: read } = list.getSnapshot()
  return read.status === 'ready' ? read.content : undefined
}
const creations = (world: TestWorld) =>
  world.network.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /auth/delegated-keys')

test('a key is delegated in three legs with one body and two signatures by one session', async () => {
  const { world, list, cardId } = await cardWorld()
  await list.load()
  expect(content(list)).toMatchObject({ keys: [], cards: [{ id: cardId }] })
  const { accountId } = world.ada
  expect(world.network.requests.map(({ path }) => path)).toContain(
    `/cards?${new URLSearchParams({ accountId, limit: '100' })}`,
  )

  await list.change({ type: 'create', cardId, nickname: ' Groceries ' })

  expect(list.getSnapshot().change.status).toBe('done')
  await expect.poll(() => content(list)?.keys).toMatchObject([{ cardId, nickname: 'Groceries', status: 'ACTIVE' }])
  const legs = creations(world)
  expect(new Set(legs.map(({ body }) => body))).toEqual(
    new Set([JSON.stringify({ cardId, internalAccountId: world.ada.accountId, nickname: 'Groceries' })]),
  )
  const ids = legs.map(({ headers }) => headers['request-id'])
  expect([ids.length, ids[0], new Set(ids).size]).toEqual([3, undefined, 3])
})

test('a delegation is ended without a signature, and then another one can be made', async () => {
  const { world, list, cardId } = await cardWorld()
  await list.change({ type: 'create', cardId, nickname: 'One' })
  await expect.poll(() => content(list)?.keys.length).toBe(1)
  await list.change({ type: 'create', cardId, nickname: 'Two' })
  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'CONFLICT', httpStatus: 409 } })
  await world.client.sessions.end(world.ada.accountId)

  await list.change({ type: 'revoke', delegatedKeyId: content(list)?.keys[0]?.id ?? '' })

  expect(list.getSnapshot().change.status).toBe('done')
  await expect.poll(() => content(list)?.keys).toMatchObject([{ status: 'REVOKED' }])
})

test('a key that is gone counts as ended', async () => {
  const { world, list } = await cardWorld()
  world.sandbox.scenarios.failNext('deleteDelegatedKey', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  await list.change({ type: 'revoke', delegatedKeyId: 'DelegatedKey:00000000-0000-4000-8000-000000000000' })
  expect(list.getSnapshot().change.status).toBe('done')
})

test.each([
  [403, 'FORBIDDEN'],
  [429, 'RATE_LIMITED'],
] as const)('a key that the service does not end, by %i %s, is not called ended', async (status, code) => {
  const { world, list, cardId } = await cardWorld()
  await list.change({ type: 'create', cardId, nickname: 'One' })
  await expect.poll(() => content(list)?.keys.length).toBe(1)
  world.sandbox.scenarios.failNext('deleteDelegatedKey', { status, code })

  await list.change({ type: 'revoke', delegatedKeyId: content(list)?.keys[0]?.id ?? '' })

  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code } })
  await list.load()
  expect(content(list)?.keys).toMatchObject([{ status: 'ACTIVE' }])
})

test('a lost second response leaves a pending key, and the next attempt is a new request', async () => {
  const { world, list, cardId } = await cardWorld()
  world.sandbox.scenarios.failNext('createDelegatedKey', { status: 500, code: 'INTERNAL_ERROR', after: true, skip: 1 })

  await list.change({ type: 'create', cardId, nickname: 'Groceries' })
  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
  await expect.poll(() => content(list)?.keys).toMatchObject([{ status: 'PENDING' }])
  expect(creations(world)).toHaveLength(2)

  await list.change({ type: 'create', cardId, nickname: 'Groceries' })
  await expect.poll(() => content(list)?.keys.map(({ status }) => status)).toEqual(['PENDING', 'ACTIVE'])
})

test('a relay that requests a third signature gets two', async () => {
  const { world, list, cardId } = await cardWorld()
  let number = 0
  world.network.tamper('POST /auth/delegated-keys', () => {
    const payloadToSign = activityText('ACTIVITY_TYPE_CREATE_POLICY_V3')
    const body = { payloadToSign, requestId: `Request:${++number}`, expiresAt: '2026-03-01T12:05:00Z' }
    return new Response(JSON.stringify(body), { status: 202 })
  })

  await list.change({ type: 'create', cardId, nickname: 'Groceries' })

  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(creations(world)).toHaveLength(3)
})

test('a relay that has an export signed as the second payload gets one signature', async () => {
  const { world, list, cardId } = await cardWorld()
  world.network.tamper('POST /auth/delegated-keys', (body) =>
    body.includes('CREATE_POLICY')
      ? JSON.stringify({ ...JSON.parse(body), payloadToSign: activityText('ACTIVITY_TYPE_EXPORT_WALLET') })
      : body,
  )

  await list.change({ type: 'create', cardId, nickname: 'Groceries' })

  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'PAYLOAD_MISMATCH' } })
  expect(creations(world)).toHaveLength(2)
})

test('a key for another card or wallet is rejected', async () => {
  for (const field of ['cardId', 'accountId']) {
    const { world, list, cardId } = await cardWorld()
    world.network.tamper('POST /auth/delegated-keys', (body, { status }) =>
      status === 201 ? JSON.stringify({ ...JSON.parse(body), [field]: 'Other:1' }) : body,
    )
    await list.change({ type: 'create', cardId, nickname: 'Groceries' })
    expect(list.getSnapshot().change).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  }
})

test('a card that is frozen meanwhile is read again, so that it is no longer one to choose', async () => {
  const world = await createLiveWorld()
  const { list, cardId } = await cardWorld({ world })
  await list.load()
  const stop = list.subscribe(() => {})
  await eventually(() => streams(world).length > 0)
  const freeze = createCardFreeze(world.client, { accountId: world.ada.accountId })
  await freeze.load()

  await freeze.change({ cardId, isFrozen: true })
  await world.sandbox.webhooks.settled()

  await eventually(() => content(list)?.cards.find(({ id }) => id === cardId)?.state === 'FROZEN')
  stop()
  list.destroy()
  freeze.destroy()
})
