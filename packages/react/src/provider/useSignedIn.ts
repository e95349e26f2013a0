import type { SessionInfo } from '@countersign/core'
import { useEffect } from 'react'
import { useLatest } from './useLatest.ts'

/** Calls the page's latest function once for each sign-in. */
export function useSignedIn(
  state: { status: string; session?: SessionInfo },
  onSignedIn: ((session: SessionInfo) => void) | undefined,
): void {
  const announce = useLatest(onSignedIn)
  const { session } = state
  useEffect(() => {
    if (session) announce.current?.(session)
  }, [session, announce])
}
