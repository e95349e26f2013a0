import type { WalletClient } from '../../createWalletClient.ts'
import { forgetLogin, type RememberedLogin, readRememberedLogins } from '../../storage/rememberedLogins.ts'

export type ListRememberedLoginsReturnType = Awaited<ReturnType<typeof listRememberedLogins>>

/**
 * Returns how users signed in on this device before, last used first. It makes no request.
 *
 * A passkey among them can be used at once, by its `credentialId`. The others only say what to ask for first: their
 * address is stored masked, so the user types it again.
 */
export function listRememberedLogins(client: WalletClient): Promise<readonly RememberedLogin[]> {
  return readRememberedLogins(client.records)
}

export type ForgetRememberedLoginParameters = { credentialId: string }
export type ForgetRememberedLoginReturnType = Awaited<ReturnType<typeof forgetRememberedLogin>>

/** Forgets one of them, as on a shared device. The credential itself stays. */
export function forgetRememberedLogin(
  client: WalletClient,
  parameters: ForgetRememberedLoginParameters,
): Promise<void> {
  return forgetLogin(client.records, parameters)
}
