import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
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

/**
 * Records the lock that a response to a proof reports, and deletes the record once a proof is accepted. Passes the
 * response on. Nothing waits for the record.
 */
export async function recordScaLock<response>(
  client: WalletClient,
  parameters: { accountId: string | undefined; response: Promise<response> },
): Promise<response> {
  const { accountId, response } = parameters
  try {
    const accepted = await response
    if (accountId !== undefined) void forgetScaLock(client, { accountId })
    return accepted
  } catch (error) {
    if (accountId !== undefined && isWalletError(error, 'ACCOUNT_LOCKED')) {
      const { lockedUntil } = readLock(error)
      const latestMs = client.transport.serverTime.now() + longestLockMs
      const untilMs = lockedUntil && Math.min(lockedUntil.getTime(), latestMs)
      void writeScaLockRecord(client.records, { accountId, untilMs })
    }
    throw error
  }
}
