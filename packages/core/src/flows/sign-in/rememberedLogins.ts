import type { WalletClient } from '../../createWalletClient.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import { loadStoredSessions } from '../loadChunk.ts'

export type ListRememberedLoginsReturnType = Awaited<ReturnType<typeof listRememberedLogins>>

/**
 * Returns how users signed in on this device before, last used first. It makes no request.
 *
 * A passkey among them can be used at once, by its `credentialId`. The others only say what to ask for first: their
 * address is stored masked, so the user types it again.
 */
export async function listRememberedLogins(client: WalletClient): Promise<readonly RememberedLogin[]> {
  // The records are read by this part, too, so that no page waits for it twice.
  return (await loadStoredSessions()).readRememberedLogins(client.records)
}

export type ForgetRememberedLoginParameters = { credentialId: string }
export type ForgetRememberedLoginReturnType = Awaited<ReturnType<typeof forgetRememberedLogin>>

/** Forgets one of them, as on a shared device. The credential itself stays. */
export async function forgetRememberedLogin(
  client: WalletClient,
  parameters: ForgetRememberedLoginParameters,
): Promise<void> {
  await (await loadStoredSessions()).forgetLogin(client.records, parameters)
}
