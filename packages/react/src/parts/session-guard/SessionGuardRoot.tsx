import type { SessionInfo } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useSession } from '../../hooks/sign-in/useSession.ts'
import { SessionGuardContext } from './SessionGuardContext.ts'

export type SessionGuardRootProps = ComponentPropsWithoutRef<'div'>

/** Holds the session of this page for the parts inside. `data-status` is its status. */
export const SessionGuardRoot = forwardRef<HTMLDivElement, SessionGuardRootProps>(
  function SessionGuardRoot(props, ref) {
    const session = useSession()
    const { state } = session
    const [asked, setReopening] = useState<SessionInfo>()
    // Over as soon as this session is no longer the ended one: signed in again, or signed out elsewhere.
    const ended = state.status === 'expired' || state.status === 'lost' ? state.session : undefined
    const reopening = asked && asked.id === ended?.id ? ended : undefined
    return (
      <SessionGuardContext.Provider value={{ session, reopening, setReopening }}>
        <div {...props} ref={ref} data-status={state.status} />
      </SessionGuardContext.Provider>
    )
  },
)
