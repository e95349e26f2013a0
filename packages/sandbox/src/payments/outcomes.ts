import { lookUp } from '@countersign/core/wire'
import type { QuoteStatus, TransactionRecord } from './records.ts'

/** One thing that happens some time after execution. */
export type OutcomeStep = {
  afterMs: number
  quote?: QuoteStatus
  transaction?: TransactionRecord['status']
  failureReason?: string
  refund?: { status: 'PENDING' | 'COMPLETED' | 'FAILED'; reason: 'TRANSACTION_FAILED' | 'USER_CANCELLATION' }
}

const refunded = (afterMs: number): OutcomeStep => ({
  afterMs,
  refund: { status: 'COMPLETED', reason: 'TRANSACTION_FAILED' },
})

function failed(afterMs: number, failureReason: string): OutcomeStep {
  const refund = { status: 'PENDING', reason: 'TRANSACTION_FAILED' } as const
  return { afterMs, quote: 'FAILED', transaction: 'FAILED', failureReason, refund }
}

const completed = (afterMs: number): OutcomeStep => ({ afterMs, quote: 'COMPLETED', transaction: 'COMPLETED' })

/**
 * What happens after the money has left, by the last three characters of the payee's account number, IBAN or address,
 * or by the failure before.
 */
const outcomes: Readonly<Record<string, readonly OutcomeStep[]>> = {
  '002': [failed(3000, 'QUOTE_EXECUTION_FAILED'), refunded(6000)],
  '003': [completed(6 * 60_000)],
  '004': [failed(3000, 'COUNTERPARTY_POST_TX_FAILED'), refunded(6000)],
  // A bank return: the payout came back. The quote stays completed.
  '005': [completed(3000), { ...omitQuote(failed(30_000, 'PAYOUT_RETURNED')) }, refunded(33_000)],
  '006': [
    {
      afterMs: 3000,
      quote: 'FAILED',
      transaction: 'FAILED',
      refund: { status: 'PENDING', reason: 'USER_CANCELLATION' },
    },
    { afterMs: 6000, refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' } },
  ],
  '007': [
    failed(3000, 'COUNTERPARTY_POST_TX_FAILED'),
    { afterMs: 6000, refund: { status: 'FAILED', reason: 'TRANSACTION_FAILED' } },
  ],
  FUNDING_AMOUNT_MISMATCH: [failed(0, 'FUNDING_AMOUNT_MISMATCH'), refunded(3000)],
}

function omitQuote(step: OutcomeStep): OutcomeStep {
  const { quote: _, ...rest } = step
  return rest
}

const success: readonly OutcomeStep[] = [completed(3000)]

export function outcomeOf(suffix: string): readonly OutcomeStep[] {
  return lookUp(outcomes, suffix) ?? success
}
