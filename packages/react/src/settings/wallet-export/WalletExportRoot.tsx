import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useCopying } from '../../primitives/clipboard/useCopying.ts'
import type { UseWalletExportOptions } from './useWalletExport.ts'
import { useWalletExport } from './useWalletExport.ts'
import type { WalletExportStep } from './WalletExportContext.ts'
import { WalletExportContext } from './WalletExportContext.ts'

export type WalletExportRootProps = ComponentPropsWithoutRef<'div'> & UseWalletExportOptions

/** Holds the recovery words of a wallet for the parts inside, for a short time. `data-status` is the status. */
export const WalletExportRoot = forwardRef<HTMLDivElement, WalletExportRootProps>(
  function WalletExportRoot(props, ref) {
    const { accountId, clearAfterMs, ...rest } = props
    const walletExport = useWalletExport({ accountId, clearAfterMs })
    const { status } = walletExport.state
    const [again, setAgain] = useState(false)
    const [shown, setShown] = useState<'never' | 'now' | 'before'>('never')
    const [unticked, setUnticked] = useState(false)
    const { loan, copy } = useCopying()
    // Other words are other words: they come covered, and their end is an end.
    if (status === 'ready' && again) setAgain(false)
    if (status !== 'ready' && shown !== 'never') setShown('never')

    const step: WalletExportStep =
      status === 'ready' ? 'words' : status === 'cleared' && !again ? 'cleared' : 'warnings'
    const value = {
      walletExport,
      step,
      revealed: shown === 'now',
      wasRevealed: shown !== 'never',
      setRevealed: (revealed: boolean) => setShown(revealed ? 'now' : 'before'),
      unticked,
      setUnticked,
      beginAgain: () => setAgain(true),
      copying: {
        loan,
        copy: () => {
          const words = walletExport.readWords()
          if (words) copy(words.join(' '))
        },
      },
    }
    return (
      <WalletExportContext.Provider value={value}>
        <div {...rest} ref={ref} data-status={status} />
      </WalletExportContext.Provider>
    )
  },
)
