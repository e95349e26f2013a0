import type { ActivityOptions, WalletClient } from '@countersign/core'
import { createActivityReader } from '@countersign/core/wallet-data'
import { useReader } from '../provider/keptReaders.ts'
import type { ClientOption } from '../provider/useJourney.ts'

/**
 * Reads the user's transactions, newest first. Loads the first page by itself and the next one with `loadMore`; a
 * refresh reads as many as are shown. Actions never reject, and a failure is `state.error`: with its action
 * `sca-sign-in`, show `ScaSignInScreen`, then refresh.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state, isBusy, loadMore } = useActivity({ limit: 20 })
 * const transactions = state.content?.items
 * const hasMore = state.content?.nextCursor !== undefined
 * ```
 */
export function useActivity(options: ClientOption & ActivityOptions = {}) {
  return useReader(describe(options))
}

/** The same, as new as the balance also where a page comes back without a network: what changes is read in the meantime. */
export function useFollowedActivity(options: ClientOption & ActivityOptions) {
  return useReader({ ...describe(options), follow: true })
}

const describe = ({ client, limit, from, to }: ClientOption & ActivityOptions) => ({
  client,
  id: `activity ${limit} ${from?.getTime()} ${to?.getTime()}`,
  create: (wallet: WalletClient) => createActivityReader(wallet, { limit, from, to }),
})
