import type { QuoteRequest } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { insist } from '../../../test/insistentPerson.ts'
import { outgoing, payGrace } from '../../../test/journeys.ts'
import { everyClaim, everyKindOfLie, everyRefusal } from '../../../test/lies.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createLyingRelay, type LyingRelay, refuse } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { payFromEurope, signedInEuropean } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type Payment = { relay: LyingRelay; request: QuoteRequest; seed: number; name: string; reloads?: number }

/** Pays once as somebody does who presses everything. Returns what is wrong with how it went, if anything. */
async function payOnce(world: TestWorld, { relay, request, seed, name, reloads = 0 }: Payment): Promise<unknown[]> {
  const { accountId } = world.ada
  const quoteIds: string[] = []
  const { seen, falsehoods } = await insist({
    world,
    relay,
    random: createRandom(seed),
    reloads,
    open: (client, quoteId) =>
      createQuoteConfirmation(client, {
        accountId,
        onQuote: ({ id }) => quoteIds.push(id),
        ...(quoteId === undefined ? { request } : { quoteId }),
      }),
  })
  await relay.deliver()
  const paid = quoteIds.filter((id) => relay.isPaid(id)).length
  // Proofs, codes and sessions are limited by the minute.
  world.clock.advance(61_000)
  return paid <= 1 && falsehoods.length === 0 ? [] : [{ name, paid, falsehoods, seen }]
}

/** A wallet whose payments take a signature, and one whose payments take two proofs as well. */
const wallets = [
  {
    where: 'of a wallet',
    requests: 9,
    enter: async () => {
      const world = await signedInWorld()
      return { world, request: payGrace(world, 1_000_000n) }
    },
  },
  {
    where: 'of a wallet in Europe',
    requests: 22,
    enter: async () => {
      const world = await signedInEuropean()
      return { world, request: { ...payFromEurope(world, 'USD'), lockedCurrencyAmount: 500n } }
    },
  },
]

test('a payment that was carried out and then called too old is not paid a second time', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  relay.lieOnce(refuse(400, 'QUOTE_EXPIRED'), { path: '/execute' })

  expect(await payOnce(world, { relay, request: payGrace(world), seed: 1, name: 'too old' })).toEqual([])

  expect(relay.hasLied()).toBe(true)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test.each(wallets)('no refusal after an execution $where leads to a second payment, or is shown for a payment', {
  timeout: 120_000,
}, async ({ enter }) => {
  const { world, request } = await enter()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (const [seed, [name, lie]] of [...everyRefusal, ...everyClaim].entries()) {
    relay.lieOnce(lie, { path: '/execute' })
    odd.push(...(await payOnce(world, { relay, request, seed, name })))
    if (!relay.hasLied()) odd.push(`${name} was never said`)
  }
  expect(odd).toEqual([])
})

test.each(wallets)('no lie at any request of a payment $where leads to a second payment, or to a false failure', {
  timeout: 240_000,
}, async ({ enter, requests }) => {
  const { world, request } = await enter()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (let skip = 0; skip < requests; skip++)
    for (const [at, [name, lie]] of everyKindOfLie.entries()) {
      relay.lieOnce(lie, { skip })
      const seed = skip * 100 + at
      odd.push(...(await payOnce(world, { relay, request, seed, name: `${name} at request ${skip}`, reloads: at % 2 ? 0.1 : 0 })))
    }
  expect(odd).toEqual([])
})
