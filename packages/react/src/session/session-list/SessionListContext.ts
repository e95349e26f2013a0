import type { SessionItem } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { SessionListBinding } from './useSessionList.ts'

export type SessionListContextValue = {
  list: SessionListBinding
  /** Ends a session: signs that device out, or this one. */
  end(session: SessionItem): void
}

export const SessionListContext = createContext<SessionListContextValue | undefined>(undefined)

/** @throws `Error` outside of `SessionList.Root`: put the part inside one. */
export function useSessionListContext(): SessionListContextValue {
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
