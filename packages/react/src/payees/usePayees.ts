import type { PayeesOptions } from '@countersign/core'
import { createPayeesReader } from '@countersign/core/wallet-data'
import { useReader } from '../provider/keptReaders.ts'
import type { ClientOption } from '../provider/useJourney.ts'

/**
 * Reads the accounts that the user can pay to. Loads the first page by itself and the next one with `loadMore`; a
 * refresh reads as many as are shown. Actions never reject, and a failure is `state.error`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state, isBusy, refresh } = usePayees()
 * const payees = state.content?.items
 * ```
 */
export function usePayees(options: ClientOption & PayeesOptions = {}) {
  const { client, limit } = options
  return useReader({ client, id: `payees ${limit}`, create: (wallet) => createPayeesReader(wallet, { limit }) })
}
