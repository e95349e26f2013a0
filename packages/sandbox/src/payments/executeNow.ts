import type { SandboxContext } from '../context.ts'
import { hold } from './holds.ts'
import { beginAuthorization } from './quoteAuthorization.ts'
import { recordVolume, requireVolume } from './quoteRules.ts'
import type { QuoteAuthorization, QuoteRecord } from './records.ts'
import { findSourceAccount, requireFunds, startPayment } from './startPayment.ts'

/**
 * Moves the money of a quote, or asks for a proof first and holds it so long. Returns whether a proof is awaited.
 *
 * @throws `ServiceError` 400 `INSUFFICIENT_FUNDS`, 429 `DAILY_VOLUME_LIMIT_EXCEEDED`; nothing changed then.
 */
export function executeNow(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; factor: QuoteAuthorization['factor'] },
): boolean {
  const { quote, factor } = parameters
  const account = quote.payer === 'COLLECTION' ? undefined : findSourceAccount(context, { quote })
  if (account) requireFunds(account, { sending: BigInt(quote.totalSendingAmount) })
  requireVolume(context, { quote })
  const isAwaitingProof = beginAuthorization(context, { quote, factor })
  recordVolume(context, { quote })
  if (!isAwaitingProof) startPayment(context, { quote })
  else if (account) hold(account, quote.totalSendingAmount)
  return isAwaitingProof
}
