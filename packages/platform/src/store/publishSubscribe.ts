/**
 * Tells all servers of a platform something at once. A message may be lost while a server is not connected: who listens
 * has to read what it is about from the store, and to look there now and then.
 */
export type PublishSubscribe = {
  /** Sends a short text to everyone who listens to the channel, this server included. */
  readonly publish: (channel: string, message: string) => Promise<void>
  /** Listens to a channel until the returned function is called. Never throws. */
  readonly subscribe: (channel: string, listener: (message: string) => void) => () => void
}

/** Creates channels within one process. */
export function createMemoryPublishSubscribe(): PublishSubscribe {
  const listeners = new Map<string, Set<(message: string) => void>>()
  return {
    publish: async (channel, message) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener(message)
    },
    subscribe: (channel, listener) => {
      const own = listeners.get(channel) ?? new Set()
      listeners.set(channel, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(channel) === own) listeners.delete(channel)
      }
    },
  }
}
