import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { readScaLockRecord, removeScaLockRecord, writeScaLockRecord } from '../../storage/scaLocks.ts'
import { readLock, type ScaLock } from './readLock.ts'

/** The longest lock that the service sets. A record of a longer one would outlive every lock. */
const longestLockMs = 86_400_000

export type ReadScaLockParameters = { accountId: string }
export type ReadScaLockReturnType = Awaited<ReturnType<typeof readScaLock>>

/**
 * Returns the lock that keeps the user from confirming anything, as this browser met it last; `undefined` without one.
 * The service reports a lock only in response to a proof, so one that began on another device is not known here.
 */
export async function readScaLock(
  client: WalletClient,
  parameters: ReadScaLockParameters,
): Promise<ScaLock | undefined> {
  const record = await readScaLockRecord(client.records, parameters)
  if (!record) return undefined
  const { untilMs } = record
  if (untilMs === undefined) return { lockedUntil: undefined, suspended: true }
  return untilMs > client.transport.serverTime.now() ? { lockedUntil: new Date(untilMs), suspended: false } : undefined
}

export type ForgetScaLockParameters = { accountId: string }
export type ForgetScaLockReturnType = Awaited<ReturnType<typeof forgetScaLock>>

/** Deletes the record of a lock: the user says that the platform has lifted it. The next proof shows whether it has. */
export function forgetScaLock(client: WalletClient, parameters: ForgetScaLockParameters): Promise<void> {
  return removeScaLockRecord(client.records, parameters)
}

/** Records the lock that a response to a proof reported, for a day at most. */
export async function writeScaLock(
  client: WalletClient,
  parameters: { accountId: string; error: WalletError },
): Promise<void> {
  const { accountId, error } = parameters
  const { lockedUntil } = readLock(error)
  const latestMs = client.transport.serverTime.now() + longestLockMs
  const untilMs = lockedUntil && Math.min(lockedUntil.getTime(), latestMs)
  await writeScaLockRecord(client.records, { accountId, untilMs })
}
