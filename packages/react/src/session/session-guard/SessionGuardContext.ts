import type { SessionInfo, WalletError } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { SessionBinding } from './useSession.ts'

export type SessionGuardContextValue = {
  session: SessionBinding
  /** The session that is being opened again in place. */
  reopening: SessionInfo | undefined
  setReopening(session: SessionInfo | undefined): void
  /** Whether this session could not be extended when the person asked for it. */
  extendFailed: boolean
  /** Extends the session now. Never rejects. */
  extend(): Promise<void>
  /** What kept a sign-out from erasing the key. */
  signOutError: WalletError | undefined
  /** Signs out. Never rejects. */
  signOut(): Promise<void>
}

export const SessionGuardContext = createContext<SessionGuardContextValue | undefined>(undefined)

/** @throws `Error` outside of `SessionGuard.Root`: put the part inside one. */
export function useSessionGuardContext(): SessionGuardContextValue {
  const value = useContext(SessionGuardContext)
  if (!value)
    throw new Error(
      'This part of SessionGuard stands outside of <SessionGuard.Root>, so it has no session to show. Put it inside.',
    )
  return value
}
