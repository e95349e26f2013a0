import type { QuoteRequest } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { insist } from '../../../test/insistentPerson.ts'
import { outgoing, payGrace } from '../../../test/journeys.ts'
import { everyClaim, everyKindOfLie, everyRefusal, someRefusals } from '../../../test/lies.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createLyingRelay, type LyingRelay, refuse } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { payFromEurope, signedInEuropean } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type Payment = {
  relay: LyingRelay
  request: QuoteRequest
  seed: number
  name: string
  reloads?: number
  onShown?: (count: number) => void
}

/** Pays once as a user who presses every button. Returns what went wrong, if anything. */
async function payOnce(world: TestWorld, payment: Payment): Promise<unknown[]> {
  const { relay, request, seed, name, ...rest } = payment
  const { accountId } = world.ada
  const quoteIds: string[] = []
  const { seen, falsehoods } = await insist({
    world,
    relay,
    random: createRandom(seed),
    ...rest,
    open: (client, quoteId) =>
      createQuoteConfirmation(client, {
        accountId,
        onQuote: ({ id }) => quoteIds.push(id),
        ...(quoteId === undefined ? { request } : { quoteId }),
      }),
  })
  await relay.deliver()
  const paid = quoteIds.filter((id) => relay.isPaid(id)).length
  // The service limits proofs, codes and sessions per minute.
  world.clock.advance(61_000)
  return paid <= 1 && falsehoods.length === 0 ? [] : [{ name, paid, falsehoods, seen }]
}

/** A page acts on the kind of a code. The long run takes them all. */
const refusals = repetitions({ usual: someRefusals, long: everyRefusal })

/**
 * A wallet whose payments need a signature, and one whose payments need two proofs as well. `every`: each lie is told
 * at one request in so many, another for each lie, and every request is lied about; in the long run, at all of them.
 * The second makes the requests of the first, too, so that a third of the lies is enough for that one.
 */
const wallets = [
  {
    where: 'of a wallet',
    requests: 9,
    apart: repetitions({ usual: 3, long: 1 }),
    every: repetitions({ usual: 27, long: 1 }),
    refusals,
    decisive: ['/execute'],
    enter: async () => {
      const world = await signedInWorld()
      return { world, request: payGrace(world, 1_000_000n) }
    },
  },
  {
    where: 'of a wallet in Europe',
    requests: 22,
    apart: repetitions({ usual: 3, long: 1 }),
    every: repetitions({ usual: 22, long: 1 }),
    refusals,
    decisive: ['/execute', '/authorize', '/resend'],
    enter: async () => {
      const world = await signedInEuropean()
      return { world, request: { ...payFromEurope(world, 'USD'), lockedCurrencyAmount: 500n } }
    },
  },
]

test('a payment that was executed and then reported as too old is not paid a second time', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  relay.lieOnce(refuse(400, 'QUOTE_EXPIRED'), { path: '/execute' })

  expect(await payOnce(world, { relay, request: payGrace(world), seed: 1, name: 'too old' })).toEqual([])

  expect(relay.hasLied()).toBe(true)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test.each(wallets)(
  'no invented refusal of a request $where leads to a second payment, or is shown for a payment',
  {
    timeout: 120_000,
  },
  async ({ enter, decisive, refusals, apart }) => {
    const { world, request } = await enter()
    const relay = createLyingRelay(world)
    const odd: unknown[] = []
    // Each at one of the decisive requests in turn, and a third of them at the only one; in the long run at every one.
    const lies = [...refusals, ...everyClaim].flatMap((lie, turn) =>
      decisive.flatMap((path, at) => ((turn + at) % apart === 0 ? { lie, path } : [])),
    )
    let told = 0
    for (const [seed, { lie, path }] of lies.entries()) {
      const [name, answer] = lie
      // The second of two proofs executes the payment.
      relay.lieOnce(answer, { path, skip: path === '/authorize' ? 1 : 0 })
      odd.push(...(await payOnce(world, { relay, request, seed, name: `${name} at ${path}` })))
      if (relay.hasLied()) told++
    }
    expect(odd).toEqual([])
    expect(told).toBeGreaterThan(lies.length / 2)
  },
)

test.each(wallets)(
  'no lie in any response for a payment $where leads to a second payment, or to a false failure',
  {
    timeout: 240_000,
  },
  async ({ enter, requests, every }) => {
    const { world, request } = await enter()
    const relay = createLyingRelay(world)
    const odd: unknown[] = []
    for (let skip = 0; skip < requests; skip++)
      for (const [at, [name, lie]] of everyKindOfLie.entries()) {
        if ((skip + at) % every > 0) continue
        relay.lieOnce(lie, { skip })
        const payment = { relay, request, seed: skip * 100 + at, reloads: at % 2 ? 0.1 : 0 }
        odd.push(...(await payOnce(world, { ...payment, name: `${name} at request ${skip}` })))
      }
    expect(odd).toEqual([])
  },
)

const heldEvery = repetitions({ usual: 9, long: 3 })

test('an execution that a relay refuses, stores and sends later leads to no second payment', {
  timeout: 120_000,
}, async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (const [at, [name, lie]] of everyKindOfLie.entries())
    for (const shown of [5, 7, 9, 12, 20, 40]) {
      if ((shown + at) % heldEvery > 0) continue
      relay.holdOnce(lie)
      const onShown = (count: number) => {
        if (count === shown) void relay.deliver()
      }
      const payment = { relay, request: payGrace(world, 1_000_000n), seed: at, onShown, reloads: at % 2 ? 0.1 : 0 }
      odd.push(...(await payOnce(world, { ...payment, name: `${name}, sent on after ${shown} states` })))
    }
  expect(odd).toEqual([])
})
