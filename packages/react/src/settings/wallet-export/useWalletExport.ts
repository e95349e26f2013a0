import type { WalletExportOptions } from '@countersign/core'
import { createWalletExport } from '@countersign/core/wallet-export'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Shows the recovery words of a wallet for a short time. They are never in `state`: `readWords()` returns them, so write
 * them directly into the page and nowhere else. Leaving the page clears them.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useWalletExport({ client, accountId, clearAfterMs }: ClientOption & WalletExportOptions) {
  return useJourney({
    client,
    id: `${accountId} ${clearAfterMs}`,
    create: (wallet) => createWalletExport(wallet, { accountId, clearAfterMs }),
  })
}
