import { readScaSession } from '@countersign/core'
import { useCallback, useState } from 'react'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

/** When the login of the region ends, and whether that is soon. */
export type ScaSession = Awaited<ReturnType<typeof readScaSession>>

/**
 * How long the login of the region still counts, as this browser remembers it. `undefined` until that is read, and where
 * it cannot be.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaSession({ accountId }: { accountId: string }): ScaSession | undefined {
  const client = useWalletClient()
  const [read, setRead] = useState<{ accountId: string; session: ScaSession }>()
  const load = useCallback(
    (id: string) => {
      // What is not remembered is asked for when it is needed.
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
