import type { WalletError } from './WalletError.ts'

/** The deployment that a client belongs to. */
export type Environment = 'production' | 'sandbox'

/** In a sandbox, has the console say which setting is the likely cause of an error. In production this does nothing. */
export function warnInSandbox(error: WalletError, environment: Environment | undefined): void {
  if (environment !== 'sandbox') return
  void import('./sandboxHints.ts')
    .then(({ explainMisconfiguration }) => explainMisconfiguration(error))
    // A hint that cannot be loaded must not become a failure of its own.
    .catch(() => {})
}
