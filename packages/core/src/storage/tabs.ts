import * as v from 'valibot'

const tabMessage = v.object({ type: v.picklist(['signed-in', 'signed-out']), accountId: v.string() })

/** What tabs of one browser tell each other. Never a key, never a code. */
export type TabMessage = Readonly<v.InferOutput<typeof tabMessage>>

/** The other tabs of this browser, and this tab's own comings and goings. */
export type Tabs = {
  /** Runs the work while no other tab runs work of the same name. */
  exclusively<result>(name: string, work: () => Promise<result>): Promise<result>
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
  /** Calls back when this page may have slept: shown again, restored from the back/forward cache, focused. */
  onWake(listener: () => void): () => void
}

export function createTabs(parameters: { name: string }): Tabs {
  const { name: channelName } = parameters
  let channel: BroadcastChannel | undefined
  // Made on first use: creating a client must not open anything, and servers have no channel.
  function open(): BroadcastChannel | undefined {
    try {
      channel ??= new BroadcastChannel(channelName)
    } catch {
      // No channel, or one that is refused with the cookies: a browser with one tab.
    }
    return channel
  }
  const queues = new Map<string, Promise<unknown>>()

  return {
    exclusively: async (name, work) => {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
      let begun = false
      try {
        if (locks)
          return (await locks.request(`${channelName}:${name}`, () => {
            begun = true
            return work()
          })) as Awaited<ReturnType<typeof work>>
      } catch (error) {
        // Sandboxed frames have locks and refuse them. What the work itself throws is its own.
        if (begun) throw error
      }
      // Without Web Locks (insecure contexts, servers) at least this page does one thing at a time.
      const result = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(name, result)
      return result
    },
    tell: (message) => open()?.postMessage(message),
    listen: (listener) => {
      const target = open()
      const receive = (event: MessageEvent<unknown>) => {
        // Anything of this origin can speak here.
        const message = v.safeParse(tabMessage, event.data)
        if (message.success) listener(message.output)
      }
      target?.addEventListener('message', receive)
      return () => target?.removeEventListener('message', receive)
    },
    onWake: (listener) => {
      if (typeof document === 'undefined') return () => {}
      const events = ['pageshow', 'focus', 'online'] as const
      for (const event of events) window.addEventListener(event, listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        for (const event of events) window.removeEventListener(event, listener)
        document.removeEventListener('visibilitychange', listener)
      }
    },
  }
}
