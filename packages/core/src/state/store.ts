/** State that can be read at any time and notifies its subscribers of changes: what a screen binds to. */
export type Store<state> = {
  /** Calls back after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  getSnapshot(): state
}

/** A store that its owner may set. */
export type WritableStore<state> = Store<state> & { set(next: state): void }

export function createStore<state>(initial: state): WritableStore<state> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => current,
    set: (next) => {
      if (next === current) return
      current = next
      for (const listener of [...listeners]) listener()
    },
  }
}
