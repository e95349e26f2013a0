import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { onWake } from '../../session/pageEvents.ts'

/** Returns how long to wait before the next reading, growing up to a quarter of a minute. `attempt` counts from 0. */
export function pollPauseMs(attempt: number): number {
  return Math.min(1_000 * 1.5 ** attempt, 15_000)
}

/** How much later than the service asked for a browser comes back at most, in milliseconds. */
const longestSpreadMs = 10_000

/** The longest wait of the service that the outcome of a payment is kept waiting for, in milliseconds. */
const longestRetryMs = 60_000

/** Returns how long the service asked to wait before the payment is read again. `undefined`: it did not say. */
export function retryPauseMs(error: unknown): number | undefined {
  const retryAfterMs = isWalletError(error) ? error.retryAfterMs : undefined
  return retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, longestRetryMs)
}

/**
 * Waits; shorter when the page wakes up or comes back online, and not at all once `signal` aborts it. The time is varied by
 * half, so that browsers that lost a service at the same moment do not come back at the same moment. `retryAfterMs`: the
 * service asked for a wait of its own, which is never shortened.
 */
export function pause(
  client: WalletClient,
  parameters: { ms: number; retryAfterMs?: number | undefined; signal: AbortSignal },
): Promise<void> {
  const { ms, retryAfterMs = 0, signal } = parameters
  const { clock } = client.transport
  const random = clock.random?.() ?? Math.random()
  const leastMs = retryAfterMs + random * Math.min(retryAfterMs / 2, longestSpreadMs)
  const endsAt = clock.now() + leastMs
  return new Promise((resolve) => {
    const stop = () => {
      cancelTimer()
      cancelWake()
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const cancelTimer = clock.setTimer(stop, Math.max(ms * (0.5 + random), leastMs))
    const cancelWake = onWake(() => {
      if (clock.now() >= endsAt) stop()
    })
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
