import type { TabMessage } from './tabMessages.ts'

/** The other tabs of this browser. */
export type Tabs = {
  /** Runs the work while no other tab runs work of the same name. */
  withLock<result>(name: string, work: () => Promise<result>): Promise<result>
  /** Runs the work, or returns `undefined` at once if a tab already runs work of the same name. */
  tryWithLock<result>(name: string, work: () => Promise<result>): Promise<{ result: result } | undefined>
  broadcast(message: TabMessage): void
  /**
   * Passes on messages of other tabs, unparsed: any script of this origin can send here, so `readTabMessage` it first.
   */
  listen(listener: (message: unknown) => void): () => void
}

export function createTabs(parameters: { name: string }): Tabs {
  const { name: channelName } = parameters
  let channel: BroadcastChannel | undefined
  // Created on first use: creating a client must not open anything, and servers have no channel.
  function open(): BroadcastChannel | undefined {
    try {
      channel ??= new BroadcastChannel(channelName)
      // Node would wait for messages of other tabs, and never end.
      ;(channel as { unref?: () => void }).unref?.()
    } catch {
      // No channel, or one that is refused along with cookies: works as a browser with one tab.
    }
    return channel
  }
  const queues = new Map<string, Promise<unknown>>()
  const busy = new Set<string>()

  return {
    withLock: async (name, work) => {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
      let begun = false
      try {
        if (locks)
          return (await locks.request(`${channelName}:${name}`, () => {
            begun = true
            return work()
          })) as Awaited<ReturnType<typeof work>>
      } catch (error) {
        // Sandboxed frames have locks and refuse them. An error of the work itself is passed on.
        if (begun) throw error
      }
      // Without Web Locks (insecure contexts, servers) at least this page does one thing at a time.
      const result = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(name, result)
      try {
        return await result
      } finally {
        // The last one in the queue leaves nothing behind: there is a name for each payment.
        if (queues.get(name) === result) queues.delete(name)
      }
    },
    tryWithLock: async (name, work) => {
      // Before any lock: this page's own work is known here even where there are no locks.
      if (busy.has(name)) return undefined
      busy.add(name)
      let begun = false
      const run = async () => {
        begun = true
        return { result: await work() }
      }
      try {
        const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
        if (!locks) return await run()
        return await locks.request(`${channelName}:${name}`, { ifAvailable: true }, (lock) =>
          lock ? run() : undefined,
        )
      } catch (error) {
        if (begun) throw error
        return await run()
      } finally {
        busy.delete(name)
      }
    },
    broadcast: (message) => open()?.postMessage(message),
    listen: (listener) => {
      const target = open()
      const receive = (event: MessageEvent<unknown>) => listener(event.data)
      target?.addEventListener('message', receive)
      return () => target?.removeEventListener('message', receive)
    },
  }
}
