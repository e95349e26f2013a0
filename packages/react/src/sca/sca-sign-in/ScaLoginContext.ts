import type { ScaLoginState, ScaProofState } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { ScaLoginBinding } from './useScaLogin.ts'

export type ScaLoginContextValue = {
  login: ScaLoginBinding
  onClose: (() => void) | undefined
}

export const ScaLoginContext = createContext<ScaLoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `ScaLogin.Root`: put the part inside one. */
export function useScaLoginContext(): ScaLoginContextValue {
  const value = useContext(ScaLoginContext)
  if (!value)
    throw new Error(
      'This part of ScaLogin stands outside of <ScaLogin.Root>, so it has no login to show. Put it inside.',
    )
  return value
}

/** The state while there is a proof to give, or one that is no longer taken. */
export function loginProofOf(state: ScaLoginState): (ScaLoginState & ScaProofState) | undefined {
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
