import { forwardRef, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { sessionGuardMessages } from '../../messages/sign-in/sessionGuard.tsx'
import type { BusyButtonProps } from '../elements/BusyButton.tsx'
import { BusyButton } from '../elements/BusyButton.tsx'
import { useComposedRefs } from '../elements/useComposedRefs.ts'
import { useSessionGuardContext } from './SessionGuardContext.ts'

type ButtonProps = Omit<BusyButtonProps, 'busy' | 'unavailable' | 'type'>

/** Signs out here and in every other tab. Renders nothing when nobody is signed in. */
export const SessionGuardSignOutButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionGuardSignOutButton(props, ref) {
    const { state, signOut } = useSessionGuardContext().session
    const words = useMessages('sessionGuard', sessionGuardMessages)
    const [leaving, setLeaving] = useState(false)
    if (state.status !== 'active' && state.status !== 'expiring') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={leaving}
        onClick={(event) => {
          props.onClick?.(event)
          setLeaving(true)
          // The key is erased whatever the network does; a session that could not be ended there ends by itself.
          signOut().then(
            () => setLeaving(false),
            () => setLeaving(false),
          )
        }}
      >
        {props.children ?? words.signOut}
      </BusyButton>
    )
  },
)

/** Opens the sign-in in place after a session that ran out or was lost. Gets the focus back when it is closed. */
export const SessionGuardSignInButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionGuardSignInButton(props, ref) {
    const { session, reopening, setReopening } = useSessionGuardContext()
    const { state } = session
    const words = useMessages('sessionGuard', sessionGuardMessages)
    const own = useRef<HTMLButtonElement>(null)
    const composed = useComposedRefs(own, ref)
    const wasReopening = useRef(false)
    useEffect(() => {
      if (wasReopening.current && !reopening) own.current?.focus()
      wasReopening.current = reopening !== undefined
    }, [reopening])

    if (reopening || (state.status !== 'expired' && state.status !== 'lost')) return null
    return (
      <BusyButton
        {...props}
        ref={composed}
        onClick={(event) => {
          props.onClick?.(event)
          setReopening(state.session)
        }}
      >
        {props.children ?? words.signIn}
      </BusyButton>
    )
  },
)
