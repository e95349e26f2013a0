import type { SessionInfo } from '@countersign/core'
import { useEffect, useRef } from 'react'

/** Tells the host of each sign-in once, with the latest function it gave. */
export function useSignedIn(
  state: { status: string; session?: SessionInfo },
  onSignedIn: ((session: SessionInfo) => void) | undefined,
): void {
  const announce = useRef(onSignedIn)
  useEffect(() => {
    announce.current = onSignedIn
  }, [onSignedIn])
  const { session } = state
  useEffect(() => {
    if (session) announce.current?.(session)
  }, [session])
}
