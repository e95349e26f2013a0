import type { QuoteConfirmationState } from '@countersign/core'
import { writeTime } from '../wallet/words.ts'

export type PaymentSummary = {
  /** What counts it together with others of its kind. */
  kind: 'complete' | 'on its way' | 'to confirm' | 'being checked' | 'failed' | 'not sent'
  status: string
  tone: 'quiet' | 'good' | 'bad' | 'waiting'
}

/** Describes one payment of several, and claims nothing that is not known. */
export function describePayment(state: QuoteConfirmationState): PaymentSummary {
  switch (state.status) {
    case 'completed':
      return { kind: 'complete', status: 'Complete', tone: 'good' }
    case 'processing':
      return { kind: 'on its way', status: 'On its way', tone: 'waiting' }
    case 'authorizing': {
      const until = state.until ? `Confirm by ${writeTime(state.until)}.` : 'It needs your confirmation.'
      return { kind: 'to confirm', status: `Not sent yet. ${until}`, tone: 'waiting' }
    }
    case 'failed':
      return { kind: 'failed', status: explainFailure(state), tone: 'bad' }
    case 'expired':
      return { kind: 'not sent', status: 'Not sent. Its price has expired.', tone: 'quiet' }
    case 'review':
      return { kind: 'not sent', status: 'Not sent. Check it again.', tone: 'quiet' }
    default:
      return { kind: 'being checked', status: 'We’re checking. Don’t pay it again.', tone: 'waiting' }
  }
}

function explainFailure({ error }: Extract<QuoteConfirmationState, { status: 'failed' }>): string {
  return error?.code === 'SCA_NOT_COMPLETED'
    ? 'Not confirmed in time. No money left your wallet.'
    : 'Failed. Open it to see what happens to the money.'
}

/** Describes all of them together. */
export function describeBatch(states: readonly QuoteConfirmationState[]): { title: string; summary: string } {
  const counts = new Map<PaymentSummary['kind'], number>()
  for (const { kind } of states.map(describePayment)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`)
  return { title: titleOf(counts), summary: `${parts.join(', ')}.` }
}

function titleOf(counts: ReadonlyMap<PaymentSummary['kind'], number>): string {
  const waiting = counts.get('to confirm')
  if (waiting) return waiting === 1 ? 'Confirm your payment' : 'Confirm your payments'
  if (counts.has('being checked')) return 'Checking your payments'
  if (counts.has('failed') || counts.has('not sent')) return 'Some payments weren’t sent'
  return counts.has('on its way') ? 'Your payments are on their way' : 'Payments complete'
}
