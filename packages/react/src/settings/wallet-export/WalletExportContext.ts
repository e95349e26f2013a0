import { createContext, useContext } from 'react'
import type { ClipboardLoan } from '../../primitives/clipboard/lendToClipboard.ts'
import type { WalletExportBinding } from './useWalletExport.ts'

export type WalletExportStep = 'warnings' | 'words' | 'cleared'

export type WalletExportContextValue = {
  walletExport: WalletExportBinding
  step: WalletExportStep
  /** Whether the words are on the screen, and whether they ever were. */
  revealed: boolean
  wasRevealed: boolean
  setRevealed(revealed: boolean): void
  /** Whether the form was sent with a warning that nobody ticked. */
  unticked: boolean
  setUnticked(unticked: boolean): void
  /** From the end back to the warnings. */
  beginAgain(): void
  copying: { loan: ClipboardLoan | undefined; copy(): void }
}

export const WalletExportContext = createContext<WalletExportContextValue | undefined>(undefined)

/** @throws `Error` outside of `WalletExport.Root`: put the part inside one. */
export function useWalletExportContext(): WalletExportContextValue {
  const value = useContext(WalletExportContext)
  if (!value)
    throw new Error(
      'This part of WalletExport stands outside of <WalletExport.Root>, so it has no words to show. Put it inside.',
    )
  return value
}
