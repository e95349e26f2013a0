import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { createActivityList } from './activityList.ts'

const isIn = ({ type }: Transaction) => type === 'INCOMING'

/** A wallet with money in it and, since then, prices that were only looked at. */
async function worldWithDrafts(count: number) {
  const world = await signedInWorld()
  for (let draft = 0; draft < count; draft++) await reviewedQuote(world)
  world.network.requests.length = 0
  const pages = () => world.network.requests.filter(({ path }) => path.startsWith('/transactions?')).length
  return { ...world, pages }
}

test('what is wanted is looked for beyond the pages in which it is not', async () => {
  const { client, pages } = await worldWithDrafts(3)
  const list = createActivityList(client, { limit: 1 })
  await list.refresh()
  expect(list.getSnapshot().content?.items.some(isIn)).toBe(false)

  const { content } = await list.findMore(isIn)

  expect(content?.items.filter(isIn)).toHaveLength(1)
  expect(content?.items).toHaveLength(4)
  expect(pages()).toBe(4)
})

test('one press reads ten pages at most, and the next press continues from there', async () => {
  const { client, network, pages } = await worldWithDrafts(1)
  // A relay that always has another page.
  let page = 0
  network.tamper('GET /transactions?', () =>
    Response.json({
      data: [
        {
          id: `Transaction:${String(++page).padStart(8, '0')}-0000-4000-8000-000000000000`,
          status: 'PENDING',
          type: 'OUTGOING',
        },
      ],
      hasMore: true,
      nextCursor: `${page}`,
    }),
  )
  const list = createActivityList(client, { limit: 1 })
  await list.refresh()

  await list.findMore(isIn)
  expect(pages()).toBe(11)
  await list.findMore(isIn)
  expect(pages()).toBe(21)
})

test('it stops at a failure and keeps what was found', async () => {
  const { client, network } = await worldWithDrafts(2)
  const list = createActivityList(client, { limit: 1 })
  await list.refresh()
  network.offline = true

  const state = await list.findMore(isIn)

  expect(state).toMatchObject({ status: 'ready', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(state.content?.items).toHaveLength(1)
})

test('only what began in a period is read', async () => {
  const { client, clock } = await worldWithDrafts(1)
  const read = async (from: number, to: number) => {
    const list = createActivityList(client, { from: new Date(from), to: new Date(to) })
    return (await list.refresh()).content?.items.length
  }
  const now = clock.now()

  expect(await read(now - 3_600_000, now + 3_600_000)).toBe(2)
  expect(await read(now + 3_600_000, now + 7_200_000)).toBe(0)
})
