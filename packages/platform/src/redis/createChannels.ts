import type { PublishSubscribe } from '../store/publishSubscribe.ts'

/** The connection that only listens. Each promise resolves when Redis has answered. */
type Subscriber = {
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>
  unsubscribe(channel: string, listener: (message: string) => void): Promise<unknown>
}

/** What this server hears on one channel. `settled`: Redis has carried out the last command about it. */
type Channel = {
  readonly listeners: Set<(message: string) => void>
  readonly hear: (message: string) => void
  isSubscribed: boolean
  settled: Promise<void>
}

/**
 * Subscribes to each channel once for all its listeners, with one command after the other. The Redis client counts a
 * listener only when Redis has answered: one who left before that would end the subscription of those who stay, or leave
 * one behind.
 */
export function createChannels(subscriber: Subscriber) {
  const channels = new Map<string, Channel>()

  function settle(name: string, channel: Channel): void {
    // What fails is tried again with the next listener, and by `resume`.
    channel.settled = channel.settled.then(() => adjust(name, channel)).catch(() => undefined)
  }

  async function adjust(name: string, channel: Channel): Promise<void> {
    const { listeners, hear } = channel
    const isWanted = listeners.size > 0
    if (isWanted && !channel.isSubscribed) await subscriber.subscribe(name, hear)
    if (!isWanted && channel.isSubscribed) await subscriber.unsubscribe(name, hear)
    channel.isSubscribed = isWanted
    if (!isWanted && listeners.size === 0 && channels.get(name) === channel) channels.delete(name)
  }

  function create(): Channel {
    const listeners: Channel['listeners'] = new Set()
    const hear = (message: string) => {
      for (const listener of [...listeners]) listener(message)
    }
    return { listeners, hear, isSubscribed: false, settled: Promise.resolve() }
  }

  const subscribe: PublishSubscribe['subscribe'] = (name, listener) => {
    const channel = channels.get(name) ?? create()
    channels.set(name, channel)
    const own = (message: string) => listener(message)
    channel.listeners.add(own)
    settle(name, channel)
    return () => {
      channel.listeners.delete(own)
      settle(name, channel)
    }
  }

  return {
    subscribe,
    /** Continues what a connection that broke left undone. */
    resume: () => {
      for (const [name, channel] of channels) settle(name, channel)
    },
  }
}
