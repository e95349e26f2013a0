/** State that can be read at any time and notifies its subscribers of changes: what a screen binds to. */
export type Readable<state> = {
  /** Calls back after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  getSnapshot(): state
}

/** A readable that its owner may set. */
export type Writable<state> = Readable<state> & { set(next: state): void }

export function createWritable<state>(initial: state): Writable<state> {
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
