import type { QuoteChange, QuoteConfirmationState } from '@countersign/core'
import { useCallback, useState } from 'react'

/**
 * The last known status of a challenge that the user can close. `replaced`: another tab created a new payment instead.
 * `outcomeUnknown`: a proof was sent, and its outcome is unknown. `locked`: no proof is accepted for a time; `suspended`: until
 * the platform unblocks the account.
 */
export type ChallengeStatus = 'waiting' | 'abandoned' | 'replaced' | 'outcomeUnknown' | 'locked' | 'suspended'

/** Reports the status of a challenge. `lockedUntil`: of a lock. */
export type ReportChallengeStatus = (status: ChallengeStatus, lockedUntil?: Date) => void

/** Returns what the current state does not contain about the quote on the screen, because it happened before. */
export function useQuoteHistory(state: QuoteConfirmationState) {
  const [{ status: challengeStatus, lockedUntil }, reportChallengeStatus] = useChallengeStatus(state)
  return {
    /** The differences from the quote shown before. They stay while the user signs in and signs. */
    changes: useShownChanges(state),
    /** Whether the quote is, or is about to be, another one because the user confirms it with another factor. */
    switchesFactor: useFactorSwitch(state),
    challengeStatus,
    lockedUntil,
    reportChallengeStatus,
  }
}

const unchanged: readonly QuoteChange[] = []

/** Returns the changes of the quote on the screen: while it is signed, they are what the user agreed to. */
function useShownChanges(state: QuoteConfirmationState): readonly QuoteChange[] {
  const quoteId = 'quote' in state ? state.quote.id : undefined
  const [seen, setSeen] = useState({ quoteId, changes: unchanged })
  const inState = state.status === 'review' ? state.changes : unchanged
  const changes = inState.length === 0 && seen.quoteId === quoteId ? seen.changes : inState
  if (seen.quoteId !== quoteId || seen.changes !== changes) setSeen({ quoteId, changes })
  return changes
}

type LastStatus = { status: ChallengeStatus; lockedUntil?: Date | undefined }

function useChallengeStatus(state: QuoteConfirmationState): readonly [LastStatus, ReportChallengeStatus] {
  const quoteId = 'quote' in state ? state.quote.id : undefined
  const [last, setLast] = useState<LastStatus & { quoteId: string | undefined }>()
  const report = useCallback<ReportChallengeStatus>(
    (status, lockedUntil) => setLast({ quoteId, status, lockedUntil }),
    [quoteId],
  )
  return [last && last.quoteId === quoteId ? last : { status: 'waiting' }, report]
}

const switchStates: readonly QuoteConfirmationState['status'][] = [
  'requoting',
  'sca-signing-in',
  'review',
  'signing-in',
  'signing',
  'executing',
]

/** Returns whether another factor has required another quote, until that one waits for its proof or is given up. */
function useFactorSwitch({ status }: QuoteConfirmationState): boolean {
  const [seen, setSeen] = useState({ status, switches: false })
  if (seen.status === status) return seen.switches
  const begins = seen.status === 'authorizing' && status === 'requoting'
  const continues = seen.switches && switchStates.includes(status)
  setSeen({ status, switches: begins || continues })
  return begins || continues
}
