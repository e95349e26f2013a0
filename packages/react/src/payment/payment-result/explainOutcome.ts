import { lookUp } from '@countersign/core/client'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'

type ResultMessages = JourneyMessages['paymentResult']

/** Failures before any money moves. After others, it is not claimed that no money left. */
const beforeMoneyMoves = new Set(['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED'])

/** Returns what happened and, where the payment failed, what happens to the money, in plain sentences. */
export function explainOutcome(outcome: PaymentOutcome, messages: ResultMessages): readonly string[] {
  if (outcome.status === 'unknown') return [messages.unknown]
  if (outcome.status === 'completed') return [messages.completed]
  if (outcome.status === 'processing') {
    const pending = lookUp(messages.pendingReasons, outcome.transaction?.pendingReason)
    return pending ? [pending, messages.processing] : [messages.processing]
  }
  const reason = outcome.transaction?.failureReason ?? outcome.error?.code ?? ''
  return [lookUp(messages.failureReasons, reason) ?? messages.failed, explainMoney(outcome, { reason, messages })]
}

function explainMoney(
  outcome: Extract<PaymentOutcome, { status: 'failed' }>,
  parameters: { reason: string; messages: ResultMessages },
): string {
  const { reason, messages } = parameters
  switch (outcome.transaction?.refund?.status) {
    case undefined:
      return beforeMoneyMoves.has(reason) ? messages.nothingLeft : messages.refundUnknown
    case 'COMPLETED':
      return messages.refundCompleted
    case 'FAILED':
      return messages.refundFailed
    case 'PENDING':
      return messages.refundPending
    default:
      return messages.refundUnknown
  }
}
