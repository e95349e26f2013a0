import type { DelegatedKey } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { Question } from '../signed-resource/useListQuestion.ts'
import type { DelegatedKeysBinding } from './useDelegatedKeys.ts'

export type DelegatedKeysContextValue = {
  keys: DelegatedKeysBinding
  question: Question
  /** Whether the form was sent without a usable name. */
  nameMissing: boolean
  setNameMissing(missing: boolean): void
}

export const DelegatedKeysContext = createContext<DelegatedKeysContextValue | undefined>(undefined)

/** @throws `Error` outside of `DelegatedKeys.Root`: put the part inside one. */
export function useDelegatedKeysContext(): DelegatedKeysContextValue {
  const value = useContext(DelegatedKeysContext)
  if (!value)
    throw new Error(
      'This part of DelegatedKeys stands outside of <DelegatedKeys.Root>, so it has no keys to show. Put it inside.',
    )
  return value
}

export const DelegatedKeyContext = createContext<DelegatedKey | undefined>(undefined)

/** @throws `Error` outside of `DelegatedKeys.Items`: put the part inside one. */
export function useDelegatedKeyItem(): DelegatedKey {
  const value = useContext(DelegatedKeyContext)
  if (!value)
    throw new Error(
      'This part of DelegatedKeys shows one key and stands outside of <DelegatedKeys.Items>. Put it inside.',
    )
  return value
}
