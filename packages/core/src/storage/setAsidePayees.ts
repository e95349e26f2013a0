import type { Records } from './records.ts'

/** All records of this kind begin with it; the rest is the id of the payee, and the record holds when it was made. */
export const setAsidePrefix = 'set-aside:'

type OfPayee = { payeeId: string }

/** Records that a payee took the place of the one that the user had reviewed. */
export async function setPayeeAside(
  records: Records,
  parameters: OfPayee & { now: { serviceMs: number; deviceMs: number } },
): Promise<void> {
  const { payeeId, now } = parameters
  await records.write(setAsidePrefix + payeeId, { createdAtMs: now.serviceMs, createdOnDeviceMs: now.deviceMs })
}

/** Returns the ids of the payees that the user has not decided about. */
export async function listSetAside(records: Records): Promise<readonly string[]> {
  return (await records.list(setAsidePrefix)).map((name) => name.slice(setAsidePrefix.length))
}

/** Erases that a payee was set aside: the user has decided. */
export function removeSetAside(records: Records, parameters: OfPayee): Promise<void> {
  return records.remove(setAsidePrefix + parameters.payeeId)
}
