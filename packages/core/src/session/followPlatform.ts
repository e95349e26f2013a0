import type { SessionManager } from './sessionManager.ts'
import { openSession } from './sessionState.ts'
import type { WalletEvents } from './walletEvents.ts'

/**
 * Ends the session of this browser as soon as the platform says that it is over: the wallet session was ended on another
 * device, or the platform no longer knows the user. Its key is erased, and the page is covered, also after a reload.
 */
export function followPlatform(events: WalletEvents, sessions: SessionManager): void {
  let stop: (() => void) | undefined
  function update(): void {
    if (openSession(sessions.getSnapshot()))
      stop ??= events.subscribe(({ kind, id }) => {
        const session = openSession(sessions.getSnapshot())
        if (kind === 'session' && session && (id === undefined || id === session.id))
          void sessions.markOver(session, 'revoked').catch(() => {})
      })
    else {
      stop?.()
      stop = undefined
    }
  }
  sessions.subscribe(update)
  update()
}
