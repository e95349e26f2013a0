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

/** What each action requires of the program, for developers who read logs. */
export const actionSentences: { readonly [action in WalletErrorAction]: string } = {
  'sign-in': 'Have the user sign in, then repeat the call.',
  'sca-sign-in': 'Have the user complete the SCA sign-in, then repeat the call.',
  resend: 'Request a new code.',
  'switch-factor': 'Offer another sign-in method or factor.',
  wait: 'Wait before the next attempt.',
  'new-quote': 'Request a new quote.',
  retry: 'Try again. After a lost response, read the outcome first.',
  'contact-support': 'Stop and refer the user to support.',
  none: 'Repeating the call does not help.',
}

/**
 * Codes that call for a particular action, grouped by it. A code in no group is not retryable and calls for nothing:
 * the request was wrong, or the response is final.
 *
 * Codes in upper case are the service's own unless they are in `clientCodes`.
 */
const actions = {
  'sign-in': [
    'SESSION_REQUIRED',
    'SESSION_EXPIRED',
    'SESSION_LOST',
    'SIGN_IN_REQUIRED',
    'WALLET_SIGNATURE_MISSING',
    'WALLET_SIGNATURE_MALFORMED',
    'WALLET_SIGNATURE_BODY_MISMATCH',
    'WALLET_SIGNATURE_INVALID',
    'REQUEST_ID_MISSING',
    'UNAUTHORIZED',
    'INVALID_SIGNATURE',
    'SESSION_LOCKED',
    'SESSION_REVOKED',
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
  wait: [
    'RATE_LIMITED',
    'ACCOUNT_LOCKED',
    'BANK_ACCOUNT_VALIDATION_PENDING',
    'NOT_YET_AVAILABLE',
    'OPERATION_IN_PROGRESS',
    'VELOCITY_LIMIT_EXCEEDED',
    'DAILY_VOLUME_LIMIT_EXCEEDED',
    'PIN_CHANGE_REQUIRED',
    'USER_NOT_READY',
    'WALLET_NOT_PROVISIONED',
  ],
  'new-quote': [
    'QUOTE_EXPIRED',
    'QUOTE_RATE_UNAVAILABLE',
    'QUOTE_CHANGED',
    'QUOTE_NOT_SIGNABLE',
    'QUOTE_NOT_FOUND',
    'SCA_NOT_COMPLETED',
    'SCA_CHALLENGE_EXPIRED',
    'PAYMENT_DOCUMENT_ALREADY_USED',
  ],
  retry: [
    'OTP_INCORRECT',
    'SCA_PROOF_REFUSED',
    'SCA_LOGIN_INCOMPLETE',
    'SCA_OUTCOME_UNKNOWN',
    'NETWORK_UNREACHABLE',
    'TIMEOUT',
    'PLATFORM_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    'SERVICE_SWITCH_ERROR',
    'INTERNAL_ERROR',
    'INVALID_PAYREQ_RESPONSE',
    'COUNTERPARTY_SERVER_ERROR',
    'LOOKUP_REQUEST_FAILED',
    'QUOTE_REQUEST_FAILED',
    'PAYREQ_REQUEST_FAILED',
    'COUNTERPARTY_PUBKEY_FETCH_ERROR',
    'LNURLP_REQUEST_FAILED',
    'STORAGE_UNAVAILABLE',
    'PASSKEY_TIMED_OUT',
    'PASSKEY_BUSY',
    'PASSKEY_CHALLENGE_EXPIRED',
    'SIGNED_REQUEST_EXPIRED',
    'EMAIL_OTP_CREDENTIAL_SET_CHANGED',
    'SMS_OTP_CREDENTIAL_SET_CHANGED',
  ],
  'contact-support': [
    'TARGET_BUNDLE_UNTRUSTED',
    'WALLET_ENVELOPE_UNTRUSTED',
    'VERIFICATION_LINK_UNTRUSTED',
    'SESSION_BUNDLE_INVALID',
    'PAYLOAD_MISMATCH',
    'PAYLOAD_INVALID',
    'UNEXPECTED_RESPONSE',
    'FORBIDDEN',
    'NOT_APPROVED',
    'CUSTOMER_DELETED',
    'COUNTERPARTY_NOT_ALLOWED',
    'END_USER_TERMS_NOT_ACCEPTED',
    'NO_COMPATIBLE_UMA_VERSION',
    'EMAIL_OTP_CREDENTIAL_SYNC_FAILED',
    'NOT_IMPLEMENTED',
  ],
} as const satisfies { [action in Exclude<WalletErrorAction, 'none'>]: readonly string[] }

/** Codes after which the user tries again with something new: another code, another touch, another challenge. */
const needPerson = [
  'OTP_INCORRECT',
  'SCA_PROOF_REFUSED',
  'SCA_LOGIN_INCOMPLETE',
  'PASSKEY_TIMED_OUT',
  'PASSKEY_BUSY',
  'PASSKEY_CHALLENGE_EXPIRED',
] as const satisfies readonly (typeof actions)['retry'][number][]

/** Codes after which the same call may be made again without a change by the user or the program. */
const retryable = new Set<string>([
  ...actions.retry.filter((code) => !(needPerson as readonly string[]).includes(code)),
  'RATE_LIMITED',
  'NOT_YET_AVAILABLE',
  'OPERATION_IN_PROGRESS',
])

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

/** Returns what to do about a code; an unknown code calls for nothing. */
export function describeErrorCode(code: string): { retryable: boolean; action: WalletErrorAction } {
  for (const [action, codes] of Object.entries(actions))
    if ((codes as readonly string[]).includes(code))
      return { retryable: retryable.has(code), action: action as WalletErrorAction }
  return { retryable: false, action: 'none' }
}

export type ActionableErrorCode = (typeof actions)[keyof typeof actions][number]
