import type { WalletClient } from '../../createWalletClient.ts'
import type { SessionKey } from '../../crypto/createSessionKey.ts'
import type { SealingKey } from '../../crypto/sealingKey.ts'
import type { WalletSession } from '../../wire/walletSession.ts'
import { loadModule, loadSigning } from '../loadChunk.ts'

/** The browser's half of a session that is about to be opened. Both fields may be stored until it is. */
export type ClientKey = SessionKey | SealingKey

/**
 * Creates a key for a session that a passkey, an OpenID token or a refresh is about to open: `publicKeyHex` goes to the
 * service, and `acceptSessionKey` turns the key into the one that signs.
 */
export async function createClientKey(client: WalletClient): Promise<ClientKey> {
  if (client.legacySessionKey) return (await loadLegacySession()).createSealingKey()
  return (await loadSigning()).createSessionKey()
}

/**
 * Returns the key that signs in the session that the service opened for `key`: the same key, or with `legacySessionKey`
 * the one that the service created and encrypted to it.
 *
 * @throws `WalletError` `SESSION_BUNDLE_INVALID`: the encrypted key cannot be decrypted or is not a key. Store nothing.
 */
export async function acceptSessionKey(parameters: { key: ClientKey; session: WalletSession }): Promise<SessionKey> {
  const { key, session } = parameters
  // Decided by the key and not by the option: the page may have been reloaded meanwhile, with another option.
  const sealing = key.publicKeyHex.startsWith('04')
  if (!sealing) return key
  return (await loadLegacySession()).readSessionBundle({ key, sessionBundle: session.encryptedSessionSigningKey ?? '' })
}

/** Loads the handling of session keys that the service creates and encrypts: only with `legacySessionKey`. */
function loadLegacySession(): Promise<typeof import('./legacySession.ts')> {
  return loadModule(import('./legacySession.ts'))
}
