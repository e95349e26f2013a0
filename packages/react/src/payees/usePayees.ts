import type { PayeesOptions } from '@countersign/core'
import { createPayeesReader } from '@countersign/core/wallet-data'
import { type ClientOption, useJourney } from '../provider/useJourney.ts'
import { useLoadWhenOnline } from '../provider/useLoadWhenOnline.ts'

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
  const reading = useJourney({
    client,
    id: `${limit}`,
    create: (wallet) => createPayeesReader(wallet, { limit }),
    onMount: ({ refresh }) => void refresh(),
  })
  useLoadWhenOnline(reading.refresh, reading.state.error)
  return reading
}
