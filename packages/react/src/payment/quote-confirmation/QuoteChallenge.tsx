import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { loadedProof, ScaChallengeProvider, ScaChallengeSteps } from '../../sca/sca-challenge/index.ts'
import { ConversionPrice } from '../../shared/payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteChallengeProps = {
  accountId: string
  headingLevel: HeadingLevel
  /** Leaves a payment that was stopped. */
  onDone?: (() => void) | undefined
}

/** The challenge of a payment on the card of its confirmation: for exactly the quote that the user agreed to. */
export function QuoteChallenge({ onDone, ...props }: QuoteChallengeProps) {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const writeTime = useLocalTime()
  const { state, openChallenge, closeChallenge, startAgain } = confirmation
  if (state.status !== 'authorizing') return null
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
      <PartBoundary>
        <ScaChallengeSteps
          {...props}
          proof={loadedProof}
          focusOnMount
          details={<ConversionPrice quote={state.quote} />}
          leave={
            onDone && (
              <div className="cs-actions">
                <button type="button" className="cs-link" onClick={onDone}>
                  {messages.done}
                </button>
              </div>
            )
          }
        />
      </PartBoundary>
    </ScaChallengeProvider>
  )
}
