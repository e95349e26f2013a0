import type { WalletClient, WalletError } from '@countersign/core'
import { isWalletError } from '@countersign/core'
import { useWalletClient } from '@countersign/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Something read from the platform. What was read before stays while it is read again. */
export type Read<value> = {
  value: value | undefined
  error: WalletError | undefined
  loading: boolean
  refresh(): void
}

type ReadFunction<value> = (client: WalletClient, parameters: { signal: AbortSignal }) => Promise<value>

/** Reads at once and on `refresh`. Keep `read` stable between renders; another one starts over. */
export function useRead<value>(read: ReadFunction<value>): Read<value> {
  const client = useWalletClient()
  const [state, setState] = useState<Omit<Read<value>, 'refresh'>>({
    value: undefined,
    error: undefined,
    loading: true,
  })
  const abort = useRef<AbortController>(undefined)

  const refresh = useCallback(() => {
    abort.current?.abort()
    const current = new AbortController()
    abort.current = current
    setState((before) => ({ ...before, loading: true }))
    void outcomeOf(read(client, current)).then((outcome) => {
      if (!current.signal.aborted) setState((before) => ({ ...before, ...outcome, loading: false }))
    })
  }, [client, read])

  useEffect(() => {
    refresh()
    return () => abort.current?.abort()
  }, [refresh])

  return useMemo(() => ({ ...state, refresh }), [state, refresh])
}

/** A value takes the place of an earlier error; an error leaves the earlier value where it is. */
async function outcomeOf<value>(reading: Promise<value>) {
  try {
    return { value: await reading, error: undefined }
  } catch (error) {
    if (isWalletError(error)) return { error }
    throw error
  }
}
