import { expect, test } from 'vitest'
import { createSteppedStore } from '../../test/createSteppedStore.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createRegistrationChallenges, registrationLifetimeMs } from './registrationChallenges.ts'

const ada = { customerId: 'Customer:1', accountId: 'InternalAccount:1' }
const body = new TextEncoder().encode('{"type":"PASSKEY"}')

function createChallenges(shared?: SharedStore) {
  const clock = { now: 0 }
  const now = () => clock.now
  const store = shared ?? createMemoryStore({ now })
  const { issue, ...challenges } = createRegistrationChallenges({ store, now })
  const issueChallenge = async (enrollment: typeof ada) => (await issue(enrollment)) ?? 'none'
  return { clock, store, challenges: { ...challenges, issue: issueChallenge } }
}

test('a challenge is 32 random bytes, another one each time', async () => {
  const { challenges } = createChallenges()

  const issued = await Promise.all(
    Array.from({ length: 50 }, (_, number) => challenges.issue({ ...ada, customerId: `Customer:${number}` })),
  )

  expect(new Set(issued).size).toBe(50)
  for (const challenge of issued) expect(Buffer.from(challenge, 'base64url')).toHaveLength(32)
})

test.each([
  [registrationLifetimeMs - 1, true],
  [registrationLifetimeMs, false],
])('%i ms after it was issued a challenge passes: %s', async (later, passes) => {
  const { challenges, clock } = createChallenges()
  const challenge = await challenges.issue(ada)
  clock.now += later

  expect(await challenges.spend({ ...ada, challenge, body })).toBe(passes)
})

test.each([
  [registrationLifetimeMs - 1, true],
  [registrationLifetimeMs, false],
])('%i ms after the first request its retry passes: %s', async (later, passes) => {
  const { challenges, clock } = createChallenges()
  const challenge = await challenges.issue(ada)
  clock.now += registrationLifetimeMs - 1
  await challenges.spend({ ...ada, challenge, body })
  clock.now += later

  expect(await challenges.confirm({ ...ada, challenge, body })).toBe(passes)
})

test.each([
  ['customer', { ...ada, customerId: 'Customer:2' }],
  ['account', { ...ada, accountId: 'InternalAccount:2' }],
])('a challenge does not pass for another %s, and is still valid for its own', async (_what, other) => {
  const { challenges } = createChallenges()
  const challenge = await challenges.issue(ada)

  const foreign = await challenges.spend({ ...other, challenge, body })
  const own = await challenges.spend({ ...ada, challenge, body })
  const foreignRetry = await challenges.confirm({ ...other, challenge, body })

  expect([foreign, own, foreignRetry]).toEqual([false, true, false])
})

test('of many requests at once exactly one passes, and of their retries exactly one', async () => {
  const { challenges } = createChallenges()
  const challenge = await challenges.issue(ada)
  const attempt = { ...ada, challenge, body }

  const first = await Promise.all(Array.from({ length: 20 }, () => challenges.spend(attempt)))
  const second = await Promise.all(Array.from({ length: 20 }, () => challenges.confirm(attempt)))

  expect([first, second].map((results) => results.filter(Boolean).length)).toEqual([1, 1])
})

test('of requests that race within a process exactly one passes, in 100 orders', async () => {
  const winners: number[] = []

  for (let seed = 0; seed < 100; seed++) {
    const { store, play } = createSteppedStore({ seed })
    const { challenges } = createChallenges(store)
    const challenge = await play(challenges.issue(ada))
    const attempt = { ...ada, challenge, body }
    const first = await play(Promise.all([challenges.spend(attempt), challenges.spend(attempt)]))
    const second = await play(Promise.all([challenges.confirm(attempt), challenges.confirm(attempt)]))
    winners.push(first.filter(Boolean).length, second.filter(Boolean).length)
  }

  expect(new Set(winners)).toEqual(new Set([1]))
})

test('another process with the same store knows the challenge, and that it was used', async () => {
  const { challenges, store } = createChallenges()
  const other = createChallenges(store).challenges
  const challenge = await challenges.issue(ada)
  const attempt = { ...ada, challenge, body }

  const spent = [await other.spend(attempt), await challenges.spend(attempt)]
  const confirmed = [await challenges.confirm(attempt), await other.confirm(attempt)]

  expect([spent, confirmed]).toEqual([
    [true, false],
    [true, false],
  ])
})

test('the store learns neither the challenge nor whose it is', async () => {
  const memory = createMemoryStore({ now: () => 0 })
  const written: string[][] = []
  const set: SharedStore['set'] = (key, value, lifetime) => {
    written.push([key, value])
    return memory.set(key, value, lifetime)
  }
  const { challenges } = createChallenges({ ...memory, set })
  const challenge = await challenges.issue(ada)
  await challenges.spend({ ...ada, challenge, body })

  expect(written.length).toBeGreaterThan(1)
  const everything = JSON.stringify(written)
  for (const value of [challenge, ada.customerId, ada.accountId, 'PASSKEY']) expect(everything).not.toContain(value)
})

test('a value that a stranger wrote into the store is not accepted', async () => {
  const keys: string[] = []
  const memory = createMemoryStore({ now: () => 0 })
  const set: SharedStore['set'] = async (key, _value, lifetime) => {
    keys.push(key)
    await memory.set(key, '{"expiresAt":"never"}', lifetime)
  }
  const { challenges } = createChallenges({ ...memory, set })
  const challenge = await challenges.issue(ada)

  expect(await challenges.spend({ ...ada, challenge, body })).toBe(false)
  expect(keys).toHaveLength(1)
})
