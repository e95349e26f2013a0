import type { SessionKey } from '../crypto/createSessionKey.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { Readable } from '../state/readable.ts'
import { type KeyRecord, withoutKey } from '../storage/keyStore.ts'
import { rememberLogin } from '../storage/rememberedLogins.ts'
import type { TabMessage } from '../storage/tabs.ts'
import type { WalletSession } from '../wire/sessions.ts'
import { createShownSession, lockOf, type SessionKeeping } from './createShownSession.ts'
import type { SessionInfo, SessionState } from './sessionState.ts'

/** Keeps the keys of this browser alive exactly as long as their sessions. */
export type SessionKeeper = Readable<SessionState> & {
  /** Reads what this browser still holds, once; later calls wait for the same reading. */
  restore(): Promise<void>
  /** Stores a session that the service confirmed, with its key. */
  start(parameters: {
    session: WalletSession
    key: SessionKey
    credentialId: string
    sentTo: string
  }): Promise<SessionInfo>
  /**
   * The key of one account, fit to sign now.
   *
   * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED` or `SESSION_LOST`: sign in, then go on.
   */
  use(accountId: string): Promise<KeyRecord>
  /** Erases the session here and in every other tab, and hands out its key for one last signature. Never rejects. */
  end(accountId: string): Promise<{ record: KeyRecord | undefined; erased: boolean }>
  /** The service no longer takes the account's key: it is erased here and in every other tab. */
  markRevoked(accountId: string): Promise<void>
  /** Milliseconds until the session ends, on the service's time. */
  timeLeftMs(): number
}

export function createSessionKeeper(parameters: SessionKeeping): SessionKeeper {
  const { keys, records, tabs, serverTime } = parameters
  const shownSession = createShownSession(parameters)
  const { getSnapshot, msLeft, show, leave, expire, check, read } = shownSession
  let restoring: Promise<void> | undefined

  function hear(message: TabMessage): void {
    const { type, accountId } = message
    const shown = getSnapshot()
    // Until the store was read, nobody knows whether this is about the session here.
    if (shown.status === 'restoring') return void restore().then(() => hear(message))
    const about = 'session' in shown ? shown.session.accountId : undefined
    if (type === 'signed-out') {
      // What lies in memory is out of the other tab's reach.
      if (keys.persistence() === 'memory') void keys.forget(accountId).catch(() => {})
      if (accountId === about) leave({ status: 'signed-out', elsewhere: true })
    }
    // Another account's sign-in never takes this page over while it works with its own.
    if (type === 'signed-in' && (about === undefined || about === accountId)) void read()
  }

  function restore(): Promise<void> {
    restoring ??= (async () => {
      tabs.listen(hear)
      tabs.onWake(check)
      serverTime.onCorrection(check)
      await read()
    })()
    return restoring
  }

  return {
    subscribe: shownSession.subscribe,
    getSnapshot,
    timeLeftMs: () => {
      const shown = getSnapshot()
      return shown.status === 'active' || shown.status === 'expiring' ? Math.max(0, msLeft(shown.session)) : 0
    },
    restore,
    start: async ({ session, key, credentialId, sentTo }) => {
      await restore()
      const { id, accountId, type, expiresAt } = session
      const openedAt = new Date(serverTime.now())
      const info = { id, accountId, credentialId, type, nickname: sentTo, openedAt, expiresAt }
      const record = { version: 1 as const, clockOffsetMs: serverTime.offsetMs(), ...info, ...key }
      await tabs.exclusively(lockOf(accountId), () => keys.write(record))
      // Here, so that no way to sign in forgets it. Who cannot be remembered is signed in all the same.
      const login = { credentialId, accountId, type, nickname: sentTo, lastUsedAtMs: openedAt.getTime() }
      await rememberLogin(records, login).catch(() => {})
      show(info)
      tabs.tell({ type: 'signed-in', accountId })
      return info
    },
    use: async (accountId) => {
      await restore()
      const shown = getSnapshot()
      const known = 'session' in shown && shown.session.accountId === accountId ? shown : undefined
      // Read anew each time: after an eviction or a sign-out elsewhere, a key in memory would still sign.
      const record = await keys.read(accountId)
      if (record && msLeft(record) > 0) return record
      if (record) await expire(record)
      if (record || known?.status === 'expired') throw new WalletError('SESSION_EXPIRED')
      if (known?.status === 'active' || known?.status === 'expiring') leave({ status: 'lost', session: known.session })
      throw new WalletError(known ? 'SESSION_LOST' : 'SESSION_REQUIRED')
    },
    markRevoked: async (accountId) => {
      const record = await keys.read(accountId)
      if (!record) return
      leave({ status: 'revoked', session: withoutKey(record) })
      tabs.tell({ type: 'signed-out', accountId })
      await keys.forget(accountId)
    },
    end: async (accountId) => {
      const record = await keys.read(accountId)
      tabs.tell({ type: 'signed-out', accountId })
      leave({ status: 'signed-out', elsewhere: false })
      const erased = await keys.forget(accountId).then(
        () => true,
        () => false,
      )
      return { record, erased }
    },
  }
}
