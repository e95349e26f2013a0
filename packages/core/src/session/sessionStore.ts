import { createStore, type Store } from '../state/store.ts'
import { withoutKey } from '../storage/keyStore.ts'
import type { Persistence } from '../storage/records.ts'
import type { Clock } from '../time/clock.ts'
import type { SessionClocks } from './sessionClocks.ts'
import { openSession, type SessionInfo, type SessionState, warningMs } from './sessionState.ts'

/** A state without a session that could sign. */
export type EndedState = Exclude<SessionState, { status: 'active' | 'expiring' }>

/** The session that the page shows. */
export type SessionStore = Store<SessionState> & {
  /** Returns the shown session, if it can sign. */
  open(): SessionInfo | undefined
  /** Shows a session whose key is here, and sets a timer for its next change. */
  show(session: SessionInfo): void
  /** Shows that no session can sign. The returned function returns later whether nothing else was shown since. */
  setEnded(state: EndedState): () => boolean
  /** Compares the shown session with the clocks. */
  checkClocks(): void
  /** Begins a reading of the browser's storage. The returned function returns later whether nothing was shown since. */
  snapshotVersion(): () => boolean
}

export function createSessionStore(parameters: {
  persistence: () => Persistence
  clock: Clock
  clocks: SessionClocks
  /** The shown session may no longer sign, as far as this page can tell. */
  onEnding: (session: SessionInfo, ending: 'expired' | 'locked') => void
}): SessionStore {
  const { clock, clocks, onEnding } = parameters
  const state = createStore<SessionState>({ status: 'restoring' })
  let cancelTimer = () => {}
  /** Increases with each change of session: a reading of the storage that began before is out of date. */
  let version = 0

  const open = () => openSession(state.getSnapshot())

  function snapshotVersion(): () => boolean {
    const own = ++version
    return () => own === version
  }

  function show(next: SessionInfo): void {
    cancelTimer()
    version++
    const session = infoOf(next)
    const left = clocks.msLeft(next)
    const status = left <= warningMs ? 'expiring' : 'active'
    const persistence = parameters.persistence()
    const shown = state.getSnapshot()
    const same = 'session' in shown && isSame(shown.session, session) && shown.status === status
    if (!same || shown.persistence !== persistence) state.set({ status, session, persistence })
    const changeMs = status === 'active' ? left - warningMs : left
    cancelTimer = clock.setTimer(checkClocks, Math.max(0, Math.min(changeMs, clocks.msUntilLock(session))))
  }

  function checkClocks(): void {
    const session = open()
    if (!session) return
    const ending = clocks.endingOf(session)
    if (ending) onEnding(session, ending)
    else show(session)
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    open,
    show,
    setEnded: (next) => {
      cancelTimer()
      state.set(next)
      return snapshotVersion()
    },
    checkClocks,
    snapshotVersion,
  }
}

/** Returns whether a screen shows the same for both. The address that a session was opened with can change. */
function isSame(one: SessionInfo, other: SessionInfo): boolean {
  return one.id === other.id && one.nickname === other.nickname
}

/** Returns what a screen may see of a session: no key, and nothing that only the storage needs. */
export function infoOf(session: SessionInfo): SessionInfo {
  const stored = withoutKey({ clockOffsetMs: 0, ...session })
  const { clockOffsetMs: _offset, openedOnDeviceMs: _opened, over: _over, ...info } = stored
  return info
}
