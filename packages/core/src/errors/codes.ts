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
  'sign-in': 'Sign the user in, then repeat.',
  'sca-sign-in': 'Show the SCA sign-in, then repeat.',
  resend: 'Request a new code.',
  'switch-factor': 'Offer another factor.',
  wait: 'Wait, then repeat.',
  'new-quote': 'Request a new quote.',
  retry: 'Try again. After a lost response, read the outcome first.',
  'contact-support': 'Stop and refer the user to support.',
  none: 'Do not repeat.',
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

/** Codes of waiting after which the same call may be made again without a change by the user or the program. */
const repeatedLater = ['RATE_LIMITED', 'NOT_YET_AVAILABLE', 'OPERATION_IN_PROGRESS'] as const

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
    ...repeatedLater,
    'ACCOUNT_LOCKED',
    'BANK_ACCOUNT_VALIDATION_PENDING',
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
    ...needPerson,
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

const has = (codes: readonly string[], code: string) => codes.includes(code)

/** Returns what to do about a code; an unknown code calls for nothing. */
export function describeErrorCode(code: string): { retryable: boolean; action: WalletErrorAction } {
  const found = Object.entries(actions).find(([, codes]) => has(codes, code))
  const action = (found?.[0] ?? 'none') as WalletErrorAction
  return { action, retryable: action === 'retry' ? !has(needPerson, code) : has(repeatedLater, code) }
}

export type ActionableErrorCode = (typeof actions)[keyof typeof actions][number]
