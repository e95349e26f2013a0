import type { WalletExportController, WalletExportState } from '@countersign/core'
import { createWalletExport } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type UseWalletExportOptions = {
  accountId: string
  /** How long the words stay once they are there; a minute if not given. */
  clearAfterMs?: number | undefined
}

export type WalletExportBinding = Omit<WalletExportController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: WalletExportState
}

/**
 * The recovery words of a wallet, for as long as they are asked for. They are never in `state`: `readWords()` hands them
 * out, so write them straight into the page and nowhere else. Leaving the page clears them.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useWalletExport(options: UseWalletExportOptions): WalletExportBinding {
  const { accountId, clearAfterMs } = options
  const client = useWalletClient()
  const controller = useController({ client, id: `${accountId} ${clearAfterMs}` }, () =>
    createWalletExport(client, { accountId, clearAfterMs }),
  )
  return { ...controller, state: useStore(controller) }
}
