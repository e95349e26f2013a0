import type { Quote, QuoteConfirmationController } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { challengeOf, reload, reviewedFromEurope } from './scaConfirmation.ts'

type JsonObject = Record<string, unknown>

/** A payment that was agreed to and waits for its first proof, on a page that is gone. */
export async function leftWaiting() {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  confirmation.destroy()
  return { world, quote }
}

/** A relay that shows another account in the place of the payee's while it `lies`. */
export function lyingRelay({ network }: TestWorld) {
  const relay = { lies: true }
  network.tamper('GET /customers/external-accounts/', (body) => {
    const answer = JSON.parse(body) as JsonObject
    const accountInfo = { ...(answer.accountInfo as JsonObject), iban: 'DE02120300000000202051' }
    return relay.lies ? JSON.stringify({ ...answer, accountInfo }) : body
  })
  return relay
}

/** Returns whether the page still says that the payment may have been sent. */
export function mayBeSent(page: QuoteConfirmationController): boolean {
  const state = page.getSnapshot()
  return !('quote' in state) || state.mayBeSent
}

/** What the challenge of the payment shows on a page that was loaded again. */
export async function challengeAgain(world: TestWorld, quote: Quote) {
  const page = reload(world, quote)
  const challenge = await challengeOf(world, page)
  return { page, challenge, state: challenge.getSnapshot() }
}
