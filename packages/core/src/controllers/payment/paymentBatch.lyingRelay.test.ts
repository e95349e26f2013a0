import { createPaymentBatch, type PaymentBatchController } from '@countersign/core'
import { expect, test } from 'vitest'
import { challengeOf, quoteIdsOf, reloadBatch } from '../../../test/batchJourneys.ts'
import { executions, signIn } from '../../../test/journeys.ts'
import { everyClaim, someRefusals } from '../../../test/lies.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createLyingRelay } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { payFromEurope, scaCode, scaSignIn, signedInEuropean } from '../../../test/scaJourneys.ts'
import { turn, until } from '../../../test/testClock.ts'

type Person = { world: Awaited<ReturnType<typeof signedInEuropean>>; random: () => number }

/** Presses what the screen offers in its present state, once for each time it is shown. */
function createPresser({ world, random }: Person) {
  let last: unknown
  return (batch: PaymentBatchController) => {
    const state = batch.getSnapshot()
    if (state === last && random() > 0.02) return
    last = state
    const { status } = state
    if (status === 'review') void batch.confirm()
    if (status === 'expired') void batch.requote()
    if (status === 'unavailable') void batch.load()
    if (status === 'signing-in') signIn(world).catch(() => world.clock.advance(60_000))
    const challenge = challengeOf(batch)?.status
    if (status === 'sca-signing-in' || challenge === 'sca-signing-in')
      void scaSignIn(world)
        .catch(() => {})
        .then(batch.resume)
    if (challenge === 'awaiting-proof' && random() < 0.9) void batch.submitCode(scaCode)
    else if (status === 'challenge' && random() < 0.2) batch.closeChallenge()
    if (status !== 'result') return
    if (random() < 0.5) batch.openChallenge()
    else void batch.checkAgain()
  }
}

/** Several payments of an insistent user, over a relay that lies at one request in so many. Returns what went wrong. */
async function paySeveral({ world, random }: Person, lies: readonly (typeof everyClaim)[number][]) {
  const relay = createLyingRelay(world)
  const press = createPresser({ world, random })
  const odd: string[] = []
  const quoteIds = new Map<string | undefined, Set<string>>()
  const pick = () => lies[Math.floor(random() * lies.length)]?.[1]
  const lose = () => {
    throw new TypeError('lost')
  }
  relay.plan(
    Array.from({ length: 4 }, () => ({
      lie: random() < 0.4 ? lose : (pick() ?? lose),
      path: random() < 0.6 ? '/quotes' : '',
      skip: Math.floor(random() * 12),
      holds: random() < 0.2,
    })),
  )

  function watch(page: PaymentBatchController): void {
    for (const payment of page.getSnapshot().payments) {
      if (!('quote' in payment)) continue
      const { id, destination } = payment.quote
      quoteIds.set(destination.accountId, (quoteIds.get(destination.accountId) ?? new Set()).add(id))
      const { status } = payment
      const isCalledUnpaid = status === 'failed' || status === 'expired' || (status === 'review' && payment.error)
      if (isCalledUnpaid && relay.isPaid(id)) odd.push(`${id} is paid and called ${status}`)
    }
  }

  const payments = [{ request: payFromEurope(world) }, { request: payFromEurope(world, 'USD') }]
  let batch = createPaymentBatch(relay.client, { accountId: world.ada.accountId, payments })
  batch.subscribe(() => watch(batch))
  void batch.load()
  let turns = 0
  await until(world.clock, () => {
    press(batch)
    if (turns++ % 200 === 199 && quoteIdsOf(batch).length === 2) {
      batch.destroy()
      batch = reloadBatch(world, quoteIdsOf(batch))
      batch.subscribe(() => watch(batch))
    }
    const isOver = batch
      .getSnapshot()
      .payments.every(({ status }) => ['completed', 'processing', 'failed'].includes(status))
    return isOver || turns > 1_500
  })
  batch.destroy()
  await relay.deliver()
  for (let rest = 0; rest < 30; rest++) await turn()
  for (const [payee, ids] of quoteIds) {
    const paid = [...ids].filter(relay.isPaid)
    if (paid.length > 1) odd.push(`${payee} is paid ${paid.length} times`)
  }
  return { odd, hasLied: relay.hasLied() }
}

test('several payments over a lying relay are each paid once at most, and none that is paid is called unpaid: seeded runs', {
  timeout: 240_000,
}, async () => {
  const world = await signedInEuropean()
  const odd: unknown[] = []
  let lied = 0
  const runs = repetitions({ usual: 4, long: 60 })
  for (let seed = 1; seed <= runs; seed++) {
    const found = await paySeveral({ world, random: createRandom(seed) }, [...someRefusals, ...everyClaim])
    if (found.hasLied) lied++
    odd.push(...found.odd.map((what) => ({ seed, what })))
    // The service limits proofs, codes and sessions per minute.
    world.clock.advance(61_000)
  }

  expect(odd).toEqual([])
  expect(lied).toBeGreaterThan(runs / 3)
  expect(executions(world).length).toBeGreaterThan(0)
})
