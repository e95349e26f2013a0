import { createWritable } from '../state/readable.ts'
import type { SessionKeeper } from './createSessionKeeper.ts'
import type { SessionState } from './sessionState.ts'

/**
 * A keeper of sessions that arrives when somebody first asks for it: a sign-in can show itself without. Where it does
 * not arrive nobody is signed in, and the next call asks for it again.
 */
export function createLateKeeper(parameters: { load: () => Promise<SessionKeeper> }): SessionKeeper {
  const { load } = parameters
  const state = createWritable<SessionState>({ status: 'restoring' })
  let keeper: SessionKeeper | undefined
  let arriving: Promise<SessionKeeper> | undefined

  function arrive(): Promise<SessionKeeper> {
    arriving ??= load().then(
      (arrived) => {
        keeper = arrived
        const show = () => state.set(arrived.getSnapshot())
        arrived.subscribe(show)
        show()
        return arrived
      },
      (error: unknown) => {
        arriving = undefined
        state.set({ status: 'none' })
        throw error
      },
    )
    return arriving
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    timeLeftMs: () => keeper?.timeLeftMs() ?? 0,
    restore: async () => (await arrive()).restore(),
    start: async (parameters) => (await arrive()).start(parameters),
    replace: async (session, next) => (await arrive()).replace(session, next),
    use: async (accountId) => (await arrive()).use(accountId),
    end: async (accountId) => (await arrive()).end(accountId),
    markOver: async (session, over) => (await arrive()).markOver(session, over),
    lock: async () => (await arrive()).lock(),
  }
}
