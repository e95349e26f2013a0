import type { WalletClient } from '../../createWalletClient.ts'
import { readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import type { AuthMethod } from '../../wire/credentials.ts'
import { loadPasskeySignals } from '../loadPasskeySignals.ts'

/**
 * Signals to the browser which passkeys of an account the service still accepts, as it was just listed, so that removed
 * ones are no longer offered. Best effort: it never rejects, and does nothing in a browser without the signal API.
 */
export async function reportAcceptedPasskeys(
  client: WalletClient,
  parameters: { accountId: string; methods: readonly AuthMethod[] },
): Promise<void> {
  const { accountId, methods } = parameters
  const passkeys = methods.filter(({ type }) => type === 'PASSKEY')
  const passkeyIds = passkeys.flatMap(({ credentialId }) => credentialId ?? [])
  // Hazard: the browser hides what is not in the list. The service returns an empty list for an account that it does
  // not know, and a passkey without its id cannot be listed.
  if (methods.length === 0 || passkeyIds.length < passkeys.length) return
  try {
    const { userId } = await readRememberedPasskeys(client.records, { accountId })
    if (userId === undefined) return
    const { resolveRpId, signalAcceptedPasskeys } = await loadPasskeySignals()
    await signalAcceptedPasskeys({ rpId: resolveRpId(client.passkeys.rpId), userId, passkeyIds })
  } catch {
    // Callers do not wait for it.
  }
}
