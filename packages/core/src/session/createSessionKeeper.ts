import type { SessionKey } from '../crypto/createSessionKey.ts'
import { WalletError } from '../errors/WalletError.ts'
import { createWritable, type Readable } from '../state/readable.ts'
import type { KeyRecord, KeyStore } from '../storage/keyStore.ts'
import type { TabMessage, Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import type { WalletSession } from '../wire/sessions.ts'
import { expiryMarginMs, type SessionInfo, type SessionState, warningMs } from './sessionState.ts'

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
  /** Erases the session here and in every other tab, and hands out its key for one last signature. */
  end(accountId: string): Promise<KeyRecord | undefined>
  /** Milliseconds until the session ends, on the service's time. */
  timeLeftMs(): number
}

export function createSessionKeeper(parameters: {
  keys: KeyStore
  tabs: Tabs
  clock: Clock
  serverTime: ServerTime
}): SessionKeeper {
  const { keys, tabs, clock, serverTime } = parameters
  const state = createWritable<SessionState>({ status: 'restoring' })
  let cancelTimer = () => {}
  let restoring: Promise<void> | undefined

  const msLeft = (session: SessionInfo) => session.expiresAt.getTime() - expiryMarginMs - serverTime.now()

  /** Shows a session whose key is here, and wakes up for its next change. */
  function show(session: SessionInfo): void {
    cancelTimer()
    const left = msLeft(session)
    const status = left <= warningMs ? 'expiring' : 'active'
    const persistence = keys.persistence()
    const shown = state.getSnapshot()
    const same = 'session' in shown && shown.session.id === session.id && shown.status === status
    if (!same || shown.persistence !== persistence) state.set({ status, session, persistence })
    cancelTimer = clock.setTimer(check, status === 'active' ? left - warningMs : left)
  }

  async function expire(session: SessionInfo): Promise<void> {
    cancelTimer()
    state.set({ status: 'expired', session })
    // A key that could not be erased now cannot sign either: every use is held against its expiry.
    await keys.expire({ clockOffsetMs: serverTime.offsetMs(), ...session }).catch(() => {})
  }

  /** Holds the shown session against the clock. */
  function check(): void {
    const shown = state.getSnapshot()
    if (shown.status !== 'active' && shown.status !== 'expiring') return
    if (msLeft(shown.session) > 0) show(shown.session)
    else void expire(shown.session)
  }

  async function read(): Promise<void> {
    const session = await keys.readCurrent()
    if (!session) return state.set({ status: 'none' })
    serverTime.assume(session.clockOffsetMs)
    if (session.over || msLeft(session) <= 0) return expire(session)
    if (await keys.read(session.accountId)) show(session)
    else state.set({ status: 'lost', session })
  }

  function hear(message: TabMessage): void {
    const shown = state.getSnapshot()
    const about = 'session' in shown ? shown.session.accountId : undefined
    if (message.type === 'signed-out' && message.accountId === about) {
      cancelTimer()
      state.set({ status: 'signed-out', elsewhere: true })
    }
    // Another account's sign-in never takes this page over while it works with its own.
    if (message.type === 'signed-in' && (about === undefined || about === message.accountId)) void read()
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
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    timeLeftMs: () => {
      const shown = state.getSnapshot()
      return shown.status === 'active' || shown.status === 'expiring' ? Math.max(0, msLeft(shown.session)) : 0
    },
    restore,
    start: async ({ session, key, credentialId, sentTo }) => {
      await restore()
      const { id, accountId, type, expiresAt } = session
      const openedAt = new Date(serverTime.now())
      const info = { id, accountId, credentialId, type, nickname: sentTo, openedAt, expiresAt }
      const record = { version: 1 as const, clockOffsetMs: serverTime.offsetMs(), ...info, ...key }
      await tabs.exclusively(`session:${accountId}`, () => keys.write(record))
      show(info)
      tabs.tell({ type: 'signed-in', accountId })
      return info
    },
    use: async (accountId) => {
      await restore()
      const shown = state.getSnapshot()
      const known = 'session' in shown && shown.session.accountId === accountId ? shown : undefined
      // Read anew each time: after an eviction or a sign-out elsewhere, a key in memory would still sign.
      const record = await keys.read(accountId)
      if (record && msLeft(record) > 0) return record
      if (record) await expire(record)
      if (record || known?.status === 'expired') throw new WalletError('SESSION_EXPIRED')
      if (known?.status === 'active' || known?.status === 'expiring')
        state.set({ status: 'lost', session: known.session })
      throw new WalletError(known ? 'SESSION_LOST' : 'SESSION_REQUIRED')
    },
    end: async (accountId) => {
      cancelTimer()
      const record = await keys.read(accountId)
      tabs.tell({ type: 'signed-out', accountId })
      state.set({ status: 'signed-out', elsewhere: false })
      await keys.forget(accountId)
      return record
    },
  }
}
