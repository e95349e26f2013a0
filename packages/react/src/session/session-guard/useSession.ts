import { createSessionController } from '@countersign/core/session'
import { useMemo, useState } from 'react'
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
  const [running, setRunning] = useState(0)
  const { controller, actions } = useMemo(() => {
    const created = createSessionController(client)
    const { extend, lock, signOut, timeLeftMs } = created
    const counted =
      <result>(action: () => Promise<result>) =>
      async () => {
        setRunning((count) => count + 1)
        try {
          return await action()
        } finally {
          setRunning((count) => count - 1)
        }
      }
    return {
      controller: created,
      actions: { extend: counted(extend), lock: counted(lock), signOut: counted(signOut), timeLeftMs },
    }
  }, [client])
  return { ...actions, state: useStore(controller), isBusy: running > 0 }
}
