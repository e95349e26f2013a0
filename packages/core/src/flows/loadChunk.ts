import { WalletError } from '../errors/WalletError.ts'

/** Loads encryption and signing: needed when the user starts typing. The module system keeps what was loaded. */
export function loadCrypto(): Promise<typeof import('../crypto/index.ts')> {
  return loadModule(import('../crypto/index.ts'))
}

/** Loads the login by code itself, with its messages and their parsers: the first screen does not need it. */
export function loadOtpLogin(): Promise<typeof import('./sign-in/otpLogin.ts')> {
  return loadModule(import('./sign-in/otpLogin.ts'))
}

/** Loads the session manager, with the keys and what the browser stored of them. */
export function loadSessionManager(): Promise<typeof import('../session/sessionManager.ts')> {
  return loadModule(import('../session/sessionManager.ts'))
}

/** Loads the console messages about a misconfigured sandbox: never loaded in production. */
export function loadSandboxHints(): Promise<typeof import('../errors/sandboxHints.ts')> {
  return loadModule(import('../errors/sandboxHints.ts'))
}

/** Loads the refresh of a session and its end at the service: needed late in its life. */
export function loadLazyTurns(): Promise<typeof import('./session/laterTurns.ts')> {
  return loadModule(import('./session/laterTurns.ts'))
}

/** Loads the passkey signals for the browser, once a passkey is known here. */
export function loadPasskeySignals(): Promise<typeof import('../webauthn/signals.ts')> {
  return loadModule(import('../webauthn/signals.ts'))
}

/** Loads the handling of session keys that the service creates and encrypts: only with `legacySessionKey`. */
export function loadLegacySession(): Promise<typeof import('./session/legacySession.ts')> {
  return loadModule(import('./session/legacySession.ts'))
}

/**
 * Treats a chunk that fails to load as a network error; the next call retries it.
 *
 * A chunk that only one controller needs is imported there, so that pages without it do not even ship it.
 */
export async function loadModule<part>(loading: Promise<part>): Promise<part> {
  try {
    return await loading
  } catch {
    throw new WalletError('NETWORK_UNREACHABLE', { message: 'a part of this page did not load' })
  }
}
