import type { ActivityOptions } from '@countersign/core'
import { createActivityList } from '@countersign/core/activity-list'
import { useReader } from '../../provider/keptReaders.ts'
import type { ClientOption } from '../../provider/useJourney.ts'

/**
 * Reads the user's transactions, newest first, like `useActivity`, and looks for some of them with `findMore`. Loads the
 * first page by itself. Actions never reject; a failure is `state.error`, and what was read before stays.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state, findMore } = useActivityList({ limit: 20 })
 * const isWanted = (transaction: Transaction) => isShown(transaction, { show: 'in' })
 * const shown = state.content?.items.filter(isWanted)
 * return <button onClick={() => findMore(isWanted)}>Show more</button>
 * ```
 */
export function useActivityList(options: ClientOption & ActivityOptions = {}) {
  const { client, ...filters } = options
  return useReader({
    client,
    id: `activity list ${JSON.stringify(filters)}`,
    create: (wallet) => createActivityList(wallet, filters),
  })
}
