import type { QuoteConfirmationState } from '@countersign/core'
import type { PaymentOutcome } from './PaymentOutcome.ts'

/** Returns whether all of the money of a payment that failed came back. */
export function isReturned(outcome: PaymentOutcome): boolean {
  return outcome.status === 'failed' && outcome.transaction?.refund?.status === 'COMPLETED'
}

/** Returns whether the recipient has the money. A settlement can be dated ahead; `nowMs` is the time of the service. */
export function hasArrived(outcome: PaymentOutcome | QuoteConfirmationState, nowMs: number): boolean {
  if (outcome.status !== 'completed') return false
  const { settledAt } = outcome.transaction ?? {}
  return settledAt === undefined || settledAt.getTime() <= nowMs
}
