import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { isHidden } from './isHidden.ts'
import { useSessionGuardContext } from './SessionGuardContext.ts'
import { sessionGuardMessages } from './sessionGuardMessages.tsx'

/** Signs out here and in every other tab. Renders nothing when nobody is signed in. */
export const SessionGuardSignOutButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionGuardSignOutButton(props, ref) {
    const { session, signOut } = useSessionGuardContext()
    const { state } = session
    const words = useMessages('sessionGuard', sessionGuardMessages)
    const [leaving, setLeaving] = useState(false)
    if (state.status !== 'active' && state.status !== 'expiring') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={leaving}
        onAction={() => {
          setLeaving(true)
          // The key is erased whatever the network does; a session that could not be ended there ends by itself.
          void signOut().then(() => setLeaving(false))
        }}
      >
        {props.children ?? words.signOut}
      </BusyButton>
    )
  },
)

/** Whether nothing has the focus, or something that is hidden: browsers take it away only a moment later. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[hidden]') !== null
}

/** Keeps the person signed in, in the last two minutes. Renders nothing before, and where it could not be done. */
export const SessionGuardExtendButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionGuardExtendButton(props, ref) {
    const { session, extendFailed, extend } = useSessionGuardContext()
    const words = useMessages('sessionGuard', sessionGuardMessages)
    const [extending, setExtending] = useState(false)
    if (session.state.status !== 'expiring' || extendFailed) return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={extending}
        onAction={() => {
          setExtending(true)
          void extend().then(() => setExtending(false))
        }}
      >
        {props.children ?? words.extend}
      </BusyButton>
    )
  },
)

/**
 * Opens the sign-in in place after a session that ran out, was lost, locked or ended elsewhere. Gets the focus back when
 * that is closed, and takes it when the page behind it is hidden.
 */
export const SessionGuardSignInButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionGuardSignInButton(props, ref) {
    const { session, reopening, setReopening, extendFailed } = useSessionGuardContext()
    const { state } = session
    const words = useMessages('sessionGuard', sessionGuardMessages)
    const own = useRef<HTMLButtonElement>(null)
    const composed = useComposedRefs(own, ref)
    const before = useRef({ reopening, status: state.status })
    const { status } = state
    useEffect(() => {
      const wasOpen = before.current.status === 'active' || before.current.status === 'expiring'
      const hidden = wasOpen && isHidden(status) && hasLostFocus()
      if ((before.current.reopening && !reopening) || hidden) own.current?.focus()
      before.current = { reopening, status }
    }, [reopening, status])

    const ended = status === 'expired' || status === 'lost' || isHidden(status)
    if (reopening || !('session' in state) || !(ended || extendFailed)) return null
    return (
      <BusyButton {...props} ref={composed} onAction={() => setReopening(state.session)}>
        {props.children ?? words.signIn}
      </BusyButton>
    )
  },
)
