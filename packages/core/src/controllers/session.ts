import type { WalletClient } from '../createWalletClient.ts'
import { signOut } from '../flows/signOut.ts'
import type { SessionState } from '../session/sessionState.ts'
import type { Readable } from '../state/readable.ts'

export type SessionController = Readable<SessionState> & {
  /** Erases the key everywhere, then ends the session as far as the network allows. */
  signOut(): Promise<void>
  /** Milliseconds until the session ends, on the service's time; 0 when nobody is signed in. */
  timeLeftMs(): number
}

/** The session of this page. The first subscription reads what the browser still holds. */
export function createSessionController(client: WalletClient): SessionController {
  const { sessions } = client
  return {
    getSnapshot: sessions.getSnapshot,
    timeLeftMs: sessions.timeLeftMs,
    subscribe: (listener) => {
      const unsubscribe = sessions.subscribe(listener)
      void sessions.restore()
      return unsubscribe
    },
    signOut: async () => {
      // Whoever signs out at once means the session that is still being read.
      await sessions.restore()
      const state = sessions.getSnapshot()
      if ('session' in state) await signOut(client, { accountId: state.session.accountId })
    },
  }
}
