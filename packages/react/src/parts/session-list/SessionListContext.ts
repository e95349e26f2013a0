import type { SessionItem } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { SessionListBinding } from '../../hooks/settings/useSessionList.ts'

export const SessionListContext = createContext<SessionListBinding | undefined>(undefined)

/** @throws `Error` outside of `SessionList.Root`: put the part inside one. */
export function useSessionListContext(): SessionListBinding {
  const value = useContext(SessionListContext)
  if (!value)
    throw new Error(
      'This part of SessionList stands outside of <SessionList.Root>, so it has no sessions to show. Put it inside.',
    )
  return value
}

export const SessionItemContext = createContext<SessionItem | undefined>(undefined)

/** @throws `Error` outside of `SessionList.Items`: put the part inside one. */
export function useSessionItem(): SessionItem {
  const value = useContext(SessionItemContext)
  if (!value)
    throw new Error(
      'This part of SessionList shows one session and stands outside of <SessionList.Items>. Put it inside.',
    )
  return value
}
