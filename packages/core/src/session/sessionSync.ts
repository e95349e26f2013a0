import { WalletError } from '../errors/WalletError.ts'
import type { KeyRecord, KeyStore, RememberedSession, SessionEnding } from '../storage/keyStore.ts'
import type { TabMessage } from '../storage/tabMessages.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { ServerTime } from '../time/clock.ts'
import type { SessionClocks } from './sessionClocks.ts'
import { openSession, type SessionInfo, type SessionState } from './sessionState.ts'
import { type EndedState, infoOf, type SessionStore } from './sessionStore.ts'

type Parts = { keys: KeyStore; tabs: Tabs; serverTime: ServerTime; clocks: SessionClocks; store: SessionStore }

/** Changes of the keys of one account take turns, in every tab. */
export const lockOf = (accountId: string) => `session:${accountId}`

export type SessionEndings = ReturnType<typeof createSessionEndings>

/** Ends sessions and erases their keys, here and in the other tabs. */
export function createSessionEndings(parts: Parts & { revoke: (record: KeyRecord) => Promise<unknown> }) {
  const { keys, tabs, serverTime, clocks, store, revoke } = parts

  /** Ends a session for a reason, and erases its key. */
  async function close(ended: SessionInfo, over: SessionEnding): Promise<void> {
    const session = infoOf(ended)
    const shown = store.getSnapshot()
    // The end of another account's session is not shown while this page works with its own, or after a sign-out.
    const shows = 'session' in shown ? shown.session.accountId === session.accountId : shown.status !== 'signed-out'
    const unchanged = shows ? store.setEnded({ status: over, session }) : () => false
    const erase = () => keys.close({ clockOffsetMs: serverTime.offsetMs(), openedOnDeviceMs: 0, ...session }, over)
    // A key that could not be erased now cannot sign either: every use is checked against what is remembered.
    const newer = await tabs.withLock(lockOf(session.accountId), erase).catch(() => undefined)
    // This page may have slept while another tab signed in again.
    if (newer && unchanged() && !clocks.endingOf(newer)) store.show(newer)
  }

  /** Erases every key of this browser, in every tab, and ends their sessions as far as the network allows. */
  async function lock(session = store.open()): Promise<void> {
    // From here on nothing signs on this page, however slow its storage is.
    if (session) store.setEnded({ status: 'locked', session })
    const records = await keys.list()
    await Promise.all(
      records.map(async (record) => {
        const { accountId, id: sessionId } = record
        await close(record, 'locked')
        tabs.broadcast({ type: 'locked', accountId, sessionId })
        void revoke(record).catch(() => {})
      }),
    )
  }

  return {
    close,
    lock: () => lock(),
    /** Locks if the user was active on no page. */
    lockIfIdle: async (session: SessionInfo): Promise<void> => {
      await clocks.readActivity()
      if (clocks.endingOf(session) === 'locked') await lock(session)
      else store.checkClocks()
    },
  }
}

/** Reads the browser's storage, for a page that has read nothing yet or may have missed a change. */
export function createSessionReader(parts: Parts & { endings: SessionEndings }) {
  const { keys, serverTime, clocks, store, endings } = parts

  async function showStored(remembered: RememberedSession, key: SessionInfo | undefined): Promise<void> {
    const session = infoOf(remembered)
    const over = remembered.over ?? clocks.endingOf(remembered)
    // The service is notified before the key is erased, so this is not for the shown session alone.
    if (over === 'locked' && key && !remembered.over) void endings.lockIfIdle(session)
    // Also if it is known to have ended: the key may not have been erased then.
    else if (over) await endings.close(session, over)
    else if (key) store.show(key)
    else store.setEnded({ status: 'lost', session })
  }

  /** Returns what to show in place of an open session whose key is not in the storage. */
  async function readEnding(session: SessionInfo): Promise<EndedState> {
    const remembered = await keys.readRemembered(session.accountId)
    if (remembered?.over) return { status: remembered.over, session }
    // A sign-out leaves the name of the account; a browser that drops its data leaves nothing.
    const signedOut = !remembered && (await keys.readCurrentAccount()) !== undefined
    return signedOut ? { status: 'signed-out', elsewhere: true } : { status: 'lost', session }
  }

  return {
    readEnding,
    /** Shows what the browser has stored: of one account, or of the one that was opened last. */
    read: async (accountId?: string): Promise<void> => {
      const unchanged = store.snapshotVersion()
      const current = accountId ?? (await keys.readCurrentAccount())
      const remembered = current === undefined ? undefined : await keys.readRemembered(current)
      const key = remembered && (await keys.read(remembered.accountId))
      await clocks.readActivity()
      if (!unchanged()) return
      if (remembered) {
        serverTime.assume(remembered.clockOffsetMs)
        await showStored(remembered, key)
      } else store.setEnded({ status: 'none' })
    },
    /** Compares the shown session with the clocks and the storage: not every page can report to this one. */
    revalidate: async (): Promise<void> => {
      store.checkClocks()
      const session = store.open()
      if (!session) return
      const unchanged = store.snapshotVersion()
      const found = await keys.read(session.accountId)
      if (!found) {
        const ended = await readEnding(session)
        if (unchanged()) store.setEnded(ended)
      } else if (unchanged() && !clocks.endingOf(found)) store.show(found)
    },
  }
}

export type SessionReader = ReturnType<typeof createSessionReader>

/** Returns a function that follows what another tab did. */
export function createTabMessageHandler(
  parts: Parts & { endings: SessionEndings; reader: SessionReader; restore: () => Promise<void> },
): (message: TabMessage) => Promise<void> {
  const { keys, clocks, store, endings, reader, restore } = parts

  async function handleEnd({ type, accountId, sessionId }: Extract<TabMessage, { sessionId: string }>): Promise<void> {
    const open = store.open()
    const held = open?.id === sessionId ? open : await keys.read(accountId)
    if (held?.id === sessionId) await endings.close(held, type)
  }

  async function handleSignOut(accountId: string, shownAccountId: string | undefined): Promise<void> {
    if (accountId === shownAccountId) store.setEnded({ status: 'signed-out', elsewhere: true })
    // What this page read before would count again if its database failed later. Reading it again clears that copy.
    const [held] = await Promise.all([keys.read(accountId), keys.readRemembered(accountId)])
    // A key in memory only is out of the other page's reach.
    if (held && keys.persistence() === 'memory') await keys.forget(accountId, held.id).catch(() => {})
  }

  return async (message) => {
    if (message.type === 'active') return clocks.observeActivity(message.atMs)
    if (message.type === 'changed') return
    // Until the storage was read, it is unknown whether this is about the session here.
    await restore()
    const state = store.getSnapshot()
    const shownAccountId = 'session' in state ? state.session.accountId : undefined
    if ('sessionId' in message) return handleEnd(message)
    const { type, accountId } = message
    if (type === 'signed-out') return handleSignOut(accountId, shownAccountId)
    // Another account's sign-in never replaces the session that this page works with.
    if (shownAccountId === accountId || (shownAccountId === undefined && type === 'signed-in'))
      await reader.read(accountId)
  }
}

const errorOf = {
  expired: 'SESSION_EXPIRED',
  revoked: 'SESSION_REVOKED',
  locked: 'SESSION_LOCKED',
  lost: 'SESSION_LOST',
} as const satisfies Record<SessionEnding, string>

/**
 * Returns a function that reads the key of an account for one signature. It is read again each time: after an eviction
 * or a sign-out elsewhere, a key in memory would still sign.
 */
export function createKeyReading(
  parts: Parts & { endings: SessionEndings; reader: SessionReader },
): (accountId: string) => Promise<KeyRecord> {
  const { keys, clocks, store, endings, reader } = parts

  /** Returns what the page shows, if that is about this account. */
  function shownOf(accountId: string) {
    const state = store.getSnapshot()
    return 'session' in state && state.session.accountId === accountId ? state : undefined
  }

  return async (accountId) => {
    const record = await keys.read(accountId)
    const remembered = await keys.readRemembered(accountId)
    const shown = shownOf(accountId)

    if (!record) {
      const open = shown && openSession(shown)
      if (open) store.setEnded(await reader.readEnding(open))
      const over = endingOf(shownOf(accountId)) ?? (remembered && (remembered.over ?? 'lost'))
      throw new WalletError(over ? errorOf[over] : 'SESSION_REQUIRED')
    }

    // A session has ended even if its key could not be erased, or not yet.
    const known = shown?.session.id === record.id ? endingOf(shown) : undefined
    const over = known ?? remembered?.over
    if (over) throw new WalletError(errorOf[over])

    if (clocks.endingOf(record) === 'locked') await endings.lockIfIdle(record)
    const ending = clocks.endingOf(record)
    if (ending === 'expired') await endings.close(record, ending)
    if (ending) throw new WalletError(errorOf[ending])

    // Another page signed in again, and its message did not arrive here.
    if (shown && shown.session.id !== record.id) store.show(record)
    return record
  }
}

function endingOf(state: SessionState | undefined): SessionEnding | undefined {
  return state && state.status in errorOf ? (state.status as SessionEnding) : undefined
}
