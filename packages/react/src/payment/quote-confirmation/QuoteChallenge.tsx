import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { loadedProof, ScaChallengeSteps } from '../../sca/sca-challenge/index.ts'
import { ConversionPrice } from '../../shared/payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { Challenge } from './QuoteConfirmationSteps.tsx'

export type QuoteChallengeProps = {
  accountId: string
  headingLevel: HeadingLevel
  /** Leaves a payment that was stopped. */
  onDone?: (() => void) | undefined
}

/** The challenge of a payment on the card of its confirmation: for exactly the quote that the user agreed to. */
export function QuoteChallenge({ onDone, ...props }: QuoteChallengeProps) {
  const { state, messages } = useQuoteConfirmationContext()
  if (!('quote' in state)) return null
  return (
    <Challenge>
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
    </Challenge>
  )
}
