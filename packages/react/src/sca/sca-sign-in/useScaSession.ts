import { readScaSession } from '@countersign/core/wallet-data'
import { useCallback, useState } from 'react'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

type ScaSession = Awaited<ReturnType<typeof readScaSession>>

/**
 * Reads from this browser how long the SCA session is still valid. Returns `undefined` until that is read, and where it
 * cannot be read.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaSession(options: ClientOption & { accountId: string }): ScaSession | undefined {
  const { accountId } = options
  const client = useWalletClient(options.client)
  const [read, setRead] = useState<{ accountId: string; session: ScaSession }>()
  const load = useCallback(
    (id: string) => {
      // Without a stored expiry, the user signs in when an action needs it.
      void readScaSession(client, { accountId: id }).then(
        (session) => setRead({ accountId: id, session }),
        () => {},
      )
    },
    [client],
  )
  useOnceMounted(accountId, load)
  return read?.accountId === accountId ? read.session : undefined
}
