import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { loadSessionCalls } from '../../flows/loadChunk.ts'
import { signOut } from '../../flows/session/signOut.ts'
import { openSession, type SessionState } from '../../session/sessionState.ts'
import type { Store } from '../../state/store.ts'

export type SessionController = Store<SessionState> & {
  /**
   * Erases the key everywhere, then ends the session at the service if the network allows.
   *
   * @throws `WalletError` `NETWORK_UNREACHABLE`: a part of this page did not load, and nothing was erased; call again.
   * `STORAGE_UNAVAILABLE`: the browser could not erase the key.
   */
  signOut(): Promise<void>
  /**
   * Refreshes the session now, regardless of the time left. `false`: it failed; the state says how much time is left.
   */
  extend(): Promise<boolean>
  /** Erases every key of this browser, in every tab, as the idle timeout does. */
  lock(): Promise<void>
  /** Returns the milliseconds until the session ends, on the service's time; 0 when no user is signed in. */
  timeLeftMs(): number
}

/** Creates the session of this page. The first subscription reads what the browser still holds. */
export function createSessionController(client: WalletClient): SessionController {
  const { sessions } = client
  return {
    getSnapshot: sessions.getSnapshot,
    timeLeftMs: sessions.timeLeftMs,
    lock: sessions.lock,
    subscribe: (listener) => {
      const unsubscribe = sessions.subscribe(listener)
      // Where it cannot be read, the state says that no user is signed in.
      void sessions.restore().catch(() => {})
      return unsubscribe
    },
    extend: async () => {
      try {
        await sessions.restore()
        const session = openSession(sessions.getSnapshot())
        if (!session) return false
        await (await loadSessionCalls()).refreshSession(client, { session })
        return true
      } catch (error) {
        toWalletError(error)
        return false
      }
    },
    signOut: async () => {
      // A user who signs out at once means the session that is still being read.
      await sessions.restore()
      const state = sessions.getSnapshot()
      if ('session' in state) await signOut(client, { accountId: state.session.accountId })
    },
  }
}
