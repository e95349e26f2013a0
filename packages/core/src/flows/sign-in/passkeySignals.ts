import type { WalletClient } from '../../createWalletClient.ts'
import { readPasskeyNotes } from '../../storage/notes/passkeyNotes.ts'
import type { AuthMethod } from '../../wire/credentials.ts'
import { loadPasskeySignals } from '../loadChunk.ts'

/**
 * Tells the browser which passkeys of an account the service still takes, as it was just listed, so that removed ones
 * are offered no longer. Best effort: it never rejects, and without a browser that listens nothing happens.
 */
export async function tellAcceptedPasskeys(
  client: WalletClient,
  parameters: { accountId: string; methods: readonly AuthMethod[] },
): Promise<void> {
  const { accountId, methods } = parameters
  const passkeys = methods.filter(({ type }) => type === 'PASSKEY')
  const passkeyIds = passkeys.flatMap(({ credentialId }) => credentialId ?? [])
  // Hazard: what is not in the list gets hidden. An empty list is what the service answers for an account that it does
  // not know, and a passkey without its id cannot be named.
  if (methods.length === 0 || passkeyIds.length < passkeys.length) return
  try {
    const { userId } = await readPasskeyNotes(client.records, { accountId })
    if (userId === undefined) return
    const { resolveRpId, signalAcceptedPasskeys } = await loadPasskeySignals()
    await signalAcceptedPasskeys({ rpId: resolveRpId(client.passkeys.rpId), userId, passkeyIds })
  } catch {
    // Nobody waits for it.
  }
}
