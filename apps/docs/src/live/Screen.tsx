import { WalletProvider } from '@countersign/react'
import { useEffect, useState } from 'react'
import type { Stage } from './scenes/prepare.ts'

/** How long a screen may take for its first reading, in milliseconds. */
const firstReadingMs = 700

/** The page is about more than its example: until the screen has read what it shows, it cannot take the focus. */
export function Screen({ world, ui }: Stage) {
  const [hasRead, setHasRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasRead(true), firstReadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="live-screen" inert={!hasRead} data-ready={hasRead ? '' : undefined}>
      <WalletProvider client={world.client}>{ui}</WalletProvider>
    </div>
  )
}
