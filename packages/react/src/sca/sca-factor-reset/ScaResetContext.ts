import type { ScaFactor } from '@countersign/core'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { ScaFactorResetBinding } from './useScaFactorReset.ts'

export type ScaResetContextValue = {
  reset: ScaFactorResetBinding
  /** Which factor the person is asked about, before a reset begins. */
  asked: ScaFactor | undefined
  ask(factor: ScaFactor | undefined): void
  begin(factor: ScaFactor): void
  /** Whether the person has begun it on this page, so that its steps may take the focus. */
  begunHere: boolean
  embed: ScaResetEmbed | undefined
}

/** Shows the check in the page itself, by the provider's own component. The token goes there and nowhere else. */
export type ScaResetEmbed = (check: { readToken: () => string | undefined }) => ReactNode

export const ScaResetContext = createContext<ScaResetContextValue | undefined>(undefined)

/** @throws `Error` outside of `ScaReset.Root`: put the part inside one. */
export function useScaResetContext(): ScaResetContextValue {
  const value = useContext(ScaResetContext)
  if (!value)
    throw new Error(
      'This part of ScaReset stands outside of <ScaReset.Root>, so there is no reset to show. Put it inside.',
    )
  return value
}

/** What a reset is about, while there is one. */
export function useResetFactor(): ScaFactor | undefined {
  const { state } = useScaResetContext().reset
  return state.status !== 'starting' && 'factor' in state ? state.factor : undefined
}

/** How the person gets to the check that waits for them. `refused`: there was a link, and it must not be opened. */
export function useWayToCheck(): 'page' | 'link' | 'refused' | 'none' | undefined {
  const { reset, embed } = useScaResetContext()
  const { state } = reset
  if (state.status !== 'waiting' || state.inReview) return undefined
  if (embed && state.token === 'available') return 'page'
  if (state.link === 'available') return 'link'
  return state.linkError ? 'refused' : 'none'
}
