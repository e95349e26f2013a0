import { WalletError } from '../errors/WalletError.ts'
import {
  hasNoAuthenticator,
  isAllowed,
  isAttended,
  isFramed,
  looksLikeInAppBrowser,
  type PasskeyFeature,
} from './checkPasskeys.ts'

/** How a ceremony went, as far as this page saw it. */
export type CeremonyRecord = {
  feature: PasskeyFeature
  /** Whether this page ended it: because it is no longer wanted, or because the engine let its time pass. */
  ended: 'left' | 'overdue' | undefined
  elapsedMs: number
  timeoutMs: number
}

/** No person closes a prompt this fast: the engine refused without asking. */
const unaskedMs = 200

/**
 * Names what an engine said about a ceremony that failed. Its words are not passed on: they may quote ids.
 *
 * Engines say `NotAllowedError` for almost everything so that a page learns nothing about the person (WebAuthn
 * §14.5), so the rest is told apart by what the page knows itself. `docs/passkeys.md` says what stays unknown.
 */
export async function nameCeremonyError(error: unknown, record: CeremonyRecord): Promise<WalletError> {
  const { feature, ended } = record
  if (ended === 'left') return new WalletError('CANCELLED')
  if (ended === 'overdue')
    return new WalletError((await hasNoAuthenticator()) ? 'PASSKEY_UNAVAILABLE' : 'PASSKEY_TIMED_OUT')
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return nameRefusal(record)
    // Another ceremony of this page took its place.
    case 'AbortError':
      return new WalletError('CANCELLED')
    case 'SecurityError':
      return new WalletError('PASSKEY_WRONG_SITE')
    case 'ConstraintError':
      return new WalletError('PASSKEY_NOT_VERIFIED')
    case 'InvalidStateError':
      return new WalletError(
        feature === 'publickey-credentials-create' ? 'PASSKEY_ALREADY_HERE' : 'PASSKEY_UNAVAILABLE',
      )
    // Chromium: "A request is already pending", also by a script of the page that is none of ours.
    case 'OperationError':
      return new WalletError('PASSKEY_BUSY')
    case 'TypeError':
      return new WalletError('UNEXPECTED_RESPONSE', { message: 'the options are none that a browser takes' })
    default:
      return new WalletError('PASSKEY_UNAVAILABLE')
  }
}

async function nameRefusal({ feature, elapsedMs, timeoutMs }: CeremonyRecord): Promise<WalletError> {
  const allowed = isAllowed(feature)
  if (allowed === false) return new WalletError('PASSKEY_FORBIDDEN_HERE')
  // Before the time: without an authenticator some engines wait for one until it is over.
  if (await hasNoAuthenticator()) return new WalletError('PASSKEY_UNAVAILABLE')
  if (elapsedMs >= timeoutMs) return new WalletError('PASSKEY_TIMED_OUT')
  if (elapsedMs >= unaskedMs) return new WalletError('CANCELLED')
  if (allowed === undefined && (isFramed() || looksLikeInAppBrowser())) return new WalletError('PASSKEY_FORBIDDEN_HERE')
  // Engines ask only where somebody is looking and has just touched the page; the next click has both.
  return new WalletError(isAttended() ? 'PASSKEY_NOT_VERIFIED' : 'CANCELLED')
}
