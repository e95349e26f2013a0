import type { ScaChallengeState, ScaProofState } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { ScaChallengeBinding } from './useScaChallenge.ts'

export type ScaChallengeContextValue = {
  challenge: ScaChallengeBinding
  onStartAgain: (() => void) | undefined
  onClose: (() => void) | undefined
}

export const ScaChallengeContext = createContext<ScaChallengeContextValue | undefined>(undefined)

/** @throws `Error` outside of `ScaChallenge.Root`: put the part inside one. */
export function useScaChallengeContext(): ScaChallengeContextValue {
  const value = useContext(ScaChallengeContext)
  if (!value)
    throw new Error(
      'This part of ScaChallenge stands outside of <ScaChallenge.Root>, so it has no payment to confirm. Put it inside.',
    )
  return value
}

/** The state while there is a proof to give, or one that is no longer taken. */
export function proofOf(state: ScaChallengeState): (ScaChallengeState & ScaProofState) | undefined {
  switch (state.status) {
    case 'awaiting-proof':
    case 'proving':
    case 'resending':
    case 'locked':
    case 'suspended':
    case 'expired':
      return state
    default:
      return undefined
  }
}
