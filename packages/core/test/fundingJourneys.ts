import { createFunding, type FundingController, type Quote } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { payFromEurope, scaCode, scaSignIn } from './scaJourneys.ts'
import { until } from './testClock.ts'

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

/** Proves what the page shows. */
export async function prove(world: TestWorld, funding: FundingController): Promise<void> {
  const challenge = () => {
    const state = funding.getSnapshot()
    return state.status === 'authorizing' ? state.challenge.status : undefined
  }
  await until(world.clock, () => challenge() === 'awaiting-proof')
  await funding.submitCode(scaCode)
  if (challenge() === 'awaiting-proof') throw new Error('it was not proved')
}

/** A page that shows where to send the money. */
export async function instructed(world: TestWorld) {
  const { funding, quotes } = fund(world)
  void funding.load()
  await prove(world, funding)
  return { funding, quotes, state: await world.reached(funding, 'instructions') }
}
