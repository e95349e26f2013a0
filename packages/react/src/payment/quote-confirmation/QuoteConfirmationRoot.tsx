import type { QuoteChange, QuoteConfirmationState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useState } from 'react'
import { type ChallengeStanding, QuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import type { UseQuoteConfirmationOptions } from './useQuoteConfirmation.ts'
import { useQuoteConfirmation } from './useQuoteConfirmation.ts'

export type QuoteConfirmationRootProps = ComponentPropsWithoutRef<'div'> & {
  /** Which wallet pays which quote, or a request to make a quote of. */
  payment: UseQuoteConfirmationOptions
}

/** Holds one payment, from its quote to its end, for the parts inside. `data-status` is the status of the payment. */
export const QuoteConfirmationRoot = forwardRef<HTMLDivElement, QuoteConfirmationRootProps>(
  function QuoteConfirmationRoot(props, ref) {
    const { payment, ...rest } = props
    const confirmation = useQuoteConfirmation(payment)
    const { state } = confirmation
    const changes = useShownChanges(state)
    const switchesFactor = useFactorSwitch(state)
    const [standing, noteStanding] = useStanding(state)
    return (
      <QuoteConfirmationContext.Provider value={{ confirmation, changes, switchesFactor, standing, noteStanding }}>
        <div {...rest} ref={ref} data-status={state.status} />
      </QuoteConfirmationContext.Provider>
    )
  },
)

const unchanged: readonly QuoteChange[] = []

/** The changes of the quote on screen: while it is signed they are what the person agreed to. */
function useShownChanges(state: QuoteConfirmationState): readonly QuoteChange[] {
  const quoteId = 'quote' in state ? state.quote.id : undefined
  const [seen, setSeen] = useState({ quoteId, changes: unchanged })
  const inState = state.status === 'review' ? state.changes : unchanged
  const changes = inState.length === 0 && seen.quoteId === quoteId ? seen.changes : inState
  if (seen.quoteId !== quoteId || seen.changes !== changes) setSeen({ quoteId, changes })
  return changes
}

/** How the challenge of the quote on screen stood when it was seen last. */
function useStanding(state: QuoteConfirmationState) {
  const quoteId = 'quote' in state ? state.quote.id : undefined
  const [noted, setNoted] = useState<{ quoteId: string | undefined; standing: ChallengeStanding }>()
  const noteStanding = useCallback((standing: ChallengeStanding) => setNoted({ quoteId, standing }), [quoteId])
  return [noted?.quoteId === quoteId && noted ? noted.standing : 'waiting', noteStanding] as const
}

/** From the moment another way to confirm asks for another quote until that is paid or given up. */
function useFactorSwitch({ status }: QuoteConfirmationState): boolean {
  const [seen, setSeen] = useState({ status, switches: false })
  if (seen.status === status) return seen.switches
  const begins = seen.status === 'authorizing' && status === 'requoting'
  const goesOn = seen.switches && (status === 'requoting' || status === 'sca-signing-in' || status === 'review')
  setSeen({ status, switches: begins || goesOn })
  return begins || goesOn
}
