import {
  createQuoteConfirmation,
  type Quote,
  type QuoteConfirmationController,
  type ScaChallengeState,
} from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { executions } from './journeys.ts'
import { payFromEurope, scaCode, signedInEuropean } from './scaJourneys.ts'
import { until } from './testClock.ts'

/** A confirmation of a payment from Europe, before consent. */
export async function reviewedFromEurope(
  parameters: { world?: TestWorld; payee?: 'EUR' | 'USD'; scaFactor?: 'PASSKEY' } = {},
) {
  const { payee = 'EUR', ...options } = parameters
  const world = parameters.world ?? (await signedInEuropean())
  const request = payFromEurope(world, payee)
  const quotes: Quote[] = []
  const onQuote = (quote: Quote) => quotes.push(quote)
  const confirmation = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request,
    onQuote,
    ...options,
  })
  await confirmation.load()
  return { world, confirmation, quotes, seen: watch(confirmation) }
}

/** Collects the statuses that a screen shows. */
function watch(confirmation: QuoteConfirmationController): string[] {
  const seen: string[] = []
  confirmation.subscribe(() => {
    const { status } = confirmation.getSnapshot()
    if (seen.at(-1) !== status) seen.push(status)
  })
  return seen
}

/** The challenge of what the confirmation shows, once it was read. Afterwards, the last of it that was there. */
export async function challengeOf(world: TestWorld, confirmation: QuoteConfirmationController) {
  let last: ScaChallengeState = (await world.reached(confirmation, 'authorizing')).challenge
  function look(): void {
    const state = confirmation.getSnapshot()
    if (state.status === 'authorizing') last = state.challenge
  }
  look()
  confirmation.subscribe(look)
  await until(world.clock, () => last.status !== 'loading')
  return { getSnapshot: () => last, subscribe: confirmation.subscribe, submitCode: confirmation.submitCode }
}

/** Proves every challenge of what the confirmation shows. */
export async function proveAll(world: TestWorld, confirmation: QuoteConfirmationController) {
  const challenge = await challengeOf(world, confirmation)
  while (challenge.getSnapshot().status === 'awaiting-proof') await challenge.submitCode(scaCode)
  await world.reached(challenge, 'authorized')
}

/** Uses another factor, and waits for the challenge of the quote that took the place of the one before. */
export async function switchToPasskey(world: TestWorld, confirmation: QuoteConfirmationController): Promise<Quote> {
  const quoteId = () => {
    const state = confirmation.getSnapshot()
    return state.status === 'authorizing' ? state.quote.id : undefined
  }
  const before = quoteId()
  void confirmation.switchFactor('PASSKEY')
  // Not the states in between: a busy machine may pass them from one look to the next.
  await until(world.clock, () => quoteId() !== undefined && quoteId() !== before)
  return (await world.reached(confirmation, 'authorizing')).quote
}

/** Another page of this browser that shows the same quote. */
export function reload(world: TestWorld, { id }: Quote): QuoteConfirmationController {
  const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: id })
  void page.load()
  return page
}

/** The idempotency keys that executions were sent with. */
export const keys = (world: TestWorld) => new Set(executions(world).map(({ headers }) => headers['idempotency-key']))
