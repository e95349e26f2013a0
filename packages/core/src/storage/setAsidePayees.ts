import type { Records } from './records.ts'

/** All records of this kind begin with it; the rest is the id of the payee, and the record holds when it was made. */
export const setAsidePrefix = 'set-aside:'

type OfPayee = { payeeId: string }

/** What is known of the payment in which a payee took the place of another one. */
export type PayeeStopRecord = {
  quoteId?: string | undefined
  transactionId?: string | undefined
  /** The last characters of the account that the user had reviewed. */
  before?: string | undefined
  /** The account that took its place. */
  accountDigest?: string | undefined
}

/**
 * Records that a payee took the place of the one that the user had reviewed. For the same account in the same payment, what is
 * recorded stays, with the decision about it; with another account, the user decides again.
 */
export async function setPayeeAside(records: Records, parameters: OfPayee & PayeeStopRecord & Moment): Promise<void> {
  const { payeeId, now, ...stop } = parameters
  const name = setAsidePrefix + payeeId
  const decide = ([value]: readonly unknown[]) => {
    const { quoteId, accountDigest } = Object(value) as PayeeStopRecord
    if (value && quoteId === stop.quoteId && accountDigest === stop.accountDigest) return undefined
    return { write: { [name]: { ...stop, createdAtMs: now.serviceMs, createdOnDeviceMs: now.deviceMs } } }
  }
  await records.change({ names: [name], decide })
}

type Moment = { now: { serviceMs: number; deviceMs: number } }

/** Records that the user wants to use a payee all the same. `stoppedAt`: of the stop that they saw; a later one stays undecided. */
export async function acceptSetAside(
  records: Records,
  { payeeId, stoppedAt }: OfPayee & { stoppedAt: Date | undefined },
): Promise<void> {
  const name = setAsidePrefix + payeeId
  const decide = ([value]: readonly unknown[]) => {
    const { createdAtMs } = Object(value) as { createdAtMs?: unknown }
    // A date has no parts of a millisecond.
    const isSeen = new Date(Number(createdAtMs)).getTime() === stoppedAt?.getTime()
    return isSeen ? { write: { [name]: { ...Object(value), isAccepted: true } } } : undefined
  }
  await records.change({ names: [name], decide })
}

/** Erases that a payee was set aside: it was removed. */
export function removeSetAside(records: Records, parameters: OfPayee): Promise<void> {
  return records.remove(setAsidePrefix + parameters.payeeId)
}
