import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { isHidden } from './isHidden.ts'
import { useSessionGuardContext } from './SessionGuardContext.ts'

export type SessionGuardContentProps = ComponentPropsWithoutRef<'div'>

/**
 * What only a signed-in person sees. It stays when the session runs out, so that nothing typed or agreed to is lost,
 * is hidden while the wallet is locked or was signed out from elsewhere, and goes
 * when somebody signs out here. Gets the focus after a sign-in, unless something in it has taken it.
 */
export const SessionGuardContent = forwardRef<HTMLDivElement, SessionGuardContentProps>(
  function SessionGuardContent(props, ref) {
    const { session, reopening } = useSessionGuardContext()
    const { status } = session.state
    const own = useRef<HTMLDivElement>(null)
    const composed = useComposedRefs(own, ref)
    // A page that was signed in before it was loaded leaves the focus where it is.
    const wasSigningIn = useRef(false)
    useEffect(() => {
      if (wasSigningIn.current && status === 'active' && !own.current?.contains(document.activeElement))
        own.current?.focus()
      wasSigningIn.current = reopening !== undefined || status === 'none' || status === 'signed-out'
    }, [reopening, status])

    if (status === 'restoring' || status === 'none' || status === 'signed-out') return null
    return <div tabIndex={-1} {...props} ref={composed} hidden={isHidden(status) || undefined} data-part="content" />
  },
)
