import type { WalletError } from '@countersign/core'
import { useContext, useEffect } from 'react'
import { isOutage, OutageContext } from './outage.ts'
import { useLatest } from './useLatest.ts'

/**
 * Loads again what could not be loaded for want of a connection or of the service: as soon as the browser is back online,
 * and with everything else on the page. `error`: why the last attempt failed.
 */
export function useLoadWhenOnline(load: () => unknown, error: WalletError | undefined): void {
  const latest = useLatest(load)
  const report = useContext(OutageContext)?.report
  const waits = error !== undefined && isOutage(error)
  useEffect(() => {
    if (!waits) return
    const loadAgain = () => latest.current()
    const withdraw = report?.(loadAgain)
    addEventListener('online', loadAgain)
    return () => {
      removeEventListener('online', loadAgain)
      withdraw?.()
    }
  }, [waits, latest, report])
}
