import type { WalletExportCheck } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useWalletExport } from './useWalletExport.ts'

export type WalletExportContext = {
  walletExport: ReturnType<typeof useWalletExport>
  messages: JourneyMessages['walletExport']
  step: 'warnings' | 'words' | 'check' | 'checked' | 'cleared'
  /** The two words that are asked for; what was wrong with them is no longer once they are edited. */
  check: WalletExportCheck | undefined
  edit(): void
  /** What the ids in the form of the check begin with. */
  id: string
  /** Whether the words are on the screen: not yet, now, or no longer. */
  revealed: 'never' | 'now' | 'before'
  setRevealed(revealed: 'now' | 'before'): void
  /** The warnings whose boxes are ticked. */
  ticked: readonly string[]
  setTicked(ticked: readonly string[]): void
  /** Returns from the end to the warnings. */
  startAgain(): void
}

export const [WalletExportProvider, useWalletExportContext] = definePartContext<WalletExportContext>()
