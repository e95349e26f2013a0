import type { ScaFactorView } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { Question } from '../../settings/signed-resource/useListQuestion.ts'
import type { InlineScaSignIn } from '../sca-sign-in/index.ts'
import type { AddingFactors } from './useAddingFactors.ts'
import type { ScaFactorsBinding } from './useScaFactors.ts'
import type { ScaPasskeyEnrollBinding } from './useScaPasskeyEnroll.ts'

export type ScaFactorsContextValue = {
  accountId: string
  list: ScaFactorsBinding
  question: Question
  passkey: ScaPasskeyEnrollBinding
  adding: AddingFactors
  /** The login of the region in place, while something waits for it. */
  stepUp: InlineScaSignIn
  /** The service asks this person for nothing of it. */
  notNeeded: boolean
}

export const ScaFactorsContext = createContext<ScaFactorsContextValue | undefined>(undefined)

/** @throws `Error` outside of `ScaFactors.Root`: put the part inside one. */
export function useScaFactorsContext(): ScaFactorsContextValue {
  const value = useContext(ScaFactorsContext)
  if (!value)
    throw new Error(
      'This part of ScaFactors stands outside of <ScaFactors.Root>, so it has no list to show. Put it inside.',
    )
  return value
}

/** One factor, told apart by its passkey's id or by its kind. */
export type ScaFactorItem = ScaFactorView & { id: string }

export const ScaFactorItemContext = createContext<ScaFactorItem | undefined>(undefined)

/** @throws `Error` outside of `ScaFactors.Items`: put the part inside one. */
export function useScaFactorItem(): ScaFactorItem {
  const value = useContext(ScaFactorItemContext)
  if (!value)
    throw new Error(
      'This part of ScaFactors shows one way to confirm and stands outside of <ScaFactors.Items>. Put it inside.',
    )
  return value
}
