import type { WalletClient } from '../../createWalletClient.ts'
import { eraseScaSession, readScaNotes } from '../../storage/notes/scaNotes.ts'

/** A login that is over after 180 days is asked for this long before. */
const lapsesSoonMs = 14 * 86_400_000

export type ReadScaSessionParameters = { accountId: string }
export type ReadScaSessionReturnType = Awaited<ReturnType<typeof readScaSession>>

/**
 * When the login of the region ends, as far as this browser knows: for asking ahead of that, so one that is over does
 * not lapse soon. The service cannot be asked, so `SCA_SESSION_REQUIRED` may come at any time and counts.
 */
export async function readScaSession(
  client: WalletClient,
  parameters: ReadScaSessionParameters,
): Promise<{ expiresAt: Date | undefined; lapsesSoon: boolean }> {
  const { sessionExpiresAtMs } = await readScaNotes(client.records, parameters)
  if (sessionExpiresAtMs === undefined) return { expiresAt: undefined, lapsesSoon: false }
  const leftMs = sessionExpiresAtMs - client.transport.serverTime.now()
  return { expiresAt: new Date(sessionExpiresAtMs), lapsesSoon: leftMs > 0 && leftMs <= lapsesSoonMs }
}

/** Forgets when the login ends: call it wherever the service answers `SCA_SESSION_REQUIRED`. */
export function forgetScaSession(client: WalletClient, parameters: { accountId: string }): Promise<void> {
  return eraseScaSession(client.records, parameters)
}
