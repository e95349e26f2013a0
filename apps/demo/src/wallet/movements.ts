import type { Transaction } from '@countersign/core'
import { describeMovement, isShown } from '@countersign/core'
import type { StoppedPayment } from '@countersign/core/flows'

/** What the user has to do for a payment that waits for them. */
export type Task = {
  path: string
  action: string
  /** It leads to a proof, which is not possible while the proofs are locked. */
  needsProof: boolean
}

/**
 * Returns what the user has to do before this payment can be made; `undefined` for every other transaction. `stopped`: this
 * browser stopped it, so it is never offered to be confirmed.
 */
export function findTask(transaction: Transaction, stopped?: StoppedPayment): Task | undefined {
  const { source, quoteId } = transaction
  const { state } = describeMovement(transaction)
  if (quoteId === undefined) return undefined
  const page = source?.sourceType === 'REALTIME_FUNDING' ? 'fund' : 'pay'
  const path = `/${page}/${encodeURIComponent(quoteId)}`
  if (stopped && (state === 'needs-confirmation' || state === 'not-sent-yet'))
    return { path, action: 'See what changed', needsProof: false }
  if (state === 'needs-confirmation') return { path, action: 'Confirm payment', needsProof: true }
  if (state === 'needs-transfer') return { path, action: 'Show transfer details', needsProof: false }
  return undefined
}

/** Returns whether this is part of the history: neither a draft nor a payment that waits for the user. */
export function isMovement(transaction: Transaction): boolean {
  return isShown(transaction, {}) && findTask(transaction) === undefined
}

/** The page about one movement. */
export function pathOfMovement({ id }: Transaction): string {
  return `/activity/${encodeURIComponent(id)}`
}
