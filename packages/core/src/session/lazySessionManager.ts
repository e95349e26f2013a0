import { createStore } from '../state/store.ts'
import { passOn } from '../storage/passOn.ts'
import type { SessionManager } from './sessionManager.ts'
import type { SessionState } from './sessionState.ts'

/**
 * Returns a session manager that loads with its first call: a sign-in screen can be shown without it. If it does not load,
 * no one is signed in, and the next call loads it again.
 */
export function createLazySessionManager(parameters: { load: () => Promise<SessionManager> }): SessionManager {
  const { load } = parameters
  const state = createStore<SessionState>({ status: 'restoring' })
  let manager: SessionManager | undefined
  let loading: Promise<SessionManager> | undefined

  function loadOnce(): Promise<SessionManager> {
    loading ??= load().then(
      (loaded) => {
        manager = loaded
        const show = () => state.set(loaded.getSnapshot())
        loaded.subscribe(show)
        show()
        return loaded
      },
      (error: unknown) => {
        loading = undefined
        state.set({ status: 'none' })
        throw error
      },
    )
    return loading
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    timeLeftMs: () => manager?.timeLeftMs() ?? 0,
    ...passOn(loadOnce, 'restore', 'start', 'replace', 'use', 'end', 'rename', 'markOver', 'lock'),
  }
}
