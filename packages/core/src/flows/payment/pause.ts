import type { WalletClient } from '../../createWalletClient.ts'
import { onWake } from '../../session/pageEvents.ts'

/** Returns how long to wait before the next reading, growing up to a quarter of a minute. `turn` counts from 0. */
export function pollPauseMs(turn: number): number {
  return Math.min(1_000 * 1.5 ** turn, 15_000)
}

/**
 * Waits; shorter when the page wakes up or comes back online, or when the platform reports that one of the things `about`
 * changed, and not at all once `signal` aborts it.
 */
export function pause(
  client: WalletClient,
  parameters: { ms: number; signal: AbortSignal; about?: readonly (string | undefined)[] },
): Promise<void> {
  const { ms, signal, about } = parameters
  return new Promise((resolve) => {
    const stop = () => {
      cancelTimer()
      cancelWake()
      cancelEvents?.()
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const cancelTimer = client.transport.clock.setTimer(stop, ms)
    const cancelWake = onWake(stop)
    const cancelEvents =
      about && client.events?.subscribe(({ kind, id }) => (kind === 'everything' || about.includes(id)) && stop())
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
