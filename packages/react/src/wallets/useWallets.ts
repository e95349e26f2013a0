import { createCustodialAccountsReader, createWalletsReader } from '@countersign/core/wallet-data'
import { useReader } from '../provider/keptReaders.ts'
import type { ClientOption } from '../provider/useJourney.ts'

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
  return useReader({ client: options.client, id: 'wallets', create: createWalletsReader })
}

/** Reads them, unless something around has done so: for what does not change with each payment. */
export function useKnownWallets() {
  return useReader({ id: 'wallets', create: createWalletsReader, keep: true })
}

/**
 * Reads the user's balances that the service holds, of which the platform decides about payments. Otherwise like
 * `useWallets`; where the user has none, the list is empty.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state } = useCustodialAccounts()
 * const balances = state.content?.items.map(({ balance }) => formatMoney(balance))
 * ```
 */
export function useCustodialAccounts(options: ClientOption = {}) {
  return useReader({ client: options.client, id: 'custodial-accounts', create: createCustodialAccountsReader })
}
