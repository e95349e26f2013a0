import type { WalletClient } from '../../createWalletClient.ts'
import { listStoppedIntents } from '../../storage/paymentIntentChanges.ts'
import { isStillOpen } from './paymentIntent.ts'

/** A payment that this browser stopped for the user's safety. */
export type StoppedPayment = {
  readonly quoteId: string
  /** When the service gives the money back that it holds for the payment; `undefined` where it holds none, or no longer, or this is not known. */
  readonly moneyFreeAt: Date | undefined
  /**
   * A request or a proof had been sent before it was stopped, and the service can still act on it, or holds money for it:
   * do not say that nothing was sent. Afterward what the service says of it counts.
   */
  readonly mayBeSent: boolean
}

export type ReadStoppedPaymentsReturnType = Awaited<ReturnType<typeof readStoppedPayments>>

/**
 * Returns the payments that this browser stopped in the last thirty days, because they were not what the user had
 * reviewed. Do not offer to confirm them: their page shows what changed. One that completed all the same is not stopped.
 */
export async function readStoppedPayments(client: WalletClient): Promise<readonly StoppedPayment[]> {
  const now = client.transport.serverTime.now()
  const intents = await listStoppedIntents(client.records)
  return intents.map((intent) => {
    const { serviceMs = 0 } = intent.stopped?.heldUntil ?? {}
    const moneyFreeAt = serviceMs > now ? new Date(serviceMs) : undefined
    return { quoteId: intent.quoteId, moneyFreeAt, mayBeSent: isStillOpen(client, intent) }
  })
}
