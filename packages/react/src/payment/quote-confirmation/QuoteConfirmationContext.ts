import type { QuoteChange } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { QuoteConfirmationBinding } from './useQuoteConfirmation.ts'

/**
 * How a challenge stands that the person may close: `replaced` where another tab made the payment anew, `unheard` after a
 * proof of which nobody knows what became.
 */
export type ChallengeStanding = 'waiting' | 'abandoned' | 'replaced' | 'unheard'

export type QuoteConfirmationContextValue = {
  confirmation: QuoteConfirmationBinding
  /** What is different from the quote shown before. Stays while the person signs in and signs. */
  changes: readonly QuoteChange[]
  /** Whether the quote is, or is becoming, another one because it is to be confirmed another way. */
  switchesFactor: boolean
  standing: ChallengeStanding
  noteStanding(standing: ChallengeStanding): void
}

export const QuoteConfirmationContext = createContext<QuoteConfirmationContextValue | undefined>(undefined)

/** @throws `Error` outside of `QuoteConfirmation.Root`: put the part inside one. */
export function useQuoteConfirmationContext(): QuoteConfirmationContextValue {
  const value = useContext(QuoteConfirmationContext)
  if (!value)
    throw new Error(
      'This part of QuoteConfirmation stands outside of <QuoteConfirmation.Root>, so it has no quote to show. Put it inside.',
    )
  return value
}
