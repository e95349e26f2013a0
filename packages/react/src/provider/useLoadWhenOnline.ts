import type { WalletError } from '@countersign/core'
import { useEffect } from 'react'
import { useLatest } from './useLatest.ts'

/**
 * Loads again, as soon as the browser is back online, what could not be loaded for want of a connection. `error`: why the
 * last attempt failed.
 */
export function useLoadWhenOnline(load: () => unknown, error: WalletError | undefined): void {
  const latest = useLatest(load)
  const waits = error?.code === 'NETWORK_UNREACHABLE' || error?.code === 'TIMEOUT'
  useEffect(() => {
    if (!waits) return
    const loadAgain = () => void latest.current()
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [waits, latest])
}
