import type { ScaProofActions, ScaProofState, ScaRequest } from '@countersign/core'
import type { ReactNode } from 'react'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { CodeEntry } from '../../primitives/useCodeEntry.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { scaProofMessages } from './scaProofMessages.ts'

type ScaProofContext = {
  state: ScaProofState
  actions: ScaProofActions
  messages: JourneyMessages['scaProof']
  /** The request that a proof can be given for now or in a moment. `undefined` while none can be given. */
  request: ScaRequest | undefined
  code: CodeEntry
  /** The id of the element that says what is confirmed; it describes the field and the button of the proof. */
  subjectId: string | undefined
  /** Seconds until the next attempt, after too many; 0 where there is nothing to wait for. */
  waitSeconds: number | undefined
}

export const [ScaProofContextProvider, useScaProofContext] = definePartContext<ScaProofContext>()

/** The interface does not describe the codes; those of text messages and authenticator apps have six digits. */
export const codeFormat = { length: 6, characters: 'digits' } as const

/** Returns the state of a journey while a proof is asked for, or can no longer be given. */
export function proofOf<state extends { status: string }>(
  state: state,
): Extract<state, { status: ScaProofState['status'] }> | undefined {
  switch (state.status) {
    case 'awaiting-proof':
    case 'proving':
    case 'resending':
    case 'locked':
    case 'suspended':
    case 'expired':
      return state as Extract<state, { status: ScaProofState['status'] }>
    default:
      return undefined
  }
}

type ProofHeading<title> = {
  proof: ScaProofState | undefined
  /** Names the step while there is no proof. */
  step?: string
  /** What the heading says while a proof can be given, and while it cannot. */
  title: title
}

/**
 * Returns what a heading says about a proof, and the step that it names. Another request is another step, and so is
 * another factor.
 */
export function useProofHeading<title extends ReactNode>(
  parameters: ProofHeading<title>,
): {
  step: string
  children: title | string
} {
  const { proof, step = '', title } = parameters
  const messages = useMessages('scaProof', scaProofMessages)
  if (!proof) return { step, children: title }
  const { status } = proof
  if (status === 'locked' || status === 'suspended' || status === 'expired')
    return { step: status, children: messages[`${status}Title`] }
  return { step: `${proof.request.id} ${proof.request.factor}`, children: title }
}
