import { describeErrorCode, type ErrorAdvice, findAction, type WalletErrorAction } from './codes.ts'
import { type AnyErrorCode, WalletError, type WalletErrorOptions } from './WalletError.ts'

/** Codes that only a response brings, grouped by the action that they call for, as in `codes.ts`. */
const actions = {
  'sign-in': [
    'WALLET_SIGNATURE_MISSING',
    'WALLET_SIGNATURE_MALFORMED',
    'WALLET_SIGNATURE_BODY_MISMATCH',
    'WALLET_SIGNATURE_INVALID',
    'REQUEST_ID_MISSING',
    'UNAUTHORIZED',
    'INVALID_SIGNATURE',
  ],
  wait: [
    'ACCOUNT_LOCKED',
    'BANK_ACCOUNT_VALIDATION_PENDING',
    'NOT_YET_AVAILABLE',
    'VELOCITY_LIMIT_EXCEEDED',
    'DAILY_VOLUME_LIMIT_EXCEEDED',
    'PIN_CHANGE_REQUIRED',
    'USER_NOT_READY',
    'WALLET_NOT_PROVISIONED',
  ],
  'new-quote': ['QUOTE_RATE_UNAVAILABLE', 'QUOTE_NOT_FOUND', 'SCA_NOT_COMPLETED', 'PAYMENT_DOCUMENT_ALREADY_USED'],
  retry: [
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
    'EMAIL_OTP_CREDENTIAL_SET_CHANGED',
    'SMS_OTP_CREDENTIAL_SET_CHANGED',
  ],
  'contact-support': [
    'FORBIDDEN',
    'CUSTOMER_DELETED',
    'COUNTERPARTY_NOT_ALLOWED',
    'END_USER_TERMS_NOT_ACCEPTED',
    'NO_COMPATIBLE_UMA_VERSION',
    'EMAIL_OTP_CREDENTIAL_SYNC_FAILED',
    'NOT_IMPLEMENTED',
  ],
} as const satisfies { readonly [action in WalletErrorAction]?: readonly string[] }

/** Codes after which the same call may be made again without a change by the user or the program. */
const retryable: readonly string[] = [...actions.retry, 'NOT_YET_AVAILABLE']

/** Returns what to do about any code; an unknown code calls for nothing. */
export function describeServiceCode(code: string): ErrorAdvice {
  const action = findAction(actions, code)
  return action ? { retryable: retryable.includes(code), action } : describeErrorCode(code)
}

/** Creates the error for a code that a response brought. */
export function createServiceError<code extends AnyErrorCode>(
  code: code,
  options: WalletErrorOptions<code> = {},
): WalletError<code> {
  return new WalletError(code, { ...options, advice: describeServiceCode(code) })
}

export type ActionableServiceCode = (typeof actions)[keyof typeof actions][number]
