import { useRef, useState } from 'react'
import { useWalletClient } from '../../hooks/WalletProvider.tsx'
import type { ClipboardLoan } from './lendToClipboard.ts'
import { lendToClipboard } from './lendToClipboard.ts'

/** How long the words may stay in the clipboard. */
export const lendMs = 60_000

/** Puts the words into the clipboard for a while. A page that goes away still takes them out, as long as it is open. */
export function useCopying(readWords: () => readonly string[] | undefined): {
  loan: ClipboardLoan | undefined
  copy(): void
} {
  const { clock } = useWalletClient().transport
  const [loan, setLoan] = useState<ClipboardLoan>()
  const leaveToNext = useRef(() => {})
  return {
    loan,
    copy: () => {
      const words = readWords()
      if (!words) return
      leaveToNext.current()
      leaveToNext.current = lendToClipboard(words.join(' '), { clock, lendMs, tell: setLoan })
    },
  }
}
