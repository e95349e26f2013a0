import type { InternalAccount, WalletError } from '@countersign/core'
import { useEffect, useState } from 'react'
import type { Read } from './read.ts'

/** Nothing can be read now. `readAt`: when what the page shows was read, if anything was. */
export type Outage = { isOffline: boolean; readAt: Date | undefined }

/** Tells an outage of the network or the platform from an error about one thing. `undefined` when all is well. */
export function useOutage(wallet: Read<InternalAccount | undefined>): Outage | undefined {
  const { value, error } = wallet
  const [readAt, setReadAt] = useState<Date>()
  useEffect(() => {
    if (value) setReadAt(new Date())
  }, [value])
  return error && isOutage(error) ? { isOffline: !navigator.onLine, readAt } : undefined
}

/** Whether an error says nothing about what was asked for: it is the network's, or the platform's. */
export function isOutage({ code, httpStatus }: WalletError): boolean {
  return code === 'NETWORK_UNREACHABLE' || code === 'TIMEOUT' || (httpStatus !== undefined && httpStatus >= 500)
}
