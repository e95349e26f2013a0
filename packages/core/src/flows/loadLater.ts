import { WalletError } from '../errors/WalletError.ts'

/** Sealing and signing: wanted when the person starts typing. The module system keeps what was loaded. */
export function loadCrypto(): Promise<typeof import('../crypto/index.ts')> {
  return arrived(import('../crypto/index.ts'))
}

/** The email login itself, with its messages and their parsers: the first screen does without. */
export function loadEmailOtpLogin(): Promise<typeof import('./emailOtpLogin.ts')> {
  return arrived(import('./emailOtpLogin.ts'))
}

/** Session keys that the service makes and seals: only where `legacySessionKey` asks for them. */
export function loadLegacySession(): Promise<typeof import('./legacySession.ts')> {
  return arrived(import('./legacySession.ts'))
}

/** Opening a wallet's words: wanted by few, and then once. */
export function loadWalletExport(): Promise<typeof import('./walletExport.ts')> {
  return arrived(import('./walletExport.ts'))
}

/** A part of the program that does not arrive is a network that does not work: the next try asks for it again. */
async function arrived<part>(loading: Promise<part>): Promise<part> {
  try {
    return await loading
  } catch {
    throw new WalletError('NETWORK_UNREACHABLE', { message: 'a part of this page did not load' })
  }
}
