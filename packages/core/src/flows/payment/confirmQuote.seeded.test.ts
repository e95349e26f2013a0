import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { executions, outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { turn, until } from '../../../test/testClock.ts'
import {
  createQuoteConfirmation,
  type QuoteConfirmationController,
} from '../../controllers/payment/quoteConfirmation.ts'

/** One user pays one quote while connections break, tabs are duplicated and pages are reloaded. */
async function runWithFaults(seed: number) {
  const random = createRandom(seed)
  const chance = (share: number) => random() < share
  const world = await createTestClient()
  await signIn(world)
  const { confirmation, quote } = await reviewedQuote(world)
  const open: QuoteConfirmationController[] = [confirmation]
  const openTab = () => {
    const tab = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    open.push(tab)
    return tab
  }

  for (const path of ['/execute', `GET /quotes`, '/transactions'])
    for (let times = 0; times < 3; times++)
      if (chance(0.5)) world.network.lose(path, chance(0.5) ? 'request' : 'response')

  void confirmation.confirm()
  if (chance(0.5)) void confirmation.confirm()
  if (chance(0.5)) {
    const second = openTab()
    void second.load().then(() => second.confirm())
  }
  for (let turns = Math.floor(random() * 30); turns > 0; turns--) await turn()
  if (chance(0.5)) {
    confirmation.destroy()
    void openTab().load()
  }

  const last = () => open.at(-1)?.getSnapshot().status
  // A page that shows the quote again, because it could not be read or because nothing had been sent, is used again.
  await until(world.clock, () => {
    const tab = open.at(-1)
    if (last() === 'review') void tab?.confirm()
    if (last() === 'unavailable') void tab?.load()
    return last() === 'completed'
  })
  for (const tab of open) tab.destroy()
  const keys = new Set(executions(world).map(({ headers }) => headers['idempotency-key']))
  const stamps = new Set(executions(world).map(({ headers }) => headers['service-wallet-signature']))
  return { booked: await outgoing(world), keys: keys.size, stamps: stamps.size }
}

const runs = repetitions({ usual: 12, long: 300 })

test(`one intent is one execution: ${runs} seeded runs with cut connections, reloads, double clicks and two tabs`, {
  timeout: 180_000,
}, async () => {
  const odd: unknown[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const outcome = await runWithFaults(seed)
    const once = outcome.booked.length === 1 && outcome.booked[0] === 'COMPLETED'
    if (!once || outcome.keys !== 1 || outcome.stamps !== 1) odd.push({ seed, ...outcome })
  }
  expect(odd).toEqual([])
})
