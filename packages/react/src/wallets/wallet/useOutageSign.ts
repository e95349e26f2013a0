import type { WalletError } from '@countersign/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isOutage, type Outage, type OutageSign } from '../../provider/outage.ts'
import { useOffline } from '../../provider/useOffline.ts'

type Reading = { state: { content?: unknown; error?: WalletError | undefined }; refresh(): Promise<unknown> }

/**
 * Gathers what the pages of a wallet could not read into one sign. `reading`: what the wallet itself reads, and by which
 * it is known of when the pages are.
 */
export function useOutageSign({ state: { content, error }, refresh }: Reading) {
  const [loads, setLoads] = useState<readonly (() => unknown)[]>([])
  const [readAt, setReadAt] = useState<Date>()
  const [busy, setBusy] = useState(false)
  const isOffline = useOffline()
  useEffect(() => {
    if (content !== undefined) setReadAt(new Date())
  }, [content])
  const report = useCallback((load: () => unknown) => {
    setLoads((waiting) => [...waiting, load])
    return () => setLoads((waiting) => waiting.filter((one) => one !== load))
  }, [])
  const isOut = isOffline || loads.length > 0 || (error !== undefined && isOutage(error))
  const outage = useMemo<Outage | undefined>(
    () => (isOut ? { isOffline, readAt } : undefined),
    [isOut, isOffline, readAt],
  )
  const sign = useMemo<OutageSign>(() => ({ outage, report }), [outage, report])
  async function retry(): Promise<void> {
    setBusy(true)
    await Promise.all([refresh, ...loads].map((load) => load()))
    setBusy(false)
  }
  return { sign, banner: { outage, busy, onRetry: retry } }
}
