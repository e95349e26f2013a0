import { WalletError } from '../errors/WalletError.ts'

/** Sealing and signing: wanted when the person starts typing. The module system keeps what was loaded. */
export function loadCrypto(): Promise<typeof import('../crypto/index.ts')> {
  return loadModule(import('../crypto/index.ts'))
}

/** The login by code itself, with its messages and their parsers: the first screen does without. */
export function loadOtpLogin(): Promise<typeof import('./sign-in/otpLogin.ts')> {
  return loadModule(import('./sign-in/otpLogin.ts'))
}

/** The session manager, with the keys and what the browser stored of them. */
export function loadSessionManager(): Promise<typeof import('../session/sessionManager.ts')> {
  return loadModule(import('../session/sessionManager.ts'))
}

/** What the console says about a misconfigured sandbox: never loaded in production. */
export function loadSandboxHints(): Promise<typeof import('../errors/sandboxHints.ts')> {
  return loadModule(import('../errors/sandboxHints.ts'))
}

/** Refreshing a session, and ending it at the service: wanted late in its life. */
export function loadLazyTurns(): Promise<typeof import('./session/laterTurns.ts')> {
  return loadModule(import('./session/laterTurns.ts'))
}

/** What the browser is told about passkeys, once one is known here. */
export function loadPasskeySignals(): Promise<typeof import('../webauthn/signals.ts')> {
  return loadModule(import('../webauthn/signals.ts'))
}

/** Session keys that the service makes and seals: only where `legacySessionKey` asks for them. */
export function loadLegacySession(): Promise<typeof import('./session/legacySession.ts')> {
  return loadModule(import('./session/legacySession.ts'))
}

/**
 * A part of the program that does not arrive is a network that does not work: the next try asks for it again.
 *
 * A part that only one controller wants is imported there, so that pages without it do not even ship it.
 */
export async function loadModule<part>(loading: Promise<part>): Promise<part> {
  try {
    return await loading
  } catch {
    throw new WalletError('NETWORK_UNREACHABLE', { message: 'a part of this page did not load' })
  }
}
