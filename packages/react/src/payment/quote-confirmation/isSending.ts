import type { QuoteConfirmationState } from '@countersign/core'

type SendingState = Extract<QuoteConfirmationState, { status: 'signing' | 'executing' | 'authorizing' }>

/**
 * Returns whether what the user agreed to is signed and sent, and nothing else is asked on the page yet: the device may be
 * asking for the passkey.
 */
export function isSending(state: QuoteConfirmationState): state is SendingState {
  if (state.status === 'signing' || state.status === 'executing') return true
  if (state.status !== 'authorizing' || !state.open || state.step !== 'authorizing') return false
  const { status } = state.challenge
  return status === 'loading' || (status === 'proving' && state.isPrompted)
}
