import { loadModule } from './loadChunk.ts'

/** Loads the passkey signals for the browser, once a passkey is known here. */
export function loadPasskeySignals(): Promise<typeof import('../webauthn/signals.ts')> {
  return loadModule(import('../webauthn/signals.ts'))
}
