import type { WalletError } from '@countersign/core'
import { useContext, useEffect } from 'react'
import { isOutage, OutageContext } from './outage.ts'
import { useLatest } from './useLatest.ts'
import { useLoadWhenOnline } from './useLoadWhenOnline.ts'

/**
 * Has something loaded again as soon as that is possible: when the browser is back online, and with everything else below
 * a sign about the connection. Returns why it could not be loaded, as far as the sign does not say so already.
 */
export function useUnsaid(load: () => unknown, error: WalletError | undefined): WalletError | undefined {
  const latest = useLatest(load)
  const sign = useContext(OutageContext)
  const report = sign?.report
  useLoadWhenOnline(load, error)
  useEffect(() => error && report?.(error, () => latest.current()), [error, latest, report])
  return sign?.outage && error && isOutage(error) ? undefined : error
}

type Reading = {
  state: { readonly status?: string; readonly content?: unknown; readonly error?: WalletError | undefined }
  refresh(): Promise<unknown>
}

/** Returns something that is read as it is to be shown: what a sign around says about it is then still loading. */
export function useShownReading<reading extends Reading>(reading: reading): reading {
  const { state, refresh } = reading
  if (useUnsaid(refresh, state.error) === state.error) return reading
  const status = state.status === 'unavailable' ? 'loading' : state.status
  return { ...reading, state: { ...state, status, error: undefined } }
}
