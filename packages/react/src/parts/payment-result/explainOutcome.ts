import { lookUp } from '@countersign/core'
import type { PaymentResultMessages } from '../../messages/paymentResult.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'

/** Failures before any money moves. For every other one it is not claimed. */
const beforeMoneyMoves = new Set(['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED'])

/** What happened and, where it failed, what happens to the money, in plain sentences. */
export function explainOutcome(outcome: PaymentOutcome, words: PaymentResultMessages): readonly string[] {
  if (outcome.status === 'unknown') return [words.unknown]
  if (outcome.status === 'completed') return [words.completed]
  if (outcome.status === 'processing') {
    const pending = lookUp(words.pendingReasons, outcome.transaction?.pendingReason)
    return pending ? [pending, words.processing] : [words.processing]
  }
  const reason = outcome.transaction?.failureReason ?? outcome.error?.code ?? ''
  return [lookUp(words.failureReasons, reason) ?? words.failed, explainMoney(outcome, { reason, words })]
}

function explainMoney(
  outcome: Extract<PaymentOutcome, { status: 'failed' }>,
  parameters: { reason: string; words: PaymentResultMessages },
): string {
  const { reason, words } = parameters
  switch (outcome.transaction?.refund?.status) {
    case undefined:
      return beforeMoneyMoves.has(reason) ? words.nothingLeft : words.refundUnknown
    case 'COMPLETED':
      return words.refundCompleted
    case 'FAILED':
      return words.refundFailed
    case 'PENDING':
      return words.refundPending
    default:
      return words.refundUnknown
  }
}
