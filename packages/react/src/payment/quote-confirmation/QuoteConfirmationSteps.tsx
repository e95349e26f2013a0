import type { QuoteConfirmationState } from '@countersign/core'
import type { ReactNode } from 'react'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { ScaChallengeProvider } from '../../sca/sca-challenge/index.ts'
import { isPaymentOutcome } from '../payment-result/index.ts'
import { isSending } from './isSending.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

type StepProps = { children: ReactNode }

/** What the user reviews and agrees to. It stays while the payment is signed and sent, and until something else is asked. */
export function Review({ children }: StepProps) {
  const { state } = useQuoteConfirmationContext()
  return isPaymentOutcome(state) || isProved(state) ? null : children
}

/** Returns whether a proof is asked for on the page. */
function isProved(state: QuoteConfirmationState): boolean {
  return state.status === 'authorizing' && state.open && !isSending(state)
}

/** The proof that some regions require, for the parts of `ScaChallenge` inside. Renders nothing while none is asked. */
export function Challenge({ children }: StepProps) {
  const confirmation = useQuoteConfirmationContext()
  const writeTime = useLocalTime()
  const { state, openChallenge, closeChallenge, startAgain } = confirmation
  if (state.status !== 'authorizing' || !isProved(state)) return null
  // What was read of a payment that was stopped cannot end it before its price does.
  const ends = state.until && new Date(Math.max(Number(state.until), Number(state.quote.expiresAt)))
  const until = ends && writeTime(ends)
  return (
    <ScaChallengeProvider
      challenge={{ ...confirmation, state: state.challenge, until, load: openChallenge, payments: [] }}
      // A payment that was stopped may have been carried out.
      onStartAgain={state.isAltered ? undefined : () => void startAgain()}
      onClose={closeChallenge}
    >
      {children}
    </ScaChallengeProvider>
  )
}
