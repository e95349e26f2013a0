import { createSessionController } from '@countersign/core/session'
import { useMemo } from 'react'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

/**
 * Tells whether a user is signed in to this wallet here, and until when. It follows other tabs. `timeLeftMs()` is in
 * milliseconds on the service's time.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useSession(options: ClientOption = {}) {
  const client = useWalletClient(options.client)
  const controller = useMemo(() => createSessionController(client), [client])
  const { subscribe: _subscribe, getSnapshot: _getSnapshot, ...actions } = controller
  return { ...actions, state: useStore(controller) }
}
