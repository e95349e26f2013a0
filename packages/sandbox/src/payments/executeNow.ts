import type { SandboxContext } from '../context.ts'
import { ServiceError } from '../http/answers.ts'
import { hold } from './holds.ts'
import { beginAuthorization } from './quoteAuthorization.ts'
import { recordVolume, requireVolume } from './quoteRules.ts'
import type { QuoteAuthorization, QuoteRecord } from './records.ts'
import { findSourceAccount, requireFunds, startPayment } from './startPayment.ts'

/**
 * Moves the money of a quote, or asks for a proof first and holds it so long. Returns whether a proof is awaited.
 *
 * @throws `ServiceError` 400 `QUOTE_RATE_UNAVAILABLE` or `INSUFFICIENT_FUNDS`, 403 `VELOCITY_LIMIT_EXCEEDED`, 429
 * `DAILY_VOLUME_LIMIT_EXCEEDED`; nothing changed then.
 */
export function executeNow(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; factor: QuoteAuthorization['factor'] },
): boolean {
  const { quote, factor } = parameters
  requireRate(quote)
  const account = quote.payer === 'COLLECTION' ? undefined : findSourceAccount(context, { quote })
  if (account) requireFunds(account, { sending: BigInt(quote.totalSendingAmount) })
  requireVolume(context, { quote })
  const isAwaitingProof = beginAuthorization(context, { quote, factor })
  recordVolume(context, { quote })
  if (!isAwaitingProof) startPayment(context, { quote })
  else if (account) hold(account, quote.totalSendingAmount)
  return isAwaitingProof
}

/** @throws `ServiceError` `QUOTE_RATE_UNAVAILABLE` where the receiver orders it: the rate of the quote is refused. */
function requireRate({ outcomeSuffix }: QuoteRecord): void {
  if (outcomeSuffix === 'UMA_FAIL_RATE')
    throw new ServiceError({ status: 400, code: 'QUOTE_RATE_UNAVAILABLE', message: 'The rate is no longer available' })
}
