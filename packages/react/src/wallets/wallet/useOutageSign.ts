import type { WalletError } from '@countersign/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isOutage, type Outage, type OutageSign } from '../../provider/outage.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useOffline } from '../../provider/useOffline.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

type Reading = { state: { content?: unknown; error?: WalletError | undefined }; refresh(): Promise<unknown> }

/** Between two attempts to read again by itself. */
const pauseMs = 10_000

/**
 * Gathers what the pages of a wallet could not read into one sign. `reading`: what the wallet itself reads, and by which
 * it is known of when the pages are.
 */
export function useOutageSign({ state: { content, error }, refresh }: Reading) {
  const [loads, setLoads] = useState<readonly (() => unknown)[]>([])
  const [readAt, setReadAt] = useState<Date>()
  const [busy, setBusy] = useState(false)
  const isOffline = useOffline()
  const { clock } = useWalletClient().transport
  const [pauses, setPauses] = useState(0)
  useEffect(() => {
    if (content !== undefined) setReadAt(new Date())
  }, [content])
  const refreshLatest = useLatest(refresh)
  const report = useCallback(
    (why: WalletError, load: () => unknown) => {
      // The platform has forgotten who this is: the wallet's own reading finds that out, and asks for a sign-in.
      if (why.action === 'sign-in') void refreshLatest.current()
      if (!isOutage(why)) return
      setLoads((waiting) => [...waiting, load])
      return () => setLoads((waiting) => waiting.filter((one) => one !== load))
    },
    [refreshLatest],
  )
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
  const latest = useLatest(retry)
  useEffect(() => {
    if (!isOut || busy) return
    // Pages do not all ask at once, and a hidden one does not ask.
    return clock.setTimer(
      () => void (document.hidden ? setPauses(pauses + 1) : latest.current()),
      pauseMs * (1 + Math.random()),
    )
  }, [isOut, busy, pauses, clock, latest])
  return { sign, banner: { outage, busy, onRetry: retry } }
}
