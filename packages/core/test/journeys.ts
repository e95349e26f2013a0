import {
  createQuoteConfirmation,
  loginWithEmailOtp,
  type QuoteRequest,
  requestEmailOtp,
  type WalletClient,
} from '@countersign/core'
import { listTransactions } from '@countersign/core/wire'
import type { TestWorld } from './createTestClient.ts'

/** Signs in the world's user, or another one, on its own client or on another tab's. */
export async function signIn(
  world: TestWorld,
  client: WalletClient = world.client,
  { email }: { email: string } = world.ada,
): Promise<void> {
  const challenge = await requestEmailOtp(client, { email })
  await loginWithEmailOtp(client, { challenge, code: '000000' })
}

/** A request to send USDB to the user's US bank payee. Default 25 USDB. */
export function payGrace(world: TestWorld, amount = 25_000_000n): QuoteRequest {
  return {
    source: { sourceType: 'ACCOUNT', accountId: world.ada.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: world.ada.usdPayeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: amount,
  }
}

/** A confirmation that shows its quote and waits for consent. */
export async function reviewedQuote(world: TestWorld, client: WalletClient = world.client) {
  const confirmation = createQuoteConfirmation(client, { accountId: world.ada.accountId, request: payGrace(world) })
  await confirmation.load()
  const state = confirmation.getSnapshot()
  if (state.status !== 'review') throw new Error(`the quote is not shown: ${state.status}`)
  return { confirmation, quote: state.quote }
}

/** Returns what the service booked: its outgoing transactions by status. */
export async function outgoing(world: TestWorld): Promise<string[]> {
  const { data } = await world.service.call(listTransactions, {
    query: { customerId: world.ada.customerId, type: 'OUTGOING' },
  })
  return data.map(({ status }) => status)
}

/** The requests that asked for an execution, in order. */
export function executions({ network }: TestWorld) {
  return network.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/execute'))
}
