import type { TransactionStatus } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import { arrivalOf } from './rails.ts'
import type { QuoteRecord, QuoteStatus, Refund } from './records.ts'

/** One thing that happens some time after execution. */
export type OutcomeStep = {
  afterMs: number
  pendingReason?: string
  quote?: QuoteStatus
  transaction?: TransactionStatus
  failureReason?: string
  refund?: Pick<Refund, 'status' | 'reason'>
}

const reason = 'TRANSACTION_FAILED'

/** The payment fails, and its refund begins with that and ends three seconds later. */
function failed(
  afterMs: number,
  failureReason: string,
  refund: Pick<Refund, 'status' | 'reason'> = { status: 'COMPLETED', reason },
): OutcomeStep[] {
  return [
    { afterMs, quote: 'FAILED', transaction: 'FAILED', failureReason, refund: { ...refund, status: 'PENDING' } },
    { afterMs: afterMs + 3000, refund },
  ]
}

const completed = (afterMs: number): OutcomeStep => ({ afterMs, quote: 'COMPLETED', transaction: 'COMPLETED' })

/** A bank return: the payout came back. The quote stays completed. */
function returned(afterMs: number): OutcomeStep[] {
  return failed(afterMs, 'PAYOUT_RETURNED').map(({ quote: _, ...step }) => step)
}

/**
 * What happens after the money has left, by the last three characters of the payee's account number, IBAN or address,
 * or by the failure before.
 */
const outcomes: Readonly<Record<string, readonly OutcomeStep[]>> = {
  '002': failed(3000, 'QUOTE_EXECUTION_FAILED'),
  '003': [completed(6 * 60_000)],
  '004': failed(3000, 'COUNTERPARTY_POST_TX_FAILED'),
  '005': [completed(3000), ...returned(30_000)],
  '006': [
    {
      afterMs: 3000,
      quote: 'FAILED',
      transaction: 'FAILED',
      refund: { status: 'PENDING', reason: 'USER_CANCELLATION' },
    },
    { afterMs: 6000, refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' } },
  ],
  '007': failed(3000, 'COUNTERPARTY_POST_TX_FAILED', { status: 'FAILED', reason }),
  UMA_PENDING_LONG: [
    { afterMs: 1000, transaction: 'PENDING', pendingReason: 'COMPLIANCE_REVIEW' },
    completed(6 * 60_000),
  ],
  UMA_FAIL_COMPLIANCE: failed(3000, 'COMPLIANCE_REJECTED'),
  FUNDING_AMOUNT_MISMATCH: failed(0, 'FUNDING_AMOUNT_MISMATCH'),
}

/** The same for transfers between accounts, out and in. What was collected is not refunded: it never came. */
const transferOutcomes: Readonly<Record<string, readonly OutcomeStep[]>> = {
  '002': failed(0, 'QUOTE_EXECUTION_FAILED'),
  '003': failed(0, 'ACCOUNT_INVALID'),
  '004': failed(3000, 'ACCOUNT_CANNOT_RECEIVE'),
  '005': failed(30_000, 'COUNTERPARTY_POST_TX_FAILED'),
}
const notCollected = (afterMs: number, failureReason = 'COLLECTION_FAILED'): OutcomeStep[] => [
  { afterMs, quote: 'FAILED', transaction: 'FAILED', failureReason },
]
const collectionOutcomes: Readonly<Record<string, readonly OutcomeStep[]>> = {
  '002': notCollected(0),
  '003': notCollected(0),
  '004': notCollected(3000),
  '005': notCollected(30_000),
}

/** A payout that comes back at once, and its refund. */
export const returnSteps: readonly OutcomeStep[] = returned(0)

/** Courses that a payment of any kind may take later. */
const laterOutcomes: Readonly<Record<string, readonly OutcomeStep[]>> = {
  RETURNED: returnSteps,
  CANCELED_AND_DELIVERED: [
    { afterMs: 0, refund: { status: 'PENDING', reason: 'USER_CANCELLATION' } },
    { afterMs: 3000, refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' } },
    completed(6000),
  ],
  CANCELED: [
    { afterMs: 0, refund: { status: 'PENDING', reason: 'USER_CANCELLATION' } },
    {
      afterMs: 3000,
      quote: 'FAILED',
      transaction: 'FAILED',
      refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' },
    },
  ],
}

function outcomesFor({ payer, isTransfer }: QuoteRecord) {
  if (payer === 'COLLECTION') return collectionOutcomes
  return isTransfer ? transferOutcomes : outcomes
}

/** What happens to a quote once it was executed, in order. */
export function outcomeOf(quote: QuoteRecord): readonly OutcomeStep[] {
  const { outcomeSuffix, executedAt = 0, rail } = quote
  const ordered = /^FAIL:(\w+):(\w+)$/.exec(outcomeSuffix)
  if (ordered?.[1] !== undefined) {
    const steps = failed(0, ordered[1], { status: 'COMPLETED', reason: refundReasonOf(ordered[2]) })
    return quote.payer === 'COLLECTION' ? notCollected(0, ordered[1]) : steps
  }
  const found = lookUp(laterOutcomes, outcomeSuffix) ?? lookUp(outcomesFor(quote), outcomeSuffix)
  return found ?? [completed(arrivalOf(rail?.name, { at: executedAt }) - executedAt)]
}

/** The outcome of a payment that is to fail now, for a reason. */
export function failureOutcome(parameters: { failureReason: string; refundReason: Refund['reason'] }): string {
  return `FAIL:${parameters.failureReason}:${parameters.refundReason}`
}

function refundReasonOf(text: string | undefined): Refund['reason'] {
  return text === 'TIMEOUT' || text === 'USER_CANCELLATION' ? text : reason
}
