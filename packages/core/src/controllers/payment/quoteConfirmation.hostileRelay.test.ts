import { expect, test } from 'vitest'
import { insist } from '../../../test/insistentPerson.ts'
import { everyKindOfLie } from '../../../test/lies.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createLyingRelay, type LyingRelay, type Order } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { payFromEurope, signedInEuropean } from '../../../test/scaJourneys.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type World = Awaited<ReturnType<typeof signedInEuropean>>
type Lies = { name: string; orders: readonly Order[] }

/** Pays once, as a user who presses every button. Returns what went wrong, if anything. */
async function payOnce(world: World, { relay, lies, seed }: { relay: LyingRelay; lies: Lies; seed: number }) {
  const { accountId } = world.ada
  const request = { ...payFromEurope(world, seed % 2 ? 'USD' : 'EUR'), lockedCurrencyAmount: 500n }
  const quoteIds = new Set<string>()
  relay.plan(lies.orders)
  const random = createRandom(seed)
  // What was kept is delivered while the user still looks, or afterwards.
  const deliverAt = 4 + Math.floor(random() * 40)
  const { seen, falsehoods } = await insist({
    world,
    relay,
    random,
    isRestless: true,
    reloads: seed % 3 ? 0 : 0.1,
    onShown: (count) => {
      if (count === deliverAt) void relay.deliver()
    },
    open: (client, quoteId) =>
      createQuoteConfirmation(client, {
        accountId,
        onQuote: ({ id }) => quoteIds.add(id),
        ...(quoteId === undefined ? { request } : { quoteId }),
      }),
  })
  await relay.deliver()
  const paid = [...quoteIds].filter((id) => relay.isPaid(id)).length
  // The service limits proofs, codes and sessions per minute.
  world.clock.advance(61_000)
  return paid <= 1 && falsehoods.length === 0 ? [] : [{ name: lies.name, seed, paid, falsehoods, seen }]
}

async function payAll(runs: readonly Lies[]): Promise<unknown[]> {
  const world = await signedInEuropean()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (const [seed, lies] of runs.entries()) odd.push(...(await payOnce(world, { relay, lies, seed })))
  return odd
}

const isRefusal = (name: string) => /^\d{3} /.test(name)

/**
 * The limits that docs/security.md names: a wrong proof (400) that the relay invents and keeps, and a failure or an
 * expiry that every response claims.
 */
function isKnownLimit({ name, path, holds }: { name: string; path: string; holds: boolean }): boolean {
  return holds && path === '/authorize' && name.startsWith('400 ')
}
const claimsTheEnd = (name: string) => /FAILED|EXPIRED/.test(name) && !isRefusal(name)

test('two tabs of one browser pay one wish once, and say nothing false about it: seeded runs', {
  timeout: 900_000,
}, async () => {
  const count = repetitions({ usual: 6, long: 400 })

  expect(await payAll(Array.from({ length: count }, () => ({ name: 'an honest relay', orders: [] })))).toEqual([])
})

test('no lie about a proof that the relay keeps leads to a second payment, or to a false failure', {
  timeout: 240_000,
}, async () => {
  const every = repetitions({ usual: 16, long: 1 })
  const runs = everyKindOfLie
    .flatMap(([name, lie]) => [0, 1].map((skip) => ({ name, lie, skip, path: '/authorize', holds: true })))
    .filter((order) => !isKnownLimit(order))
    .filter((_order, at) => at % every === 0)
    .map((order) => ({ name: `${order.name} at proof ${order.skip}`, orders: [order] }))

  expect(await payAll(runs)).toEqual([])
})

/** Two lies, anywhere between the first reading and the last. */
function createDoubleLie(seed: number): Lies {
  const random = createRandom(seed * 7 + 1)
  const pick = <item>(items: readonly item[]): item => items[Math.floor(random() * items.length)] as item
  for (;;) {
    const chosen = [0, 1].map(() => {
      const [name, lie] = pick(everyKindOfLie)
      const path = pick(['', '/execute', '/authorize', 'GET /quotes', 'POST /quotes', '/transactions'])
      const holds = (path === '/execute' || path === '/authorize') && random() < 0.5
      return { name, lie, path, holds, skip: Math.floor(random() * (path === '' ? 25 : 4)) }
    })
    if (chosen.some(isKnownLimit) || chosen.every(({ name }) => claimsTheEnd(name))) continue
    const name = chosen.map((lie) => `${lie.holds ? 'kept, ' : ''}${lie.name} at ${lie.path || 'any'} ${lie.skip}`)
    return { name: name.join(', and '), orders: chosen }
  }
}

test('no two lies lead to a second payment, or to a false failure: seeded runs', {
  timeout: 900_000,
}, async () => {
  const count = repetitions({ usual: 6, long: 400 })

  expect(await payAll(Array.from({ length: count }, (_, seed) => createDoubleLie(seed)))).toEqual([])
})
