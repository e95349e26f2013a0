import { createQuoteConfirmation, type QuoteConfirmationController } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing } from '../../../test/journeys.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { turn, until } from '../../../test/testClock.ts'

type Tab = ReturnType<typeof showTab>

/** A page with the confirmation; a user operates it. */
function showTab(world: TestWorld, confirmation: QuoteConfirmationController) {
  let signingIn = false
  async function signIn(): Promise<void> {
    if (signingIn) return
    signingIn = true
    await scaSignIn(world)
    await Promise.race([confirmation.resume(), turn()])
    signingIn = false
  }
  /** Does what the screen requests, once. */
  function use(): void {
    const state = confirmation.getSnapshot()
    if (state.status === 'review') void confirmation.confirm()
    if (state.status === 'unavailable') void (state.error.action === 'sca-sign-in' ? signIn() : confirmation.load())
    if (state.status === 'sca-signing-in') void signIn()
    if (state.status !== 'authorizing') return
    const { status } = state.challenge
    if (status === 'sca-signing-in') void signIn()
    else if (status === 'awaiting-proof') void confirmation.submitCode(scaCode)
    else if (status === 'unavailable') void confirmation.openChallenge()
  }
  return { confirmation, use, close: confirmation.destroy }
}

/**
 * One European user pays one quote with two proofs while connections break, sessions lapse, tabs are duplicated and
 * pages reload.
 */
async function runWithFaults(seed: number) {
  const random = createRandom(seed)
  const chance = (share: number) => random() < share
  const { world, confirmation, quotes } = await reviewedFromEurope({ payee: chance(0.5) ? 'USD' : 'EUR' })
  const quoteId = quotes[0]?.id ?? ''
  const open: Tab[] = [showTab(world, confirmation)]
  const openTab = () => {
    const client = world.openTab()
    const tab = showTab(world, createQuoteConfirmation(client, { accountId: world.ada.accountId, quoteId }))
    open.push(tab)
    void tab.confirmation.load()
  }
  for (const path of ['/execute', 'GET /quotes', '/authorize', '/transactions', '/external-accounts'])
    for (let times = 0; times < 3; times++)
      if (chance(0.4)) world.network.lose(path, chance(0.5) ? 'request' : 'response')

  void confirmation.confirm()
  if (chance(0.5)) openTab()
  const reloadAt = chance(0.5) ? Math.floor(random() * 200) : undefined
  const lapseAt = chance(0.3) ? Math.floor(random() * 200) : undefined
  let step = 0
  await until(world.clock, () => {
    if (step === reloadAt) {
      open[0]?.close()
      openTab()
    }
    if (step === lapseAt) world.sandbox.sca.endSessions()
    step++
    for (const tab of open) tab.use()
    return open.at(-1)?.confirmation.getSnapshot().status === 'completed'
  })
  for (const tab of open) tab.close()
  // The SCA session may have lapsed with the last step, and reading the bookings needs one.
  await scaSignIn(world)
  const headers = executions(world).map((request) => request.headers)
  return {
    booked: await outgoing(world),
    keys: new Set(headers.map((sent) => sent['idempotency-key'])).size,
    proofs: authorizations(world).length,
  }
}

const runs = repetitions({ usual: 9, long: 100 })

test(`a payment that takes proofs is one execution: ${runs} seeded runs with cut connections, lapsed sessions, reloads and two tabs`, {
  timeout: 120_000,
}, async () => {
  const odd: unknown[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const outcome = await runWithFaults(seed).catch((error: unknown) => ({
      booked: [String(error)],
      keys: 0,
      proofs: 0,
    }))
    const once = outcome.booked.length === 1 && outcome.booked[0] === 'COMPLETED'
    if (!once || outcome.keys !== 1) odd.push({ seed, ...outcome })
  }
  expect(odd).toEqual([])
})
