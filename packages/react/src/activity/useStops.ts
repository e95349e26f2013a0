import type { WalletClient } from '@countersign/core'
import { readSetAsidePayees, readStoppedPayments, type StoppedPayment } from '@countersign/core/wallet-data'
import { useStored } from '../provider/useStored.ts'

/** What this browser stopped for the user’s safety. */
export type Stops = {
  /** By the id of the quote. */
  payments: ReadonlyMap<string, StoppedPayment>
  /** The ids of the payees that took the place of another one, until the user decides about them. */
  setAside: ReadonlySet<string>
}

async function readStops(client: WalletClient): Promise<Stops> {
  const [payments, setAside] = await Promise.all([readStoppedPayments(client), readSetAsidePayees(client)])
  return {
    payments: new Map(payments.map((payment) => [payment.quoteId, payment])),
    setAside: new Set(setAside),
  }
}

/** Reads the stops from this browser, again with each `reading`. `undefined` until they are read: then, offer nothing. */
export const useStops = (reading: unknown) => useStored(readStops, reading)
