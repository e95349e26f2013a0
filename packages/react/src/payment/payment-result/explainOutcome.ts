import { isPull, lookUp } from '@countersign/core/client'
import { amountText } from '../../primitives/Amount.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { describePayee, receivingAmount } from '../../shared/payment-details/index.ts'
import { failureReasonOf, isUnsent, type PaymentOutcome } from './PaymentOutcome.ts'
import { hasArrived } from './paymentEnd.ts'

type ResultMessages = JourneyMessages['paymentResult']

type ExplainParameters = {
  messages: ResultMessages
  locale: string
  /** The time of the service. */
  nowMs: number
}

/** Returns what happened and, where the payment failed, what happens to the money, in plain sentences. */
export function explainOutcome(outcome: PaymentOutcome, parameters: ExplainParameters): readonly string[] {
  const { messages } = parameters
  if (outcome.status === 'unknown') return [messages.unknown]
  if (outcome.status !== 'failed') {
    const transaction = 'transaction' in outcome ? outcome.transaction : undefined
    const pending = outcome.status === 'processing' && lookUp(messages.pendingReasons, transaction?.pendingReason)
    return [pending || explainArrival(outcome, parameters)]
  }
  const reason = lookUp(messages.failureReasons, failureReasonOf(outcome)) ?? messages.failed
  return [reason, explainMoney(outcome, messages)]
}

function explainArrival(outcome: PaymentOutcome, parameters: ExplainParameters): string {
  return sayArrival(outcome, parameters)[hasArrived(outcome, parameters.nowMs) ? 1 : 0]
}

/** Returns what is said before the money has arrived, and from then on. */
export function sayArrival(
  { quote, payee }: PaymentOutcome,
  { messages, locale }: Pick<ExplainParameters, 'messages' | 'locale'>,
): readonly [string, string] {
  const amount = amountText(receivingAmount(quote), { locale })
  // The account outside is not the one that gets it.
  if (isPull(quote)) return [messages.adds({ amount }), messages.added({ amount })]
  const { name } = describePayee(payee, quote.destination)
  const received = { payee: name === undefined ? undefined : visibleText(name), amount }
  return [messages.completedArrives(received), messages.completed(received)]
}

function explainMoney(outcome: Extract<PaymentOutcome, { status: 'failed' }>, messages: ResultMessages): string {
  switch (outcome.transaction?.refund?.status) {
    case undefined:
      // What could not be taken from a bank account was never here.
      return isPull(outcome.quote) || isUnsent(outcome) ? messages.nothingLeft : messages.refundUnknown
    case 'COMPLETED':
      return outcome.quote.source.sourceType === 'ACCOUNT' ? messages.refundCompleted : messages.refundCompletedOutside
    case 'FAILED':
      return messages.refundFailed
    case 'PENDING':
      return messages.refundPending
    default:
      return messages.refundUnknown
  }
}
