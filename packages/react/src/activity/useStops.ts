import { readSetAsidePayees, readStoppedPayments, type StoppedPayment } from '@countersign/core/flows'
import { useEffect, useState } from 'react'
import { useWalletClient } from '../provider/WalletProvider.tsx'

/** What this browser stopped for the user’s safety. */
export type Stops = {
  /** By the id of the quote. */
  payments: ReadonlyMap<string, StoppedPayment>
  /** The ids of the payees that took the place of another one, until the user decides about them. */
  setAside: ReadonlySet<string>
}

/** Reads the stops from this browser, again with each `reading`. `undefined` until they are read: then, offer nothing. */
export function useStops(reading: unknown): Stops | undefined {
  const client = useWalletClient()
  const [stops, setStops] = useState<Stops>()
  useEffect(() => {
    // A reading of something else starts this one over.
    void reading
    let isOver = false
    Promise.all([readStoppedPayments(client), readSetAsidePayees(client)]).then(
      ([payments, setAside]) => {
        if (isOver) return
        setStops({
          payments: new Map(payments.map((payment) => [payment.quoteId, payment])),
          setAside: new Set(setAside),
        })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [client, reading])
  return stops
}
