import type { SessionController, SessionState } from '@countersign/core'
import { createSessionController } from '@countersign/core'
import { useMemo } from 'react'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type SessionBinding = Omit<SessionController, 'subscribe' | 'getSnapshot'> & { state: SessionState }

/**
 * Whether somebody is signed in to this wallet here, and until when. It follows other tabs. `timeLeftMs()` is in
 * milliseconds on the service's time.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useSession(): SessionBinding {
  const client = useWalletClient()
  const controller = useMemo(() => createSessionController(client), [client])
  return { ...controller, state: useStore(controller) }
}
