import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import type { ClipboardLoan } from '../../primitives/clipboard/lendToClipboard.ts'
import { lendMs } from '../../primitives/clipboard/useCopying.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletExportContext } from './WalletExportContext.ts'
import type { WalletExportMessages } from './walletExportMessages.ts'
import { walletExportMessages } from './walletExportMessages.ts'

/** Reveals the words and hides them again. */
export const WalletExportRevealButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function WalletExportRevealButton(props, ref) {
    const { step, revealed, setRevealed } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    if (step !== 'words') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => setRevealed(!revealed)}>
        {revealed ? words.hide : words.reveal}
      </BusyButton>
    )
  },
)

/** Copies the words, for a while. */
export const WalletExportCopyButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function WalletExportCopyButton(props, ref) {
    const { step, copying } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    if (step !== 'words') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => copying.copy()}>
        {props.children ?? words.copy}
      </BusyButton>
    )
  },
)

const sentences = {
  refused: 'copyRefused',
  waits: 'copyWaits',
  cleared: 'copyCleared',
  replaced: 'copyReplaced',
} as const satisfies { [loan in Exclude<ClipboardLoan, 'lent'>]: keyof WalletExportMessages }

/** What is true about the clipboard. It stays after the words are gone: they may still be in there. */
export const WalletExportCopyNotice = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function WalletExportCopyNotice(props, ref) {
    const { loan } = useWalletExportContext().copying
    const words = useMessages('walletExport', walletExportMessages)
    return (
      <p role="status" {...props} ref={ref} data-loan={loan}>
        {loan === 'lent' ? words.copied({ seconds: lendMs / 1000 }) : loan && words[sentences[loan]]}
      </p>
    )
  },
)

/** Clears the words now. */
export const WalletExportFinishButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function WalletExportFinishButton(props, ref) {
    const { walletExport, step } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    if (step !== 'words') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => walletExport.clear()}>
        {props.children ?? words.finish}
      </BusyButton>
    )
  },
)

/** Goes back to the warnings, once the words are gone. */
export const WalletExportAgainButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function WalletExportAgainButton(props, ref) {
    const { step, beginAgain } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    if (step !== 'cleared') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => beginAgain()}>
        {props.children ?? words.again}
      </BusyButton>
    )
  },
)
