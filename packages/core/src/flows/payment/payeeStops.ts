import type { WalletClient } from '../../createWalletClient.ts'
import { listSetAside } from '../../storage/listSetAside.ts'
import { acceptSetAside } from '../../storage/setAsidePayees.ts'

/** A payee that took the place of another one in a payment, as this browser saw it. */
export type PayeeStop = {
  readonly payeeId: string
  /** The payment that was stopped, and its transaction, where they are known. */
  readonly quoteId?: string | undefined
  readonly transactionId?: string | undefined
  /** The last characters of the account that the user had reviewed, where they are known. */
  readonly before?: string | undefined
  readonly stoppedAt: Date | undefined
  /** The user has decided to use the payee all the same. Until then, offer no payment to it. */
  readonly isAccepted: boolean
}

export type ReadPayeeStopsReturnType = Awaited<ReturnType<typeof readPayeeStops>>

/**
 * Returns the payees that took the place of another one in a payment in the last thirty days, also those that the user has
 * decided about since: say so where one is paid.
 */
export async function readPayeeStops(client: WalletClient): Promise<readonly PayeeStop[]> {
  return (await listSetAside(client.records)).map(({ createdAtMs, isAccepted = false, ...stop }) => {
    return { ...stop, stoppedAt: createdAtMs === undefined ? undefined : new Date(createdAtMs), isAccepted }
  })
}

export type ReadSetAsidePayeesReturnType = Awaited<ReturnType<typeof readSetAsidePayees>>

/**
 * Returns the ids of the payees that took the place of another one in a payment, as this browser saw it in the last thirty
 * days. Offer no payment to them before the user has decided: to remove the payee, or to use it anyway (`acceptPayee`).
 */
export async function readSetAsidePayees(client: WalletClient): Promise<readonly string[]> {
  return (await readPayeeStops(client)).filter(({ isAccepted }) => !isAccepted).map(({ payeeId }) => payeeId)
}

/** What `readPayeeStops` returned when the user decided. */
export type AcceptPayeeParameters = Pick<PayeeStop, 'payeeId' | 'stoppedAt'>
export type AcceptPayeeReturnType = Awaited<ReturnType<typeof acceptPayee>>

/**
 * Records that the user wants to use a payee all the same that was set aside. `readPayeeStops` still names it. Does nothing where
 * it took the place of another one again since: the user has not seen that.
 */
export function acceptPayee(client: WalletClient, parameters: AcceptPayeeParameters): Promise<void> {
  return acceptSetAside(client.records, parameters)
}
