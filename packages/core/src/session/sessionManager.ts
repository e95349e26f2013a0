import type { SessionKey } from '../crypto/createSessionKey.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { Store } from '../state/store.ts'
import { createKeyStore, type KeyRecord } from '../storage/keyStore.ts'
import type { Records } from '../storage/records.ts'
import { rememberLogin } from '../storage/rememberedLogins.ts'
import { readTabMessage } from '../storage/tabMessages.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import type { WalletSession } from '../wire/walletSession.ts'
import { onActivity, onWake } from './pageEvents.ts'
import { createSessionClocks } from './sessionClocks.ts'
import {
  longestSessionMs,
  recentSignInMs,
  type SessionInfo,
  type SessionOptions,
  type SessionState,
} from './sessionState.ts'
import { createSessionStore, infoOf } from './sessionStore.ts'
import {
  createKeyReading,
  createSessionEndings,
  createSessionReader,
  createTabMessageHandler,
  lockOf,
} from './sessionSync.ts'

/** Calls to the service, by flows that load when they are needed. */
export type SessionRemote = {
  /** Replaces this session by a new one. */
  refresh: (session: SessionInfo) => Promise<unknown>
  /** Ends at the service a session whose key was erased in this browser. */
  revoke: (record: KeyRecord) => Promise<unknown>
}

export type SessionManagerParameters = SessionOptions & {
  records: Records
  tabs: Tabs
  clock: Clock
  serverTime: ServerTime
  remote: SessionRemote
}

/** Manages the sessions of this browser and their keys, which last exactly as long. */
export type SessionManager = Store<SessionState> & {
  /**
   * Reads what this browser has stored, once; later calls wait for the same reading.
   *
   * @throws `WalletError` `NETWORK_UNREACHABLE`: a part of this page did not load, so nothing was read; try again.
   */
  restore(): Promise<void>
  /** Stores a session that the service confirmed, with its key. */
  start(parameters: NewSession & { credentialId: string; sentTo: string }): Promise<SessionInfo>
  /** Replaces this session by a new one with its key. Resolves with `undefined` if this one was ended meanwhile. */
  replace(session: SessionInfo, next: NewSession): Promise<SessionInfo | undefined>
  /** The address or number that the session was opened with has changed: shows the new one, here and in every other tab. */
  rename(parameters: { accountId: string; type: string; sentTo: string }): Promise<void>
  /**
   * Resolves with the key of one account, which may sign now. `recent`: only if the user has signed in recently.
   *
   * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_REVOKED`, `SESSION_LOCKED` or
   * `SIGN_IN_TOO_OLD`: sign in, then continue.
   */
  use(accountId: string, options?: { recent?: boolean | undefined }): Promise<KeyRecord>
  /** Erases the session here and in every other tab, and resolves with its key for one last signature. Never rejects. */
  end(accountId: string): Promise<{ record: KeyRecord | undefined; erased: boolean }>
  /**
   * The service no longer accepts this session's key (`revoked`), or it is unknown which key it accepts (`lost`): the key
   * is erased here and in every other tab. A newer session of the account stays.
   */
  markOver(session: SessionInfo, over: 'revoked' | 'lost'): Promise<void>
  /** Erases every key of this browser, in every tab, and ends their sessions as far as the network allows. */
  lock(): Promise<void>
  /** Returns the milliseconds until the session ends, on the service's time or the device's own, whichever comes first. */
  timeLeftMs(): number
}

type NewSession = { session: WalletSession; key: SessionKey }

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is a list of short actions on one session.
export function createSessionManager(parameters: SessionManagerParameters): SessionManager {
  const { records, tabs, serverTime } = parameters
  const { keys, clocks, store, endings, reader, readKey, handleTabMessage } = connect(parameters, { restore })
  let restoring: Promise<void> | undefined

  function restore(): Promise<void> {
    restoring ??= (async () => {
      tabs.listen((said) => {
        const message = readTabMessage(said)
        if (message) void handleTabMessage(message)
      })
      onWake(() => void reader.revalidate())
      onActivity(recordActivity)
      serverTime.onCorrection(store.checkClocks)
      await reader.read()
    })()
    return restoring
  }

  function recordActivity(): void {
    const session = store.open()
    if (!session) return
    // The first movement after a long sleep does not extend the time before it.
    if (clocks.endingOf(session)) store.checkClocks()
    else {
      clocks.recordActivity()
      clocks.refreshWhenDue(session)
    }
  }

  /** Returns `false` if the session was ended meanwhile. */
  async function replaceKey({ id, accountId }: SessionInfo, next: KeyRecord): Promise<boolean> {
    if (!(await tabs.withLock(lockOf(accountId), () => keys.replace({ id, accountId }, next)))) return false
    // A user who signed out while the record was written is not signed in again.
    if (store.open()?.id === id) store.show(next)
    tabs.broadcast({ type: 'refreshed', accountId })
    return true
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    restore,
    timeLeftMs: () => {
      const session = store.open()
      return session ? Math.max(0, clocks.msLeft(session)) : 0
    },
    use: async (accountId, { recent } = {}) => {
      await restore()
      const record = await readKey(accountId)
      if (recent && signInAgeMs(parameters, record) > recentSignInMs) throw new WalletError('SIGN_IN_TOO_OLD')
      return record
    },
    start: async ({ credentialId, sentTo, ...next }) => {
      await restore()
      const record = recordOf(parameters, next, { credentialId, nickname: sentTo })
      const { accountId } = record
      await tabs.withLock(lockOf(accountId), () => keys.write(record))
      // Here, so that every sign-in method does it. A sign-in that cannot be remembered is still valid.
      await rememberLogin(records, { ...infoOf(record), lastUsedAtMs: record.openedOnDeviceMs }).catch(() => {})
      clocks.recordActivity()
      store.show(record)
      tabs.broadcast({ type: 'signed-in', accountId })
      return infoOf(record)
    },
    replace: async (session, next) => {
      const record = recordOf(parameters, next, session)
      return (await replaceKey(session, record)) ? infoOf(record) : undefined
    },
    rename: async ({ accountId, type, sentTo }) => {
      const record = await keys.read(accountId)
      if (record?.type === type) await replaceKey(record, { ...record, nickname: sentTo })
    },
    markOver: async (session, over) => {
      const { id: sessionId, accountId } = session
      const stored = await keys.read(accountId)
      const open = store.open()
      // Another page's refresh was faster: what is over here is not what the account signs with.
      if (stored && stored.id !== sessionId && open?.id === sessionId) store.show(stored)
      else await endings.close(session, over)
      tabs.broadcast({ type: over, accountId, sessionId })
    },
    lock: async () => {
      await restore()
      await endings.lock()
    },
    end: async (accountId) => {
      const record = await keys.read(accountId)
      tabs.broadcast({ type: 'signed-out', accountId })
      const erased = await keys.forget(accountId).then(
        () => true,
        () => false,
      )
      // Not before: the page may be closed or reloaded as soon as this is shown, and a key must not outlast that.
      store.setEnded({ status: 'signed-out', elsewhere: false })
      // Once more for a page that had begun to read the storage and did not listen yet.
      tabs.broadcast({ type: 'signed-out', accountId })
      // A key that stays must at least not sign any longer, even after a reload.
      if (!erased && record) await keys.close(record, 'revoked').catch(() => {})
      return { record, erased }
    },
  }
}

/** The three parts of sessions: what is shown, the clocks, and the storage that is shared with other tabs. */
function connect(parameters: SessionManagerParameters, { restore }: { restore: () => Promise<void> }) {
  const { records, tabs, clock, serverTime, remote } = parameters
  const keys = createKeyStore(records)
  const clocks = createSessionClocks({ ...parameters, refreshSession: remote.refresh })
  const store = createSessionStore({
    persistence: keys.persistence,
    clock,
    clocks,
    onEnding: (session, ending) =>
      void (ending === 'expired' ? endings.close(session, ending) : endings.lockIfIdle(session)),
  })
  const parts = { keys, tabs, serverTime, clocks, store }
  const endings = createSessionEndings({ ...parts, revoke: remote.revoke })
  const reader = createSessionReader({ ...parts, endings })
  const readKey = createKeyReading({ ...parts, endings, reader })
  const handleTabMessage = createTabMessageHandler({ ...parts, endings, reader, restore })
  return { keys, clocks, store, endings, reader, readKey, handleTabMessage }
}

/**
 * Returns the milliseconds since the user signed in, by the service's time or the device's own, whichever shows more: the
 * relay states the one, and the user sets the other. A clock that is behind was set back. A refresh is not a sign-in.
 */
function signInAgeMs(
  { clock, serverTime }: SessionManagerParameters,
  { signIn: { at, onDeviceMs } }: KeyRecord,
): number {
  return Math.max(serverTime.now() - at.getTime(), Math.abs(clock.now() - onDeviceMs))
}

/**
 * Returns the record of a new session. It lasts no longer than the longest session here. Without a `signIn`, the user has
 * just signed in.
 */
function recordOf(
  { clock, serverTime }: SessionManagerParameters,
  { session, key }: NewSession,
  way: Pick<SessionInfo, 'credentialId' | 'nickname'> & { signIn?: SessionInfo['signIn'] },
): KeyRecord {
  const { id, accountId, type } = session
  const openedAt = new Date(serverTime.now())
  const expiresAt = new Date(Math.min(session.expiresAt.getTime(), openedAt.getTime() + longestSessionMs))
  const openedOnDeviceMs = clock.now()
  const { credentialId, nickname, signIn = { id, at: openedAt, onDeviceMs: openedOnDeviceMs } } = way
  const times = { openedAt, expiresAt, openedOnDeviceMs, signIn, clockOffsetMs: serverTime.offsetMs() }
  return { version: 1, id, accountId, credentialId, type, nickname, ...times, ...key }
}
