import type { WalletError } from '@countersign/core'
import { useUnsaid } from './outage.ts'
import { useLoadWhenOnline } from './useLoadWhenOnline.ts'

type Reading = {
  state: { readonly status?: string; readonly content?: unknown; readonly error?: WalletError | undefined }
  refresh(): Promise<unknown>
}

/**
 * Has something that is read loaded again once that is possible, and returns it as it is to be shown: what a sign around
 * says about the connection is not said again by each part. What could not be read is then still loading.
 */
export function useShownReading<reading extends Reading>(reading: reading): reading {
  const { state, refresh } = reading
  useLoadWhenOnline(refresh, state.error)
  const unsaid = useUnsaid(state.error)
  if (!state.error || unsaid) return reading
  const status = state.status === 'unavailable' ? 'loading' : state.status
  return { ...reading, state: { ...state, status, error: undefined } }
}
