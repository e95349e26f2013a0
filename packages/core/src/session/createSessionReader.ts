import type { KeyStore, RememberedSession } from '../storage/keyStore.ts'
import type { ServerTime } from '../time/clock.ts'
import type { IdleLock } from './createIdleLock.ts'
import { infoOf, type ShownSession } from './createShownSession.ts'
import { openSession, type SessionInfo, type SessionState } from './sessionState.ts'

/** What the browser's store says about the session, for a page that knows nothing or may have missed something. */
export type SessionReader = {
  /** Shows what the browser holds: of one account, or of the one that was opened last. */
  read(accountId?: string): Promise<void>
  /** Holds the shown session against the clock and the store: not every page can tell this one what it did. */
  look(): Promise<void>
  /** What to show in place of an open session whose key is not in the store. */
  whyGone(session: SessionInfo): Promise<ClosedState>
}

type ClosedState = Exclude<SessionState, { status: 'active' | 'expiring' }>

export function createSessionReader(parameters: {
  keys: KeyStore
  serverTime: ServerTime
  idle: IdleLock
  shown: ShownSession
  onIdle: (session: SessionInfo) => void
}): SessionReader {
  const { keys, serverTime, idle, shown, onIdle } = parameters

  async function read(accountId?: string): Promise<void> {
    const unchanged = shown.begin()
    const current = accountId ?? (await keys.readCurrentAccount())
    const remembered = current === undefined ? undefined : await keys.readRemembered(current)
    const key = remembered && (await keys.read(remembered.accountId))
    await idle.read()
    if (!unchanged()) return
    if (!remembered) return shown.leave({ status: 'none' })
    serverTime.assume(remembered.clockOffsetMs)
    await showStored(remembered, key)
  }

  async function showStored(remembered: RememberedSession, key: SessionInfo | undefined): Promise<void> {
    const session = infoOf(remembered)
    const over = remembered.over ?? shown.endingOf(remembered)
    // Before its key is erased the service is told, so this is not for the shown session alone.
    if (over === 'locked' && key && !remembered.over) return onIdle(session)
    // Also where it is known to be over: the key may not have been erased then.
    if (over) return shown.close(session, over)
    if (key) shown.show(key)
    else shown.leave({ status: 'lost', session })
  }

  async function look(): Promise<void> {
    shown.check()
    const session = openSession(shown.getSnapshot())
    if (!session) return
    const unchanged = shown.begin()
    const found = await keys.read(session.accountId)
    if (!unchanged() || found?.id === session.id) return
    const gone = found ? undefined : await whyGone(session)
    if (!unchanged()) return
    if (gone) shown.leave(gone)
    else if (found && !shown.endingOf(found)) shown.show(found)
  }

  async function whyGone(session: SessionInfo): Promise<ClosedState> {
    const remembered = await keys.readRemembered(session.accountId)
    if (remembered?.over) return { status: remembered.over, session }
    // A sign-out leaves the name of the account; a browser that drops its data leaves nothing.
    const signedOut = !remembered && (await keys.readCurrentAccount()) !== undefined
    return signedOut ? { status: 'signed-out', elsewhere: true } : { status: 'lost', session }
  }

  return { read, look, whyGone }
}
