/** Codes that this library itself raises; each says what happened and what to do. */
export const clientErrorCodes = {
  BROWSER_UNSUPPORTED: 'This browser lacks what the call needs; offer another way or another browser.',
  CANCELLED: 'The person or the program ended it; return to the screen before, without an error.',
  INVALID_AMOUNT: 'The amount is empty, not a number, or has more decimals than its currency; ask for it again.',
  LOGIN_TICKET_REQUIRED: 'The sign-in took too long or began elsewhere; start it again.',
  NETWORK_UNREACHABLE: 'The platform could not be reached and the request may or may not have arrived; read before repeating.',
  OTP_EXPIRED: 'The one-time code is too old; ask for a new one.',
  OTP_INCORRECT: 'The one-time code does not match; ask the person to type it again.',
  PAYLOAD_INVALID: 'The payload to sign is empty or no well-formed text; nothing was signed.',
  PAYLOAD_MISMATCH: 'The payload to sign does not fit what the person asked for; nothing was signed.',
  PLATFORM_UNAVAILABLE: 'The platform cannot speak to the service right now; try again later.',
  QUOTE_CHANGED: 'The quote is not the one that was shown; show it again before signing.',
  QUOTE_NOT_SIGNABLE: 'The quote carries nothing for this wallet to sign; make a new quote.',
  SESSION_EXPIRED: 'The session is over and its key is erased; sign in again.',
  SESSION_LOST: 'The browser no longer holds the session key; sign in again.',
  SESSION_REQUIRED: 'Nobody is signed in to this wallet here; sign in first.',
  SIGN_IN_REQUIRED: 'The platform does not know who is asking; sign in again.',
  STORAGE_UNAVAILABLE: 'The browser does not let the wallet store its key; leave private mode or free some space.',
  TARGET_BUNDLE_EXPIRED: 'The enclave key was already used or is too old; ask for a new code.',
  TARGET_BUNDLE_UNTRUSTED: 'Nobody we trust signed the key that the code would be sealed to; stop, and tell support.',
  TIMEOUT: 'No answer came in time and the request may or may not have arrived; read before repeating.',
  UNEXPECTED_RESPONSE: 'The answer does not fit the interface; nothing in it was used.',
} as const

/** Codes that the service answers with, by the status it usually gives them. Code decides by code, never by status. */
export const serviceErrorCodes = {
  400: [
    'INVALID_INPUT', 'END_USER_TERMS_VERSION_NOT_FOUND', 'MISSING_MANDATORY_USER_INFO', 'INVITATION_ALREADY_CLAIMED',
    'INVITATIONS_NOT_CONFIGURED', 'INVALID_UMA_ADDRESS', 'INVITATION_CANCELLED', 'INVALID_RECEIVER',
    'PARSE_PAYREQ_RESPONSE_ERROR', 'CERT_CHAIN_INVALID', 'CERT_CHAIN_EXPIRED', 'INVALID_PUBKEY_FORMAT',
    'MISSING_REQUIRED_UMA_PARAMETERS', 'SENDER_NOT_ACCEPTED', 'AMOUNT_OUT_OF_RANGE', 'INVALID_CURRENCY',
    'INVALID_TIMESTAMP', 'INVALID_NONCE', 'INVALID_REQUEST_FORMAT', 'INVALID_BANK_ACCOUNT', 'SELF_PAYMENT',
    'PARSE_LNURLP_RESPONSE_ERROR', 'INVALID_AMOUNT', 'WEBHOOK_ENDPOINT_NOT_SET', 'WEBHOOK_DELIVERY_ERROR',
    'LOW_QUALITY', 'DATA_MISMATCH', 'EXPIRED', 'SUSPECTED_FRAUD', 'UNSUITABLE_DOCUMENT', 'INCOMPLETE',
    'EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS', 'SMS_OTP_CREDENTIAL_ALREADY_EXISTS', 'PASSKEY_CREDENTIAL_ALREADY_EXISTS',
    'AUTH_CREDENTIAL_VERIFICATION_REQUIRED', 'AUTH_CREDENTIAL_VERIFICATION_EXPIRED',
    'STABLECOIN_PROVIDER_ACCOUNT_INVALID', 'STABLECOIN_PROVIDER_ACCOUNT_REVOKED',
    'STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED', 'CARDHOLDER_KYC_NOT_APPROVED', 'TRANSACTION_SIZE_LIMIT_EXCEEDED',
    'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_BALANCE', 'QUOTE_EXPIRED',
    'QUOTE_RATE_UNAVAILABLE', 'STABLECOIN_AMOUNT_NOT_REPRESENTABLE', 'STABLECOIN_BURN_SOURCE_NOT_SUPPORTED',
    'STABLECOIN_EXTERNAL_ACCOUNT_LINK_FAILED', 'STABLECOIN_EXTERNAL_ACCOUNT_LINK_METHOD_REQUIRED',
    'STABLECOIN_EXTERNAL_ACCOUNT_NOT_LINKED', 'STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED',
    'STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_FAILED', 'STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_REQUIRED',
    'STABLECOIN_NOT_PROVISIONED', 'STABLECOIN_OPERATION_NOT_SUPPORTED', 'STABLECOIN_PROVIDER_ERROR',
    'STABLECOIN_PROVIDER_SOURCE_NOT_LINKED', 'STABLECOIN_VERIFICATION_FAILED', 'DOCUMENTS_REQUIRED',
    'FUNDING_SOURCE_INELIGIBLE',
  ],
  401: [
    'UNAUTHORIZED', 'INVALID_SIGNATURE', 'WALLET_SIGNATURE_MISSING', 'WALLET_SIGNATURE_MALFORMED',
    'WALLET_SIGNATURE_BODY_MISMATCH', 'WALLET_SIGNATURE_INVALID', 'REQUEST_ID_MISSING',
  ],
  403: [
    'FORBIDDEN', 'USER_NOT_READY', 'COUNTERPARTY_NOT_ALLOWED', 'VELOCITY_LIMIT_EXCEEDED', 'END_USER_TERMS_NOT_ACCEPTED',
  ],
  404: [
    'TRANSACTION_NOT_FOUND', 'INVITATION_NOT_FOUND', 'USER_NOT_FOUND', 'QUOTE_NOT_FOUND', 'LOOKUP_REQUEST_NOT_FOUND',
    'TOKEN_NOT_FOUND', 'BULK_UPLOAD_JOB_NOT_FOUND', 'REFERENCE_NOT_FOUND', 'UMA_NOT_FOUND',
    'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
  ],
  405: ['METHOD_NOT_ALLOWED'],
  409: [
    'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL', 'TRANSACTION_NOT_CANCELLABLE', 'UMA_ADDRESS_EXISTS',
    'EMAIL_OTP_EMAIL_ALREADY_EXISTS', 'EMAIL_OTP_CREDENTIAL_SET_CHANGED', 'PASSKEY_ALREADY_ENROLLED',
    'SCA_SESSION_REQUIRED', 'BENEFICIARY_TRUSTED', 'BANK_ACCOUNT_VALIDATION_PENDING', 'INVALID_STATE_TRANSITION',
    'CARD_ALREADY_CLOSED', 'CARD_NOT_MUTABLE', 'PIN_CHANGE_REQUIRED', 'CARD_LIMIT_REACHED', 'NOT_YET_AVAILABLE',
    'CONFLICT', 'DOCUMENT_ALREADY_EXISTS', 'DUPLICATE_EXTERNAL_ACCOUNT', 'DUPLICATE_PAY_REQUEST',
    'OPERATION_IN_PROGRESS', 'SMS_OTP_CREDENTIAL_SET_CHANGED', 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
    'STABLECOIN_SYMBOL_ALREADY_EXISTS', 'STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS', 'WALLET_NOT_PROVISIONED',
    'PAYMENT_DOCUMENT_ALREADY_USED',
  ],
  410: ['CUSTOMER_DELETED'],
  412: ['UNSUPPORTED_UMA_VERSION'],
  422: ['DOCUMENT_REJECTED'],
  423: ['ACCOUNT_LOCKED'],
  424: [
    'PAYREQ_REQUEST_FAILED', 'COUNTERPARTY_PUBKEY_FETCH_ERROR', 'NO_COMPATIBLE_UMA_VERSION', 'LNURLP_REQUEST_FAILED',
    'EMAIL_OTP_CREDENTIAL_SYNC_FAILED',
  ],
  429: ['RATE_LIMITED', 'DAILY_VOLUME_LIMIT_EXCEEDED'],
  500: ['SERVICE_SWITCH_ERROR', 'INTERNAL_ERROR'],
  501: ['NOT_IMPLEMENTED', 'UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY'],
  502: ['INVALID_PAYREQ_RESPONSE', 'COUNTERPARTY_SERVER_ERROR'],
  503: ['SERVICE_UNAVAILABLE'],
  504: ['LOOKUP_REQUEST_FAILED', 'QUOTE_REQUEST_FAILED'],
} as const

/**
 * Every known code. The two stablecoin codes that carry the operator's own word
 * (`STABLECOIN_<WORD>_OPERATIONS_NOT_ENABLED`, `STABLECOIN_<WORD>_ENABLEMENT_NOT_REQUESTABLE`) pass as unknown codes.
 */
export type WalletErrorCode =
  | keyof typeof clientErrorCodes
  | (typeof serviceErrorCodes)[keyof typeof serviceErrorCodes][number]
