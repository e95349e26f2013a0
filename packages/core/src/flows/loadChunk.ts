import { WalletError } from '../errors/WalletError.ts'

/** Loads session keys and signing. The module system keeps what was loaded. */
export function loadSigning(): Promise<typeof import('../crypto/index.ts')> {
  return loadModule(import('../crypto/index.ts'))
}

/** Loads the encryption of one-time codes: needed when the user starts typing, and by no other way to sign in. */
export function loadEncryption(): Promise<typeof import('../crypto/encryptOtp.ts')> {
  return loadModule(import('../crypto/encryptOtp.ts'))
}

/** Loads the login by code itself, with its messages and their parsers: the first screen does not need it. */
export function loadOtpLogin(): Promise<typeof import('./sign-in/otpLogin.ts')> {
  return loadModule(import('./sign-in/otpLogin.ts'))
}

/** Loads the session manager, with the keys and everything else that the browser stores. */
export function loadStoredSessions(): Promise<typeof import('../session/storedSessions.ts')> {
  return loadModule(import('../session/storedSessions.ts'))
}

/** Loads the connection to the platform's live events: needed when something is shown that can change. */
export function loadLiveEvents(): Promise<typeof import('../session/liveEvents.ts')> {
  return loadModule(import('../session/liveEvents.ts'))
}

/** Loads the refresh of a session and its end at the service: needed late in its life. */
export function loadSessionCalls(): Promise<typeof import('./session/sessionCalls.ts')> {
  return loadModule(import('./session/sessionCalls.ts'))
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
    // A part of the page did not load.
    throw new WalletError('NETWORK_UNREACHABLE')
  }
}
