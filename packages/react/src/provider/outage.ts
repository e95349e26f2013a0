import type { WalletError } from '@countersign/core'
import { createContext } from 'react'

/** Nothing can be read now. `readAt`: when what the page shows was read, if anything was. */
export type Outage = { isOffline: boolean; readAt: Date | undefined }

/** What says once for all parts of a page that nothing can be read. */
export type OutageSign = {
  /** `undefined` when all is well. */
  outage: Outage | undefined
  /**
   * Takes why something could not be read, and has it loaded again when the sign's own button is pressed, where the sign says
   * so; the function that it returns withdraws that.
   */
  report(error: WalletError, load: () => unknown): (() => void) | undefined
}

export const OutageContext = createContext<OutageSign | undefined>(undefined)

/** Whether an error says nothing about what was asked for: it is the network's, or the platform's. */
export function isOutage({ code, httpStatus }: WalletError): boolean {
  return code === 'NETWORK_UNREACHABLE' || code === 'TIMEOUT' || (httpStatus !== undefined && httpStatus >= 500)
}
