import type { SessionInfo } from '@countersign/core'
import { useEffect } from 'react'
import { useLatest } from '../../provider/useLatest.ts'

/** Tells the host of each sign-in once, with the latest function it gave. */
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
