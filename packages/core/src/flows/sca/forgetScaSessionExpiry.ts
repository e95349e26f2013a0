import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../loadChunk.ts'

/**
 * Forgets when the SCA session ends, once the service has said that it is over. The next response would say it again,
 * so nothing depends on this, and callers do not wait for it.
 */
export async function forgetScaSessionExpiry(client: WalletClient, parameters: { accountId: string }): Promise<void> {
  const loaded = await loadModule(import('./scaSession.ts')).catch(() => undefined)
  await loaded?.forgetScaSession(client, parameters)
}
