import {
  createQuoteConfirmation,
  createQuoteIntent,
  executePayment,
  type QuoteRequest,
  requestQuote,
  type ScaPayment,
} from '@countersign/core'
import { createQuote } from '@countersign/core/wire'
import type { LiveWorld } from '../world/createLiveWorld.ts'

/** 25.00 from the wallet to the first payee, in the smallest unit of the wallet's currency. */
function amountOf({ person }: LiveWorld): number {
  return person.email.startsWith('elena') ? 25_00 : 25_000_000
}

/**
 * Creates a quote on the server, as a platform's backend does. Returns what the screens take as `payment`. `payee`: the
 * index of the payee.
 */
export async function startPayment(world: LiveWorld, payee = 0): Promise<{ accountId: string; quoteId: string }> {
  const { service, person } = world
  const { id: quoteId } = await service.call(createQuote, {
    body: {
      source: { sourceType: 'ACCOUNT', accountId: person.accountId },
      destination: { destinationType: 'ACCOUNT', accountId: person.payees[payee]?.id ?? '' },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: amountOf(world),
    },
  })
  return { accountId: person.accountId, quoteId }
}

/** A payment that the person confirmed before, with its outcome so far. */
export async function payBefore(world: LiveWorld) {
  const payment = await startPayment(world)
  const confirmation = createQuoteConfirmation(world.client, payment)
  await confirmation.load()
  void confirmation.confirm()
  for (let look = 0; look < 300; look++) {
    const state = confirmation.getSnapshot()
    if (state.status === 'completed' || state.status === 'failed') return { payment, outcome: state }
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (look % 10 === 9) {
      world.clock.advance(10_000)
      world.sandbox.clock.catchUp()
    }
  }
  throw new Error('the payment did not end')
}

/** A payment that was executed and waits for its proof. */
export async function executed(world: LiveWorld): Promise<ScaPayment> {
  const { client, person } = world
  const request: QuoteRequest = {
    source: { sourceType: 'ACCOUNT', accountId: person.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: person.payees[0]?.id ?? '' },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: BigInt(amountOf(world)),
  }
  const { quote, payee } = await requestQuote(client, { intent: createQuoteIntent(request) })
  if (!payee) throw new Error('the payee is not there')
  await executePayment(client, { accountId: person.accountId, shown: quote })
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  return { quoteId: quote.id, amount: { amount, currency }, payee, shown: quote }
}
