import {
  createQuoteIntent,
  createScaChallenge,
  executePayment,
  type QuoteRequest,
  requestQuote,
  type ScaChallengeController,
  type ScaPayment,
} from '@countersign/core'
import { completeScaLogin, startScaLogin } from '@countersign/core/wire'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { signIn } from './journeys.ts'

/** The code of every text message that the sandbox sends for Strong Customer Authentication. */
export const scaCode = '123456'

/** Opens an SCA session for the world's user, as another page would. */
export async function scaSignIn(world: TestWorld): Promise<void> {
  const query = { customerId: world.ada.customerId }
  const { challengeId } = await world.service.call(startScaLogin, { query, body: { factor: 'SMS_OTP' } })
  const proof = { factor: 'SMS_OTP', challengeId, code: scaCode, endUserIpAddress: '203.0.113.7' } as const
  await world.service.call(completeScaLogin, { query, body: proof })
}

/** A European user with a session of the wallet and an SCA session. */
export async function signedInEuropean(): Promise<TestWorld> {
  const world = await europeanWorld()
  await signIn(world)
  await scaSignIn(world)
  return world
}

/** A request to send 25 euros: in euros, which takes one proof, or to be paid out in dollars, which takes two. */
export function payFromEurope({ ada }: TestWorld, payee: 'EUR' | 'USD' = 'EUR'): QuoteRequest {
  return {
    source: { sourceType: 'ACCOUNT', accountId: ada.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: payee === 'EUR' ? ada.eurPayeeId : ada.usdPayeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 2_500n,
  }
}

/** A payment that was executed and waits for its first proof. */
export async function awaitingPayment(world: TestWorld, request = payFromEurope(world)): Promise<ScaPayment> {
  const { client, ada } = world
  const { quote, payee } = await requestQuote(client, { intent: createQuoteIntent(request) })
  if (!payee) throw new Error('the payee is not there')
  await executePayment(client, { accountId: ada.accountId, shown: quote })
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  return { quoteId: quote.id, amount: { amount, currency }, payee, shown: quote }
}

/** A challenge on the screen that waits for its code. */
export async function challengedPayment(parameters: { world?: TestWorld; payee?: 'EUR' | 'USD' } = {}) {
  const { payee = 'EUR' } = parameters
  const world = parameters.world ?? (await signedInEuropean())
  const payment = await awaitingPayment(world, payFromEurope(world, payee))
  const challenge = createScaChallenge(world.client, payment)
  await challenge.load()
  return { world, payment, challenge, request: awaitedRequest(challenge) }
}

/** The request that a challenge waits for. */
export function awaitedRequest(challenge: Pick<ScaChallengeController, 'getSnapshot'>) {
  const state = challenge.getSnapshot()
  if (state.status !== 'awaiting-proof') throw new Error(`no proof is awaited: ${state.status}`)
  return state.request
}

/** The proofs that were sent for payments, in order. */
export function authorizations({ network }: TestWorld) {
  return network.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/authorize'))
}
