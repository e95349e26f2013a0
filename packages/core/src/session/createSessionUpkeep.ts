import type { KeyRecord, KeyStore } from '../storage/keyStore.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock } from '../time/clock.ts'
import { countDown } from '../time/deviceTime.ts'
import type { IdleLock } from './createIdleLock.ts'
import type { ShownSession } from './createShownSession.ts'
import { openSession, refreshPauseMs, refreshShare, type SessionInfo, type SessionOptions } from './sessionState.ts'

/** What the service has to be asked for, by flows that load when they are needed. */
export type SessionDuties = {
  /** Puts a new session in the place of this one. */
  refresh: (session: SessionInfo) => Promise<unknown>
  /** Ends at the service a session whose key was erased in this browser. */
  revoke: (record: KeyRecord) => Promise<unknown>
}

/** What the session needs while time passes: more of it while the person is active, an end while nobody is. */
export type SessionUpkeep = {
  /** The person did something on this page. */
  noteActivity(): void
  /** Erases every key of this browser, in every tab, and ends their sessions as far as the network allows. */
  lock(): Promise<void>
  /** Does that if nobody was active on any page. */
  lockIfIdle(session: SessionInfo): Promise<void>
}

export function createSessionUpkeep(parameters: {
  keys: KeyStore
  tabs: Tabs
  clock: Clock
  idle: IdleLock
  shown: ShownSession
  duties: SessionDuties
  refresh?: SessionOptions['refresh']
}): SessionUpkeep {
  const { keys, tabs, clock, idle, shown, duties, refresh = 'while-active' } = parameters
  let refreshing = false
  let pauseLeftMs = () => 0

  async function lock(session = openSession(shown.getSnapshot())): Promise<void> {
    // From here on nothing signs on this page, however slow its store is.
    if (session) shown.leave({ status: 'locked', session })
    const records = await keys.list()
    await Promise.all(
      records.map(async (record) => {
        const { accountId, id: sessionId } = record
        await shown.close(record, 'locked')
        tabs.tell({ type: 'locked', accountId, sessionId })
        void duties.revoke(record).catch(() => {})
      }),
    )
  }

  function refreshWhenDue(session: SessionInfo): void {
    const lifeMs = session.expiresAt.getTime() - session.openedAt.getTime()
    if (refresh === 'never' || refreshing || pauseLeftMs() > 0) return
    if (shown.msLeft(session) > lifeMs * refreshShare) return
    refreshing = true
    duties
      .refresh(session)
      .catch(() => {})
      .finally(() => {
        refreshing = false
        // Also after a success: what it brought may hardly last, and would be asked for with every movement.
        pauseLeftMs = countDown(clock, refreshPauseMs)
      })
  }

  return {
    lock: () => lock(),
    lockIfIdle: async (session) => {
      await idle.read()
      if (shown.endingOf(session) === 'locked') await lock(session)
      else shown.check()
    },
    noteActivity: () => {
      const session = openSession(shown.getSnapshot())
      if (!session) return
      // The first movement after a long sleep is not what the time before it was.
      if (shown.endingOf(session)) return shown.check()
      idle.note()
      refreshWhenDue(session)
    },
  }
}
