import type { WalletError } from '@countersign/core'
import { createContext } from 'react'

/** Nothing can be read now. `readAt`: when what the page shows was read, if anything was. */
export type Outage = { isOffline: boolean; readAt: Date | undefined }

/** What says once for all parts of a page that nothing can be read. */
export type OutageSign = {
  /** `undefined` when all is well. */
  outage: Outage | undefined
  /** Has something loaded again when the sign's own button is pressed; the function that it returns withdraws that. */
  report(load: () => unknown): () => void
}

export const OutageContext = createContext<OutageSign | undefined>(undefined)

/** Whether an error says nothing about what was asked for: it is the network's, or the platform's. */
export function isOutage({ code, httpStatus }: WalletError): boolean {
  return code === 'NETWORK_UNREACHABLE' || code === 'TIMEOUT' || (httpStatus !== undefined && httpStatus >= 500)
}
