import type { ScaLock } from '@countersign/core'
import { forgetScaLock, readScaLock } from '@countersign/core/wallet-data'
import { useCallback, useState } from 'react'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

/**
 * Reads from this browser whether the user can confirm anything right now. `lock` is `undefined` until that is read and
 * as soon as a lock ends. The service reports a lock only in response to a proof, so no page knows of one before. A
 * suspension ends on the platform: `forget` says that the user has been told so.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaLock(options: ClientOption & { accountId: string }): {
  lock: ScaLock | undefined
  forget(): void
} {
  const { accountId } = options
  const client = useWalletClient(options.client)
  const [read, setRead] = useState<{ accountId: string; lock: ScaLock | undefined }>()
  const load = useCallback(
    (id: string) => {
      // Without a record, the next proof says it.
      void readScaLock(client, { accountId: id }).then(
        (lock) => setRead({ accountId: id, lock }),
        () => {},
      )
    },
    [client],
  )
  useOnceMounted(accountId, load)

  const { serverTime } = client.transport
  const lock = read?.accountId === accountId ? read.lock : undefined
  const untilMs = lock?.lockedUntil?.getTime() ?? 0
  const timeLeftMs = useCallback(() => untilMs - serverTime.now(), [untilMs, serverTime])
  const isOver = useServerCountdown({ deadlineMs: untilMs, timeLeftMs }) === 0 && lock?.suspended === false

  const forget = useCallback(() => {
    setRead(undefined)
    void forgetScaLock(client, { accountId })
  }, [client, accountId])
  return { lock: isOver ? undefined : lock, forget }
}
