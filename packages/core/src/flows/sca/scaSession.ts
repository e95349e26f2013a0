import type { WalletClient } from '../../createWalletClient.ts'
import { eraseScaSession, readRememberedSca } from '../../storage/rememberedSca.ts'
import { removeScaLockRecord } from '../../storage/scaLocks.ts'

/** How long before the end of a session of 180 days the user is asked to renew it. */
const lapsesSoonMs = 14 * 86_400_000

export type ReadScaSessionParameters = { accountId: string }
export type ReadScaSessionReturnType = Awaited<ReturnType<typeof readScaSession>>

/**
 * Returns when the SCA session ends, according to this browser's record. It serves to ask ahead of the expiry, so a
 * session that has expired does not lapse soon. The service does not report it, so `SCA_SESSION_REQUIRED` may come at
 * any time and takes precedence.
 */
export async function readScaSession(
  client: WalletClient,
  parameters: ReadScaSessionParameters,
): Promise<{ expiresAt: Date | undefined; lapsesSoon: boolean }> {
  const { sessionExpiresAtMs } = await readRememberedSca(client.records, parameters)
  if (sessionExpiresAtMs === undefined) return { expiresAt: undefined, lapsesSoon: false }
  const leftMs = sessionExpiresAtMs - client.transport.serverTime.now()
  return { expiresAt: new Date(sessionExpiresAtMs), lapsesSoon: leftMs > 0 && leftMs <= lapsesSoonMs }
}

/**
 * Deletes the recorded expiry: call it wherever the service responds with `SCA_SESSION_REQUIRED`. What lifts a suspension
 * ends every SCA session, so the record of a lock is deleted, too.
 */
export async function forgetScaSession(client: WalletClient, parameters: { accountId: string }): Promise<void> {
  await Promise.all([eraseScaSession(client.records, parameters), removeScaLockRecord(client.records, parameters)])
}
