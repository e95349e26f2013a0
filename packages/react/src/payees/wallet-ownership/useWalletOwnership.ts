import type { WalletOwnershipOptions } from '@countersign/core'
import { createWalletOwnership } from '@countersign/core/wallet-ownership'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

export type UseWalletOwnershipOptions = ClientOption & WalletOwnershipOptions

/**
 * Proves that a wallet, saved as a payee, is the user's own: by a message that it signs, or by a hosted check. Loads by
 * itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useWalletOwnership({ client, payeeId }: UseWalletOwnershipOptions) {
  return useJourney({
    client,
    id: payeeId,
    create: (wallet) => createWalletOwnership(wallet, { payeeId }),
    onMount: ({ load }) => load(),
  })
}
