import { expect, test } from 'vitest'
import type { PlatformResponse } from '../responses.ts'
import { errorResponse, Refusal } from '../responses.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createAttempts } from './attempts.ts'

const refused = errorResponse(401, { code: 'UNAUTHORIZED', message: 'No' })
const accepted = errorResponse(200, { code: 'UNAUTHORIZED', message: 'Yes' })

type World = { store?: SharedStore; clock?: { now: number } }

function createTestAttempts({ clock = { now: 1_000_000 }, ...world }: World = {}) {
  const { store = createMemoryStore({ now: () => clock.now }) } = world
  const attempts = createAttempts({
    kind: 'proofs',
    store,
    most: 3,
    waitMs: 60_000,
    forgottenAfterMs: 600_000,
  })
  const run = (name: string, work: () => Promise<PlatformResponse> = async () => refused) =>
    attempts.run(name, work, { counts: ({ status }) => status === 401 }).catch((error: unknown) => {
      if (error instanceof Refusal) return error.answer
      throw error
    })
  const statuses = async (times: number, name = 'a') => {
    const seen: number[] = []
    for (let number = 0; number < times; number++) seen.push((await run(name)).status)
    return seen
  }
  return { attempts, run, statuses, clock, store }
}

test('attempts beyond the limit are refused, with the time to wait', async () => {
  const { run, statuses, clock } = createTestAttempts()
  await statuses(3)
  clock.now += 1_500

  const answer = await run('a')

  expect(answer.status).toBe(429)
  expect(answer.headers).toMatchObject({ 'retry-after': '59' })
  expect(JSON.parse(String(answer.body))).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

test('a refused attempt runs nothing and does not make the wait longer', async () => {
  const { run, statuses, clock } = createTestAttempts()
  await statuses(3)
  clock.now += 59_000
  let hasRun = false
  await run('a', async () => {
    hasRun = true
    return refused
  })
  clock.now += 1_000

  expect([hasRun, ...(await statuses(4))]).toEqual([false, 401, 401, 401, 429])
})

test('attempts are counted over a long time, as long as the pauses are shorter than it takes to forget', async () => {
  const { statuses, clock } = createTestAttempts()
  await statuses(1)
  clock.now += 599_000
  await statuses(1)
  clock.now += 599_000

  expect(await statuses(2)).toEqual([401, 429])
})

test('attempts below the limit are forgotten after a while', async () => {
  const { statuses, clock } = createTestAttempts()
  await statuses(2)
  clock.now += 600_000

  expect(await statuses(4)).toEqual([401, 401, 401, 429])
})

test('each name has attempts of its own, and they can be forgotten', async () => {
  const { attempts, statuses } = createTestAttempts()
  await statuses(3)

  const others = await statuses(1, 'b')
  await attempts.forget('a')

  expect([...others, ...(await statuses(1))]).toEqual([401, 401])
})

test('an attempt that does not count, and one that fails, are given back', async () => {
  const { run, statuses } = createTestAttempts()
  for (let number = 0; number < 5; number++) {
    await run('a', async () => accepted)
    await expect(run('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  }

  expect(await statuses(4)).toEqual([401, 401, 401, 429])
})

test('of a hundred attempts at once only as many run as the limit allows', async () => {
  const { run } = createTestAttempts()

  const answers = await Promise.all(Array.from({ length: 100 }, () => run('a')))

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
})

test('processes with one store count together, and the store sees no name', async () => {
  const clock = { now: 1_000_000 }
  const memory = createMemoryStore({ now: () => clock.now })
  const keys = new Set<string>()
  const set: SharedStore['set'] = (key, ...entry) => {
    keys.add(key)
    return memory.set(key, ...entry)
  }
  const store = { ...memory, set }
  const [first, second] = [createTestAttempts({ store, clock }), createTestAttempts({ store, clock })]
  await first.statuses(2, 'AuthMethod:1')

  expect(await second.statuses(2, 'AuthMethod:1')).toEqual([401, 429])
  expect([...keys].join()).toMatch(/^countersign:attempts:proofs:[0-9a-f]{64}$/)
})

test('a value of another program in the store is not taken for a count', async () => {
  const store = { ...createMemoryStore({ now: () => 0 }), get: async () => '{"count":"many"}' }

  expect(await createTestAttempts({ store }).statuses(1)).toEqual([401])
})
