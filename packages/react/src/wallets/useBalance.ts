import { createBalanceReader } from '@countersign/core/wallet-data'
import { type ClientOption, useJourney } from '../provider/useJourney.ts'
import { useLoadWhenOnline } from '../provider/useLoadWhenOnline.ts'

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
  const reading = useJourney({
    client,
    id: accountId,
    create: (wallet) => createBalanceReader(wallet, { accountId }),
    onMount: ({ refresh }) => void refresh(),
  })
  useLoadWhenOnline(reading.refresh, reading.state.error)
  return reading
}
