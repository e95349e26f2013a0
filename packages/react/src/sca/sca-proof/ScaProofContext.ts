import type { ScaProofActions, ScaProofState, ScaRequest } from '@countersign/core'
import type { RefObject } from 'react'
import { createContext, useContext } from 'react'

export type ScaProofContextValue = {
  state: ScaProofState
  actions: ScaProofActions
  /** Ids that tie label and messages to the field. */
  ids: { code: string; error: string; hint: string }
  codeInput: RefObject<HTMLInputElement | null>
  /** Whether half a code was sent. */
  incomplete: boolean
  setIncomplete(incomplete: boolean): void
  /** Seconds until another try is taken, after too many; 0 where none is waited for. */
  waitSeconds: number | undefined
}

export const ScaProofContext = createContext<ScaProofContextValue | undefined>(undefined)

/** @throws `Error` outside of a part that asks for a proof: put the part inside one. */
export function useScaProofContext(): ScaProofContextValue {
  const value = useContext(ScaProofContext)
  if (!value)
    throw new Error(
      'This part of ScaProof stands outside of <ScaChallenge.Proof>, <ScaLogin.Proof> and <ScaProof.Provider>, so it has no proof to ask for. Put it inside one.',
    )
  return value
}

/** The request that takes a proof now or in a moment. `undefined` while nothing is taken. */
export function openRequest(state: ScaProofState): ScaRequest | undefined {
  const { status } = state
  return status === 'awaiting-proof' || status === 'proving' || status === 'resending' ? state.request : undefined
}

const codeFactors = ['SMS_OTP', 'TOTP']

/** Whether the proof is a code. */
export function asksForCode({ factor }: ScaRequest): boolean {
  return codeFactors.includes(factor)
}

/** The interface says nothing about the codes; those of text messages and of authenticator apps have six digits. */
export const codeFormat = { length: 6, characters: 'digits' } as const
