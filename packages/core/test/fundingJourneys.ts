import { createFunding, createScaChallenge, type FundingController, type Quote } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { payFromEurope, scaCode, scaSignIn } from './scaJourneys.ts'

/** A user in Europe with an SCA session. */
export async function europeanPayer(): Promise<TestWorld> {
  const world = await europeanWorld()
  await scaSignIn(world)
  return world
}

/** A payment of 25 euros from the user's own bank. */
export function fund(world: TestWorld, client = world.client) {
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  const quotes: Quote[] = []
  const request = { ...payFromEurope(world), source }
  const funding = createFunding(client, { accountId, request, onQuote: (quote) => quotes.push(quote) })
  return { funding, quotes }
}

/** Proves what the page shows, as the screen above it does. */
export async function prove(world: TestWorld, funding: FundingController): Promise<void> {
  const { quote, payee } = await world.reached(funding, 'authorizing')
  if (!payee) throw new Error('the payee is not there')
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const challenge = createScaChallenge(world.client, { quoteId: quote.id, amount, payee, shown: quote })
  await challenge.load()
  await challenge.submitCode(scaCode)
  const { status } = challenge.getSnapshot()
  if (status !== 'authorized') throw new Error(`it was not proved: ${status}`)
  void funding.checkAgain()
}

/** A page that shows where to send the money. */
export async function instructed(world: TestWorld) {
  const { funding, quotes } = fund(world)
  void funding.load()
  await prove(world, funding)
  return { funding, quotes, state: await world.reached(funding, 'instructions') }
}
