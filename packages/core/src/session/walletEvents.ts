import type { Change } from '../wire/events.ts'

/** What changed at the service, as far as the platform reports it. */
export type WalletEvents = {
  /**
   * Calls back for each change of the user's own things while the page is visible. `everything`: some may have been
   * missed, or the platform reports none, so read again. The returned function ends it.
   */
  subscribe(listener: (change: Change) => void): () => void
}

/** Returns events that load with the first listener: a sign-in screen has none. */
export function createLazyEvents(load: () => Promise<WalletEvents>): WalletEvents {
  let loading: Promise<WalletEvents> | undefined
  return {
    subscribe: (listener) => {
      let stop: (() => void) | undefined
      let isOver = false
      loading ??= load()
      loading.then(
        (events) => {
          if (!isOver) stop = events.subscribe(listener)
        },
        // The next listener loads it again.
        () => {
          loading = undefined
        },
      )
      return () => {
        isOver = true
        stop?.()
      }
    },
  }
}
