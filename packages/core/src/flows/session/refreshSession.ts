import { call, send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { KeyRecord } from '../../storage/keyStore.ts'
import { listSessions, refreshSession as refreshOperation } from '../../wire/sessions.ts'
import type { WalletSession } from '../../wire/walletSession.ts'
import { signLegs } from '../signedRequest.ts'
import { acceptSessionKey, type ClientKey, createClientKey } from './sessionKey.ts'
import { revokeByOwnKey } from './sessionList.ts'

/**
 * Replaces an open session by a new one, once for all tabs, and returns the session that is open then. Until the
 * service has confirmed it the old key stays as it is.
 *
 * @throws `WalletError` `SESSION_REVOKED` or `SESSION_LOST`: the old session is over, and no newer one is known; sign
 * in. After any other error the old session is still there.
 */
export function refreshSession(client: WalletClient, parameters: { session: SessionInfo }): Promise<SessionInfo> {
  const { session } = parameters
  const { accountId } = session
  return client.tabs.withLock(`refresh:${accountId}`, async () => {
    // 1. Another tab may have done it while this one waited for the lock.
    const old = await client.sessions.use(accountId)
    if (old.id !== session.id) return old

    // 2. A new key in addition to the old one.
    const clientKey = await createClientKey(client)

    // 3. The old key signs both legs. No other key can extend its session.
    const opened = await openNext(client, { old, clientKey })
    // It is over: by another tab's refresh, and then there is a newer one, or for good.
    if (!opened) return client.sessions.use(accountId)
    const key = await acceptSessionKey({ key: clientKey, session: opened })

    // 4. The service has confirmed it: now the new key replaces the old one.
    const next = await client.sessions.replace(old, { session: opened, key })
    if (next) return next

    // 5. The user signed out meanwhile, and the sign-out wins.
    await revokeByOwnKey(client, { record: { id: opened.id, ...key } }).catch(() => {})
    return client.sessions.use(accountId)
  })
}

/** Returns the session that the service opened; `undefined` where the old one turned out to be over. */
async function openNext(
  client: WalletClient,
  { old, clientKey }: { old: KeyRecord; clientKey: ClientKey },
): Promise<WalletSession | undefined> {
  const { publicKeyHex } = clientKey
  let signed = false
  const key = async () => {
    const current = await client.sessions.use(old.accountId)
    if (current.id !== old.id) throw new WalletError('SIGNED_REQUEST_EXPIRED')
    return current
  }
  try {
    const { body } = await signLegs(client, {
      intent: { to: 'refresh-session', publicKeyHex },
      key,
      send: (signing) => {
        signed = signing.stamp !== undefined
        return send(client.transport, refreshOperation, {
          path: { sessionId: old.id },
          body: { clientPublicKey: publicKeyHex },
          ...signing,
        })
      },
    })
    if (body.accountId === old.accountId) return body
    throw unexpected('another account')
  } catch (error) {
    const over = await findEnd(client, { old, signed, error })
    if (!over) throw error
    await client.sessions.markOver(old, over)
    return undefined
  }
}

/** Returns whether a refresh that failed means the end of the old session. Nothing is sent twice to find out. */
async function findEnd(
  client: WalletClient,
  { old, signed, error }: { old: KeyRecord; signed: boolean; error: unknown },
): Promise<'revoked' | 'lost' | undefined> {
  if (isWalletError(error, 'WALLET_SIGNATURE_INVALID')) return 'revoked'
  const status = isWalletError(error) ? (error.httpStatus ?? 0) : 0
  const refused = status >= 400 && status < 500
  // Nothing was signed, or the service refused for another reason: nothing happened.
  if (refused ? status !== 401 && status !== 404 : !signed) return undefined
  const query = { accountId: old.accountId }
  const open = await call(client, listSessions, { query }).catch(() => undefined)
  // Where it cannot be read either, the next signature tries the old key.
  if (!open || open.data.some(({ id }) => id === old.id)) return undefined
  // A signed leg without a response: there may be a new session, and it is unknown for which key.
  return refused ? 'revoked' : 'lost'
}
