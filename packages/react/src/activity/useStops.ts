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

async function readPayments(client: WalletClient): Promise<Stops['payments']> {
  return new Map((await readStoppedPayments(client)).map((payment) => [payment.quoteId, payment]))
}

async function readStops(client: WalletClient): Promise<Stops> {
  const [payments, setAside] = await Promise.all([readPayments(client), readSetAsidePayees(client)])
  return { payments, setAside: new Set(setAside) }
}

/** Reads the stopped payments from this browser, again with each `reading`. `undefined` until they are read: then, offer nothing. */
export const useStoppedPayments = (reading: unknown) => useStored(readPayments, reading)

/** The same with the payees. */
export const useStops = (reading: unknown) => useStored(readStops, reading)
