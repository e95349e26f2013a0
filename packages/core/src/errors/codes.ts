import type { WalletErrorCode } from './list.ts'

/** What the screen can do about an error. */
export type WalletErrorAction =
  | 'sign-in'
  | 'sca-sign-in'
  | 'resend'
  | 'switch-factor'
  | 'wait'
  | 'new-quote'
  | 'retry'
  | 'contact-support'
  | 'none'

/** What a code calls for. */
export type ErrorAdvice = {
  /** Whether the same call may be repeated without a change. */
  readonly retryable: boolean
  readonly action: WalletErrorAction
}

/** Codes after which the user tries again with something new: another code, another touch, another challenge. */
const needPerson = [
  'OTP_INCORRECT',
  'SCA_PROOF_REFUSED',
  'SCA_LOGIN_INCOMPLETE',
  'PASSKEY_TIMED_OUT',
  'PASSKEY_BUSY',
  'PASSKEY_CHALLENGE_EXPIRED',
] as const

/** Codes after which the same call may be made again without a change. */
const repeatable = [
  'SCA_OUTCOME_UNKNOWN',
  'NETWORK_UNREACHABLE',
  'TIMEOUT',
  'PLATFORM_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'SIGNED_REQUEST_EXPIRED',
] as const

/** Something was not what it has to be, so the browser stopped. Trying again would be unsafe or in vain. */
export const securityStops = [
  'TARGET_BUNDLE_UNTRUSTED',
  'WALLET_ENVELOPE_UNTRUSTED',
  'VERIFICATION_LINK_UNTRUSTED',
  'SESSION_BUNDLE_INVALID',
  'PAYLOAD_MISMATCH',
  'PAYLOAD_INVALID',
] as const

/**
 * Codes that this library raises itself, grouped by the action that they call for. A code in no group is not retryable and
 * calls for nothing: the request was wrong, or the response is final. Those that only a response brings are in
 * `serviceCodes.ts`, which a page loads with its first request.
 */
const actions = {
  'sign-in': [
    'SESSION_REQUIRED',
    'SESSION_EXPIRED',
    'SESSION_LOST',
    'SIGN_IN_REQUIRED',
    'SESSION_LOCKED',
    'SESSION_REVOKED',
    'SIGN_IN_TOO_OLD',
    'OTHER_CREDENTIAL_REQUIRED',
    'OIDC_LOGIN_LOST',
    'OIDC_TOKEN_REFUSED',
  ],
  'sca-sign-in': ['SCA_SESSION_REQUIRED'],
  resend: ['OTP_EXPIRED', 'TARGET_BUNDLE_EXPIRED'],
  'switch-factor': [
    'BROWSER_UNSUPPORTED',
    'PASSKEY_UNSUPPORTED',
    'PASSKEY_UNAVAILABLE',
    'PASSKEY_NOT_VERIFIED',
    'PASSKEY_WRONG_SITE',
    'PASSKEY_INSECURE_PAGE',
    'PASSKEY_FORBIDDEN_HERE',
    'PASSKEY_REJECTED',
  ],
  wait: ['OPERATION_IN_PROGRESS', 'RATE_LIMITED'],
  'new-quote': ['QUOTE_EXPIRED', 'QUOTE_CHANGED', 'QUOTE_NOT_SIGNABLE', 'SCA_CHALLENGE_EXPIRED'],
  retry: [...needPerson, ...repeatable],
  'contact-support': [...securityStops, 'UNEXPECTED_RESPONSE', 'NOT_APPROVED'],
} as const satisfies { [action in Exclude<WalletErrorAction, 'none'>]: readonly string[] }

const retryable: readonly string[] = [...repeatable, ...actions.wait]

/**
 * Codes that leave open whether a request had its effect, with any status: no trustworthy response, or one about an
 * earlier attempt that may still succeed.
 */
export const lostCodes: readonly string[] = [
  'NETWORK_UNREACHABLE',
  'TIMEOUT',
  'PLATFORM_UNAVAILABLE',
  'UNEXPECTED_RESPONSE',
  'SCA_OUTCOME_UNKNOWN',
  'OPERATION_IN_PROGRESS',
  'DUPLICATE_PAY_REQUEST',
] satisfies readonly WalletErrorCode[]

/** Returns what to do about a code that this library raises; any other calls for nothing. */
export function describeErrorCode(code: string): ErrorAdvice {
  return { retryable: retryable.includes(code), action: findAction(actions, code) ?? 'none' }
}

/** Returns the action of the group that a code is in. */
export function findAction(groups: { readonly [action in WalletErrorAction]?: readonly string[] }, code: string) {
  return (Object.keys(groups) as WalletErrorAction[]).find((action) => groups[action]?.includes(code))
}

export type ActionableErrorCode = (typeof actions)[keyof typeof actions][number]
