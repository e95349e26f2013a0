import { unexpected, WalletError } from '../errors/WalletError.ts'
import {
  hasNoAuthenticator,
  isAllowed,
  isAttended,
  isFramed,
  looksLikeInAppBrowser,
  type PasskeyFeature,
} from './checkPasskeys.ts'

/** How a ceremony went, as this page saw it. */
export type CeremonyRecord = {
  feature: PasskeyFeature
  /** Whether this page ended it: because it was aborted, or because the engine let its time pass. */
  ended: 'left' | 'overdue' | undefined
  elapsedMs: number
  timeoutMs: number
}

/** A user cannot dismiss a prompt this fast: the engine refused without asking. */
const unaskedMs = 200

/**
 * Classifies the error of a ceremony that failed. The engine's message is not passed on: it may quote ids.
 *
 * Engines throw `NotAllowedError` for almost everything so that a page learns nothing about the user (WebAuthn §14.5),
 * so the rest is told apart by what the page knows itself. `docs/passkeys.md` says what stays unknown.
 */
export async function toCeremonyError(error: unknown, record: CeremonyRecord): Promise<WalletError> {
  const { feature, ended } = record
  if (ended === 'left') return new WalletError('CANCELLED')
  if (ended === 'overdue')
    return new WalletError((await hasNoAuthenticator()) ? 'PASSKEY_UNAVAILABLE' : 'PASSKEY_TIMED_OUT')
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return toRefusalError(record)
    // Another ceremony of this page replaced it.
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
    // Chromium: "A request is already pending", also by a script of the page that is not ours.
    case 'OperationError':
      return new WalletError('PASSKEY_BUSY')
    case 'TypeError':
      return unexpected('options not accepted')
    default:
      return new WalletError('PASSKEY_UNAVAILABLE')
  }
}

async function toRefusalError({ feature, elapsedMs, timeoutMs }: CeremonyRecord): Promise<WalletError> {
  const allowed = isAllowed(feature)
  if (allowed === false) return new WalletError('PASSKEY_FORBIDDEN_HERE')
  // Before the time limit: without an authenticator some engines wait until it is over.
  if (await hasNoAuthenticator()) return new WalletError('PASSKEY_UNAVAILABLE')
  if (elapsedMs >= timeoutMs) return new WalletError('PASSKEY_TIMED_OUT')
  if (elapsedMs >= unaskedMs) return new WalletError('CANCELLED')
  if (allowed === undefined && (isFramed() || looksLikeInAppBrowser())) return new WalletError('PASSKEY_FORBIDDEN_HERE')
  // Engines prompt only on a visible page that the user has just touched; the next click has both.
  return new WalletError(isAttended() ? 'PASSKEY_NOT_VERIFIED' : 'CANCELLED')
}
