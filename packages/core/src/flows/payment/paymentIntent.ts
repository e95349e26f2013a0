import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { type PaymentIntent, readPaymentIntent, writePaymentIntent } from '../../storage/paymentIntents.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'

/** What a payment can be proved with. A code of an app says nothing of amount and payee (RTS 2018/389 art. 5). */
export type PaymentFactor = Exclude<ScaFactor, 'TOTP'>

/** A decision to pay one quote, stored before anything is sent for it. */
export async function createPaymentIntent(
  client: WalletClient,
  parameters: { accountId: string; quoteId: string; scaFactor?: PaymentFactor | undefined },
): Promise<PaymentIntent> {
  const { accountId, quoteId, scaFactor } = parameters
  const intent: PaymentIntent = {
    version: 1,
    quoteId,
    accountId,
    idempotencyKey: createIdempotencyKey(),
    createdAtMs: client.transport.serverTime.now(),
    ...(scaFactor && { scaFactor }),
  }
  await writePaymentIntent(client.records, intent)
  return intent
}

/**
 * Gives a payment up that waits for its proof, so that no tab of this browser proves it any more and another one can
 * take its place. `false`: it waits no longer, so nothing may take its place.
 */
export function giveUpPayment(
  client: WalletClient,
  parameters: { accountId: string; quoteId: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { accountId, quoteId, signal } = parameters
  // Under the lock of those who prove it: none is on its way when it is read.
  return client.tabs.exclusively(`payment:${quoteId}`, async () => {
    const { status } = await getQuote(client, { quoteId, signal })
    if (status !== 'PENDING_AUTHORIZATION') return false
    const intent =
      (await readPaymentIntent(client.records, { quoteId })) ??
      (await createPaymentIntent(client, { accountId, quoteId }))
    await writePaymentIntent(client.records, { ...intent, givenUp: true })
    return true
  })
}
