import type { QuoteConfirmationState } from '@countersign/core'
import { writeTime } from '../wallet/words.ts'

export type PaymentStanding = {
  /** What counts it together with others of its kind. */
  kind: 'sent' | 'on its way' | 'waiting for you' | 'being checked' | 'failed' | 'not sent'
  status: string
  tone: 'quiet' | 'good' | 'bad' | 'waiting'
}

/** How one payment of several stands, in words that claim nothing that nobody knows. */
export function describePayment(state: QuoteConfirmationState): PaymentStanding {
  switch (state.status) {
    case 'completed':
      return { kind: 'sent', status: 'Sent', tone: 'good' }
    case 'processing':
      return { kind: 'on its way', status: 'On its way', tone: 'waiting' }
    case 'authorizing': {
      const until = state.until ? ` until ${writeTime(state.until)}` : ''
      return { kind: 'waiting for you', status: `Not sent yet. It waits for you${until}.`, tone: 'waiting' }
    }
    case 'failed':
      return { kind: 'failed', status: explainFailure(state), tone: 'bad' }
    case 'expired':
      return { kind: 'not sent', status: 'Not sent. Its price has ended.', tone: 'quiet' }
    case 'review':
      return { kind: 'not sent', status: 'Not sent. Check it again.', tone: 'quiet' }
    default:
      return { kind: 'being checked', status: 'We are checking. Do not pay it again.', tone: 'waiting' }
  }
}

function explainFailure({ error }: Extract<QuoteConfirmationState, { status: 'failed' }>): string {
  return error?.code === 'SCA_NOT_COMPLETED'
    ? 'Not confirmed in time. No money left your wallet.'
    : 'Failed. See what happens to the money.'
}

/** How all of them stand together. */
export function describeBatch(states: readonly QuoteConfirmationState[]): { title: string; summary: string } {
  const counts = new Map<PaymentStanding['kind'], number>()
  for (const { kind } of states.map(describePayment)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`)
  return { title: titleOf(counts), summary: `${parts.join(', ')}.` }
}

function titleOf(counts: ReadonlyMap<PaymentStanding['kind'], number>): string {
  const waiting = counts.get('waiting for you')
  if (waiting) return waiting === 1 ? 'A payment waits for you' : 'Payments wait for you'
  if (counts.has('being checked')) return 'We are checking'
  if (counts.has('failed') || counts.has('not sent')) return 'Not everything was sent'
  return counts.has('on its way') ? 'Your payments are on their way' : 'Payments sent'
}
