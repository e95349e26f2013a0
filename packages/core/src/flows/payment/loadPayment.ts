import { loadModule, loadSigning, loadStoredSessions } from '../loadChunk.ts'

/** Loads what a payment needs from the user's consent on. */
export function loadPayment(): Promise<typeof import('./payment.ts')> {
  return loadModule(import('./payment.ts'))
}

/**
 * Starts to load everything that a press of the button needs, so that only the payment itself is waited for then. What
 * does not load now is requested again when it is needed, and its failure is reported then.
 */
export function preparePayment(): void {
  for (const load of [loadPayment, loadSigning, loadStoredSessions]) void load().catch(() => {})
}
