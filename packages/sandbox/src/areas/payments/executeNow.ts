import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import { hold } from './holds.ts'
import { beginAuthorization } from './quoteAuthorization.ts'
import { recordVolume, requireVolume } from './quoteRules.ts'
import type { QuoteAuthorization, QuoteRecord } from './records.ts'
import { findSourceAccount, requireFunds, startPayment } from './startPayment.ts'

/**
 * Moves the money of a quote, or asks for a proof first and holds it so long. Returns whether a proof is awaited.
 *
 * @throws `ServiceError` as `requireMovable` and `beginAuthorization` do; nothing changed then.
 */
export function executeNow(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; factor: QuoteAuthorization['factor'] },
): boolean {
  const { quote, factor } = parameters
  requireMovable(context, { quote })
  const isAwaitingProof = beginAuthorization(context, { quote, factor })
  moveOrHold(context, { quote, isAwaitingProof })
  return isAwaitingProof
}

/** Moves the money of a quote, or holds it while a proof is awaited. */
export function moveOrHold(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; isAwaitingProof: boolean },
): void {
  const { quote, isAwaitingProof } = parameters
  recordVolume(context, { quote })
  if (!isAwaitingProof) startPayment(context, { quote })
  else if (quote.payer !== 'COLLECTION') hold(findSourceAccount(context, { quote }), quote.totalSendingAmount)
}

/**
 * Checks that the money of a quote can move now. A quote that is to be executed at once is not kept where it cannot.
 *
 * @throws `ServiceError` 400 `QUOTE_RATE_UNAVAILABLE` or `INSUFFICIENT_FUNDS`, 403 `VELOCITY_LIMIT_EXCEEDED`, 429
 * `DAILY_VOLUME_LIMIT_EXCEEDED`.
 */
export function requireMovable(context: SandboxContext, { quote }: { quote: QuoteRecord }): void {
  requireRate(quote)
  const sending = BigInt(quote.totalSendingAmount)
  if (quote.payer !== 'COLLECTION') requireFunds(findSourceAccount(context, { quote }), { sending })
  requireVolume(context, { quote })
}

/** @throws `ServiceError` `QUOTE_RATE_UNAVAILABLE` where the receiver orders it: the rate of the quote is refused. */
function requireRate({ outcomeSuffix }: QuoteRecord): void {
  if (outcomeSuffix === 'UMA_FAIL_RATE')
    throw new ServiceError({ status: 400, code: 'QUOTE_RATE_UNAVAILABLE', message: 'The rate is no longer available' })
}
