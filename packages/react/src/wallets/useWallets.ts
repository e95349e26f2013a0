import { createWalletsReader } from '@countersign/core/wallet-data'
import { type ClientOption, useJourney } from '../provider/useJourney.ts'
import { useLoadWhenOnline } from '../provider/useLoadWhenOnline.ts'

/**
 * Reads the user's self-custodial wallets with their balances. Loads by itself; actions never reject, and a failure is
 * `state.error`. What was read before stays in `state.content` while it is refreshed.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state, isBusy, refresh } = useWallets()
 * const wallets = state.content?.items
 * ```
 */
export function useWallets(options: ClientOption = {}) {
  const { client } = options
  const reading = useJourney({
    client,
    id: '',
    create: createWalletsReader,
    onMount: ({ refresh }) => void refresh(),
  })
  useLoadWhenOnline(reading.refresh, reading.state.error)
  return reading
}
