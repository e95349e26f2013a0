import { readSetAsidePayees, readStoppedPayments, type StoppedPayment } from '@countersign/core/flows'
import { useWalletClient } from '@countersign/react'
import { useCallback, useEffect, useState } from 'react'

/** What this browser stopped for the user's safety. */
export type Stops = {
  /** By the id of the quote. */
  payments: ReadonlyMap<string, StoppedPayment>
  /** The ids of the payees that took the place of another one, until the user decides about them. */
  setAside: ReadonlySet<string>
}

/** Reads the stops from this browser. `stops` is `undefined` until they are read: until then, nothing is offered. */
export function useStops() {
  const client = useWalletClient()
  const [stops, setStops] = useState<Stops>()
  const refreshStops = useCallback(async () => {
    const [payments, setAside] = await Promise.all([readStoppedPayments(client), readSetAsidePayees(client)])
    setStops({
      payments: new Map(payments.map((payment) => [payment.quoteId, payment])),
      setAside: new Set(setAside),
    })
  }, [client])
  useEffect(() => void refreshStops(), [refreshStops])

  return {
    stops,
    refreshStops,
  }
}
