import { createBalanceReader } from '@countersign/core/wallet-data'
import { useReader } from '../provider/keptReaders.ts'
import type { ClientOption } from '../provider/useJourney.ts'

/**
 * Reads the balance of a wallet. Loads by itself; actions never reject, and a failure is `state.error`. The last known
 * balance stays in `state.content` while it is refreshed.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state, refresh } = useBalance({ accountId })
 * if (state.content) return <p>{formatMoney(state.content)}</p>
 * ```
 */
export function useBalance(options: ClientOption & { accountId: string }) {
  const { client, accountId } = options
  return useReader({
    client,
    id: `balance ${accountId}`,
    create: (wallet) => createBalanceReader(wallet, { accountId }),
  })
}
