import { useRef, useState } from 'react'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import type { ClipboardLoan } from './lendToClipboard.ts'
import { lendToClipboard } from './lendToClipboard.ts'

/** How long a secret may stay in the clipboard. */
export const lendMs = 60_000

/** Puts a secret into the clipboard for a while. A page that goes away still takes it out, as long as it is open. */
export function useCopying(): {
  loan: ClipboardLoan | undefined
  copy(text: string): void
} {
  const { clock } = useWalletClient().transport
  const [loan, setLoan] = useState<ClipboardLoan>()
  const leaveToNext = useRef(() => {})
  return {
    loan,
    copy: (text) => {
      leaveToNext.current()
      leaveToNext.current = lendToClipboard(text, { clock, lendMs, tell: setLoan })
    },
  }
}
