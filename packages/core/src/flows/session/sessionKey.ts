import type { WalletClient } from '../../createWalletClient.ts'
import type { SessionKey } from '../../crypto/createSessionKey.ts'
import type { SealingKey } from '../../crypto/sealingKey.ts'
import type { WalletSession } from '../../wire/walletSession.ts'
import { loadCrypto, loadLegacySession } from '../loadChunk.ts'

/** The browser's half of a session that is about to be opened. Both fields may be stored until it is. */
export type ClientKey = SessionKey | SealingKey

/**
 * A fresh key for a session that a passkey, an OpenID token or a refresh is about to open: `publicKeyHex` goes to the
 * service, and `acceptSessionKey` turns the key into the one that signs.
 */
export async function createClientKey(client: WalletClient): Promise<ClientKey> {
  if (client.legacySessionKey) return (await loadLegacySession()).createSealingKey()
  return (await loadCrypto()).createSessionKey()
}

/**
 * The key that signs in the session that the service opened for `key`: the very same, or with `legacySessionKey` the
 * one that the service made and sealed to it.
 *
 * @throws `WalletError` `SESSION_BUNDLE_INVALID`: the sealed key does not open or is no key. Store nothing.
 */
export async function acceptSessionKey(parameters: { key: ClientKey; session: WalletSession }): Promise<SessionKey> {
  const { key, session } = parameters
  // By the key and not by the option: the page may have been loaded anew in between, with another one.
  const sealing = key.publicKeyHex.startsWith('04')
  if (!sealing) return key
  return (await loadLegacySession()).readSessionBundle({ key, sessionBundle: session.encryptedSessionSigningKey ?? '' })
}
