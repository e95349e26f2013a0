import { isWalletError, type SessionInfo, WalletError } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { SessionGuardContext } from './SessionGuardContext.ts'
import { useSession } from './useSession.ts'

export type SessionGuardRootProps = ComponentPropsWithoutRef<'div'>

/** Holds the session of this page for the parts inside. `data-status` is its status. */
export const SessionGuardRoot = forwardRef<HTMLDivElement, SessionGuardRootProps>(
  function SessionGuardRoot(props, ref) {
    const session = useSession()
    const { state } = session
    const [asked, setReopening] = useState<SessionInfo>()
    const [unextendableId, setUnextendableId] = useState<string>()
    // Over as soon as this session is no longer the one that ends: signed in again, or signed out elsewhere.
    const ending = 'session' in state && state.status !== 'active' ? state.session : undefined
    const reopening = asked && asked.id === ending?.id ? ending : undefined
    const extendFailed = state.status === 'expiring' && state.session.id === unextendableId
    async function extend() {
      if (!(await session.extend()) && ending) setUnextendableId(ending.id)
    }
    const [signOutError, setSignOutError] = useState<WalletError>()
    const signOut = () =>
      session.signOut().then(
        () => setSignOutError(undefined),
        (error: unknown) => setSignOutError(isWalletError(error) ? error : new WalletError('STORAGE_UNAVAILABLE')),
      )
    const value = { session, reopening, setReopening, extendFailed, extend, signOutError, signOut }
    return (
      <SessionGuardContext.Provider value={value}>
        <div {...props} ref={ref} data-status={state.status} />
      </SessionGuardContext.Provider>
    )
  },
)
