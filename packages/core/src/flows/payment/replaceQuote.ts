import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import type { Quote } from '../../wire/quotes.ts'
import { ensurePaymentIntent, recordReplacement } from './paymentDecision.ts'
import { findSent } from './paymentIntent.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'
import { failedUnmade, readOutcome } from './pollPayment.ts'
import { type QuoteIntent, requestQuote } from './quoteConfirmation.ts'

/**
 * What prevents a quote from being replaced. `sent`: it may be paid, so continue with it. `replaced`: it was replaced
 * already, or stopped: read it again.
 */
export type ReplacementStatus = 'sent' | 'replaced' | 'unpaid'

/**
 * Makes a new quote to replace one that is unpaid and stays so: the old one is read under its lock, and if this browser
 * sent a request for it, its deadline has to have passed on both clocks. Afterwards every tab of this browser continues
 * with the new one. `sent` and `replaced`: nothing was made, or another tab was faster.
 *
 * @throws `WalletError` as `requestQuote` does; the old quote stays unchanged then.
 */
export async function replaceQuote(
  client: WalletClient,
  parameters: { accountId: string; before: Quote; intent: QuoteIntent; signal?: AbortSignal | undefined },
): Promise<PaymentSnapshot | Exclude<ReplacementStatus, 'unpaid'>> {
  const { accountId, before, intent, signal } = parameters
  const { id: quoteId } = before
  const withLock = <result>(work: () => Promise<result>) => client.tabs.withLock(`payment:${quoteId}`, work)
  const early = await withLock(async () => {
    const { replacedBy, mayBeOut, reviewed } = await findSent(client, { quoteId })
    // If nothing was sent for it, the reading below is early enough.
    return mayBeOut || reviewed || replacedBy !== undefined
      ? readReplacementStatus(client, { quoteId, signal })
      : 'unpaid'
  })
  if (early !== 'unpaid') return early
  const found = await requestQuote(client, { accountId, intent, signal })
  return withLock(async () => {
    // Another tab may have paid it meanwhile.
    const status = await readReplacementStatus(client, { quoteId, signal })
    if (status !== 'unpaid') return status
    const old = await ensurePaymentIntent(client, { accountId, quoteId })
    await recordReplacement(client, { intent: old, replacement: found.quote.id })
    return found
  })
}

/** Reads whether another quote may replace this one. Call it under the lock of the quote. */
async function readReplacementStatus(
  client: WalletClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<ReplacementStatus> {
  const { replacedBy, mayBeOut, reviewed } = await findSent(client, parameters)
  if (replacedBy !== undefined) return 'replaced'
  // What became of a payment that was stopped is the word of the relay that changed it.
  if (reviewed) return mayBeOut ? 'sent' : 'replaced'
  const progress = await readOutcome(client, parameters).catch((error: unknown) => {
    if (isWalletError(error) && (error.code === 'CANCELLED' || error.action === 'sca-sign-in')) throw error
    return undefined
  })
  switch (progress?.stage) {
    case 'expired':
      return 'unpaid'
    case undefined:
    case 'pending':
      return mayBeOut ? 'sent' : 'unpaid'
    case 'failed':
      return failedUnmade(progress.transaction) ? 'unpaid' : 'sent'
    default:
      return 'sent'
  }
}
