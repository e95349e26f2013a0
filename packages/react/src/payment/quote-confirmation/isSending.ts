import type { QuoteConfirmationState } from '@countersign/core'

type SendingState = Extract<QuoteConfirmationState, { status: 'signing' | 'executing' | 'authorizing' }>

/** Returns whether what the user agreed to is signed and sent, and nothing else is asked yet. */
export function isSending(state: QuoteConfirmationState): state is SendingState {
  if (state.status === 'signing' || state.status === 'executing') return true
  return (
    state.status === 'authorizing' && state.open && state.step === 'authorizing' && state.challenge.status === 'loading'
  )
}
