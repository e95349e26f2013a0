import type { WalletClient } from '../../createWalletClient.ts'
import { onWake } from '../../session/pageEvents.ts'

/** Returns how long to wait before the next reading, growing up to a quarter of a minute. `attempt` counts from 0. */
export function pollPauseMs(attempt: number): number {
  return Math.min(1_000 * 1.5 ** attempt, 15_000)
}

/** Waits; shorter when the page wakes up or comes back online, and not at all once `signal` aborts it. */
export function pause(client: WalletClient, parameters: { ms: number; signal: AbortSignal }): Promise<void> {
  const { ms, signal } = parameters
  return new Promise((resolve) => {
    const stop = () => {
      cancelTimer()
      cancelWake()
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const cancelTimer = client.transport.clock.setTimer(stop, ms)
    const cancelWake = onWake(stop)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
