import type { SessionKey } from '../crypto/createSessionKey.ts'
import type { Readable } from '../state/readable.ts'
import { createKeyStore, type KeyRecord } from '../storage/keyStore.ts'
import type { Records } from '../storage/records.ts'
import { rememberLogin } from '../storage/rememberedLogins.ts'
import { readTabMessage } from '../storage/tabMessages.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import type { WalletSession } from '../wire/sessions.ts'
import { createIdleLock, noIdleLock } from './createIdleLock.ts'
import { createKeyUse } from './createKeyUse.ts'
import { createSessionAges } from './createSessionAges.ts'
import { createSessionReader } from './createSessionReader.ts'
import { createSessionUpkeep, type SessionDuties } from './createSessionUpkeep.ts'
import { createShownSession, infoOf, lockOf } from './createShownSession.ts'
import { createTabHearing } from './createTabHearing.ts'
import {
  longestSessionMs,
  openSession,
  type SessionInfo,
  type SessionOptions,
  type SessionState,
} from './sessionState.ts'

/** What the keeper of sessions works with. */
export type SessionKeeping = SessionOptions & {
  records: Records
  tabs: Tabs
  clock: Clock
  serverTime: ServerTime
  duties: SessionDuties
}

/** Keeps the keys of this browser alive exactly as long as their sessions. */
export type SessionKeeper = Readable<SessionState> & {
  /**
   * Reads what this browser still holds, once; later calls wait for the same reading.
   *
   * @throws `WalletError` `NETWORK_UNREACHABLE`: a part of this page did not load, so nothing was read; try again.
   */
  restore(): Promise<void>
  /** Stores a session that the service confirmed, with its key. */
  start(parameters: NewSession & { credentialId: string; sentTo: string }): Promise<SessionInfo>
  /** Puts a new session, with its key, in the place of this one; `undefined` where that one was ended meanwhile. */
  replace(session: SessionInfo, next: NewSession): Promise<SessionInfo | undefined>
  /**
   * The key of one account, fit to sign now.
   *
   * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_REVOKED` or `SESSION_LOCKED`:
   * sign in, then go on.
   */
  use(accountId: string): Promise<KeyRecord>
  /** Erases the session here and in every other tab, and hands out its key for one last signature. Never rejects. */
  end(accountId: string): Promise<{ record: KeyRecord | undefined; erased: boolean }>
  /**
   * The service no longer takes this session's key (`revoked`), or nobody knows which one it takes (`lost`): the key is
   * erased here and in every other tab. A newer session of the account stays.
   */
  markOver(session: SessionInfo, over: 'revoked' | 'lost'): Promise<void>
  /** Erases every key of this browser, in every tab, and ends their sessions as far as the network allows. */
  lock(): Promise<void>
  /** Milliseconds until the session ends, on the service's time or the device's own, whichever comes first. */
  timeLeftMs(): number
}

type NewSession = { session: WalletSession; key: SessionKey }

export function createSessionKeeper(parameters: SessionKeeping): SessionKeeper {
  const { records, tabs, clock, serverTime, idleLockMs: limitMs } = parameters
  const keys = createKeyStore(records)
  const idle = limitMs === undefined ? noIdleLock : createIdleLock({ records, tabs, clock, limitMs })
  const onIdle = (session: SessionInfo) => void upkeep.lockIfIdle(session)
  const ages = createSessionAges({ clock })
  const shown = createShownSession({ ...parameters, keys, idle, ages, onIdle })
  const upkeep = createSessionUpkeep({ ...parameters, keys, idle, shown })
  const reader = createSessionReader({ ...parameters, keys, idle, shown, onIdle })
  const use = createKeyUse({ keys, shown, reader, upkeep })
  const hear = createTabHearing({ keys, idle, shown, reader, restore })
  let restoring: Promise<void> | undefined

  function restore(): Promise<void> {
    restoring ??= (async () => {
      tabs.listen((said) => {
        const message = readTabMessage(said)
        if (message) void hear(message)
      })
      tabs.onWake(() => void reader.look())
      tabs.onActivity(upkeep.noteActivity)
      serverTime.onCorrection(shown.check)
      await reader.read()
    })()
    return restoring
  }

  function recordOf({ session, key }: NewSession, way: Pick<SessionInfo, 'credentialId' | 'nickname'>): KeyRecord {
    const { id, accountId, type } = session
    const { credentialId, nickname } = way
    const openedAt = new Date(serverTime.now())
    const expiresAt = new Date(Math.min(session.expiresAt.getTime(), openedAt.getTime() + longestSessionMs))
    const times = { openedAt, expiresAt, openedOnDeviceMs: clock.now(), clockOffsetMs: serverTime.offsetMs() }
    return { version: 1, id, accountId, credentialId, type, nickname, ...times, ...key }
  }

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.getSnapshot,
    restore,
    timeLeftMs: () => {
      const session = openSession(shown.getSnapshot())
      return session ? Math.max(0, shown.msLeft(session)) : 0
    },
    use: async (accountId) => {
      await restore()
      return use(accountId)
    },
    start: async ({ credentialId, sentTo, ...next }) => {
      await restore()
      const record = recordOf(next, { credentialId, nickname: sentTo })
      const { accountId } = record
      await tabs.exclusively(lockOf(accountId), () => keys.write(record))
      // Here, so that no way to sign in forgets it. Who cannot be remembered is signed in all the same.
      await rememberLogin(records, { ...infoOf(record), lastUsedAtMs: record.openedOnDeviceMs }).catch(() => {})
      idle.note()
      shown.show(record)
      tabs.tell({ type: 'signed-in', accountId })
      return infoOf(record)
    },
    replace: async (session, next) => {
      const record = recordOf(next, session)
      const { accountId } = record
      const replaced = await tabs.exclusively(lockOf(accountId), () => keys.replace(session, record))
      if (!replaced) return undefined
      // Whoever signed out while the record was written is not signed in again.
      if (openSession(shown.getSnapshot())?.id === session.id) shown.show(record)
      tabs.tell({ type: 'refreshed', accountId })
      return infoOf(record)
    },
    markOver: async (session, over) => {
      const { id: sessionId, accountId } = session
      const stored = await keys.read(accountId)
      const open = openSession(shown.getSnapshot())
      // Another page's refresh was faster: what is over here is not what the account signs with.
      if (stored && stored.id !== sessionId && open?.id === sessionId) shown.show(stored)
      else await shown.close(session, over)
      tabs.tell({ type: over, accountId, sessionId })
    },
    lock: async () => {
      await restore()
      await upkeep.lock()
    },
    end: async (accountId) => {
      const record = await keys.read(accountId)
      tabs.tell({ type: 'signed-out', accountId })
      const erased = await keys.forget(accountId).then(
        () => true,
        () => false,
      )
      // Not before: whoever reads this may close or reload the page at once, and a key must not outlive that.
      shown.leave({ status: 'signed-out', elsewhere: false })
      // Once more for a page that had begun to read the store and did not listen yet.
      tabs.tell({ type: 'signed-out', accountId })
      // A key that stays may at least not sign any more, also after a reload.
      if (!erased && record) await keys.close(record, 'revoked').catch(() => {})
      return { record, erased }
    },
  }
}
