/** What tabs of one browser tell each other. Never a key, never a code. */
export type TabMessage = { readonly type: 'signed-in' | 'signed-out' | 'expired'; readonly accountId: string }

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
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(channelName)
    return channel
  }
  const queues = new Map<string, Promise<unknown>>()

  return {
    exclusively: (name, work) => {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
      if (locks) return locks.request(`${channelName}:${name}`, work) as ReturnType<typeof work>
      // Without Web Locks (insecure contexts, servers) at least this page does one thing at a time.
      const result = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(name, result)
      return result
    },
    tell: (message) => open()?.postMessage(message),
    listen: (listener) => {
      const target = open()
      const receive = (event: MessageEvent<TabMessage>) => listener(event.data)
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
