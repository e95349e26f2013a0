import type { ManagedList, WalletError } from '@countersign/core'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import type { Journey } from '../../provider/useJourney.ts'

/** What the parts common to all lists need to know of the one they stand in. */
export type ManagedListContextValue = {
  list: Pick<Journey<ManagedList<unknown, unknown, unknown>>, 'state' | 'dismiss' | 'cancelSignIn'> & {
    load(): Promise<unknown>
  }
  title: string
  errors: ErrorMessages
  /** What became of the last change, once it is over. */
  notice: ReactNode
  /** What went wrong around the change. */
  error?: WalletError | undefined
}

export const ManagedListContext = createContext<ManagedListContextValue | undefined>(undefined)

/** @throws `Error` outside of a list's root: put the part inside one. */
export function useManagedListContext(): ManagedListContextValue {
  const value = useContext(ManagedListContext)
  if (!value)
    throw new Error('This part stands outside of the root of its list, so it has nothing to show. Put it inside.')
  return value
}
