import { useRef, useState } from 'react'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { type ClipboardStatus, copyTemporarily } from './copyTemporarily.ts'

/** How long a secret may stay in the clipboard. */
export const clipboardMs = 60_000

/** Copies secrets for a time. They are removed also after the component is gone, as long as the page is open. */
export function useTemporaryCopy(): {
  status: ClipboardStatus | undefined
  copy(text: string): void
} {
  const { clock } = useWalletClient().transport
  const [status, setStatus] = useState<ClipboardStatus>()
  const cancelRemoval = useRef(() => {})
  return {
    status,
    copy: (text) => {
      cancelRemoval.current()
      cancelRemoval.current = copyTemporarily(text, { clock, clearAfterMs: clipboardMs, onStatus: setStatus })
    },
  }
}
