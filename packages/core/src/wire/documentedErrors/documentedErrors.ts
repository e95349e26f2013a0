import type { operations } from '../operations.ts'
import { errorsOfProducts } from './errorsOfProducts.ts'
import { errorsOfWallets } from './errorsOfWallets.ts'

/** A status and a code, as the interface documents them. */
export type DocumentedError = `${number} ${string}`

const wrongFile = [
  '400 LOW_QUALITY',
  '400 DATA_MISMATCH',
  '400 EXPIRED',
  '400 SUSPECTED_FRAUD',
  '400 UNSUITABLE_DOCUMENT',
  '400 INCOMPLETE',
  '422 DOCUMENT_REJECTED',
] as const

const notPayable = ['403 END_USER_TERMS_NOT_ACCEPTED', '403 USER_NOT_READY', '409 SCA_SESSION_REQUIRED'] as const

/**
 * The errors that the interface documents for each operation, besides those that follow from its description and are
 * tested for all: 400 `INVALID_INPUT` for a wrong query or body, 401 `UNAUTHORIZED`, 403 `FORBIDDEN` for an API token
 * without the permission, 404 for an unknown id in the path, 405, 409 for an idempotency key that is used twice, and the
 * refusals of a wallet signature.
 */
export const documentedErrors = {
  // Customers and onboarding
  createCustomer: [
    '400 END_USER_TERMS_VERSION_NOT_FOUND',
    '409 CONFLICT',
    '409 UMA_ADDRESS_EXISTS',
    '501 NOT_IMPLEMENTED',
  ],
  listCustomers: [],
  getCustomer: [],
  updateCustomer: [
    '400 AUTH_CREDENTIAL_VERIFICATION_EXPIRED',
    '400 AUTH_CREDENTIAL_VERIFICATION_REQUIRED',
    '400 END_USER_TERMS_VERSION_NOT_FOUND',
    '401 REQUEST_ID_MISSING',
    '409 UMA_ADDRESS_EXISTS',
    '409 EMAIL_OTP_EMAIL_ALREADY_EXISTS',
    '409 EMAIL_OTP_CREDENTIAL_SET_CHANGED',
    '409 SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
    '409 SMS_OTP_CREDENTIAL_SET_CHANGED',
    '424 EMAIL_OTP_CREDENTIAL_SYNC_FAILED',
  ],
  deleteCustomer: ['410 CUSTOMER_DELETED'],
  listAgreements: [],
  getEndUserTerms: [],
  createKycLink: ['409 CONFLICT'],
  verifyEmail: ['409 CONFLICT'],
  confirmEmail: ['400 INVALID_INPUT', '409 CONFLICT'],
  verifyPhone: ['409 CONFLICT'],
  confirmPhone: ['400 INVALID_INPUT', '409 CONFLICT'],
  createBeneficialOwner: ['404 USER_NOT_FOUND'],
  listBeneficialOwners: [],
  getBeneficialOwner: [],
  updateBeneficialOwner: [],
  createDocument: [...wrongFile, '404 REFERENCE_NOT_FOUND', '409 DOCUMENT_ALREADY_EXISTS'],
  listDocuments: [],
  getDocument: [],
  replaceDocument: wrongFile,
  deleteDocument: ['409 CONFLICT'],
  createVerification: ['400 INVALID_INPUT', '404 USER_NOT_FOUND'],
  listVerifications: [],
  getVerification: [],
  importCustomers: ['400 INVALID_INPUT'],
  getCustomerImport: [],

  // External accounts
  listExternalAccounts: [],
  createExternalAccount: ['400 INVALID_BANK_ACCOUNT', '409 DUPLICATE_EXTERNAL_ACCOUNT'],
  getExternalAccount: [],
  deleteExternalAccount: ['409 BENEFICIARY_TRUSTED'],
  challengeExternalAccount: ['400 INVALID_INPUT', '409 CONFLICT'],
  verifyExternalAccount: ['400 INVALID_INPUT', '409 CONFLICT'],
  listPlatformExternalAccounts: [],
  createPlatformExternalAccount: ['400 INVALID_BANK_ACCOUNT', '409 DUPLICATE_EXTERNAL_ACCOUNT'],
  getPlatformExternalAccount: [],
  deletePlatformExternalAccount: [],
  challengePlatformExternalAccount: ['400 INVALID_INPUT', '409 CONFLICT'],
  verifyPlatformExternalAccount: ['400 INVALID_INPUT', '409 CONFLICT'],

  // Internal accounts and statements
  listInternalAccounts: ['409 SCA_SESSION_REQUIRED'],
  listPlatformInternalAccounts: [],
  updateInternalAccount: [],
  listBalanceChanges: ['409 NOT_YET_AVAILABLE'],
  confirmStatement: ['400 INVALID_INPUT', '409 NOT_YET_AVAILABLE'],

  // Quotes
  createQuote: [
    '400 AMOUNT_OUT_OF_RANGE',
    '400 QUOTE_RATE_UNAVAILABLE',
    '400 DOCUMENTS_REQUIRED',
    '400 EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED',
    '400 INSUFFICIENT_FUNDS',
    '400 INVALID_AMOUNT',
    '400 INVALID_BANK_ACCOUNT',
    '400 INVALID_CURRENCY',
    '400 INVALID_UMA_ADDRESS',
    '400 MISSING_MANDATORY_USER_INFO',
    '400 PARSE_PAYREQ_RESPONSE_ERROR',
    '400 SELF_PAYMENT',
    '400 SENDER_NOT_ACCEPTED',
    '400 TRANSACTION_SIZE_LIMIT_EXCEEDED',
    ...notPayable,
    '403 COUNTERPARTY_NOT_ALLOWED',
    '403 VELOCITY_LIMIT_EXCEEDED',
    '404 LOOKUP_REQUEST_NOT_FOUND',
    '409 BANK_ACCOUNT_VALIDATION_PENDING',
    '409 CONFLICT',
    '409 PAYMENT_DOCUMENT_ALREADY_USED',
    '409 WALLET_NOT_PROVISIONED',
    '412 UNSUPPORTED_UMA_VERSION',
    '424 PAYREQ_REQUEST_FAILED',
    '429 DAILY_VOLUME_LIMIT_EXCEEDED',
    '501 UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY',
    '502 COUNTERPARTY_SERVER_ERROR',
    '502 INVALID_PAYREQ_RESPONSE',
    '504 QUOTE_REQUEST_FAILED',
  ],
  getQuote: ['409 SCA_SESSION_REQUIRED'],
  executeQuote: [
    '400 INSUFFICIENT_FUNDS',
    '400 QUOTE_EXPIRED',
    '400 QUOTE_RATE_UNAVAILABLE',
    '401 WALLET_SIGNATURE_BODY_MISMATCH',
    ...notPayable,
    '403 VELOCITY_LIMIT_EXCEEDED',
    '409 CONFLICT',
    '409 WALLET_NOT_PROVISIONED',
    '429 DAILY_VOLUME_LIMIT_EXCEEDED',
  ],
  authorizeQuote: [
    '400 INVALID_INPUT',
    '409 CONFLICT',
    '409 SCA_SESSION_REQUIRED',
    '423 ACCOUNT_LOCKED',
    '429 RATE_LIMITED',
  ],
  resendQuoteAuthorization: ['409 CONFLICT', '409 SCA_SESSION_REQUIRED', '429 RATE_LIMITED'],
  transferIn: ['404 REFERENCE_NOT_FOUND', ...notPayable, '409 CONFLICT'],
  transferOut: [
    '400 INSUFFICIENT_FUNDS',
    '404 REFERENCE_NOT_FOUND',
    ...notPayable,
    '409 CONFLICT',
    '429 DAILY_VOLUME_LIMIT_EXCEEDED',
  ],

  // Transactions
  listTransactions: ['400 INVALID_INPUT', '409 SCA_SESSION_REQUIRED'],
  getTransaction: ['409 SCA_SESSION_REQUIRED'],
  confirmTransaction: [],
  approveTransaction: ['400 MISSING_MANDATORY_USER_INFO', '409 TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL'],
  rejectTransaction: ['409 TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL'],
  cancelTransaction: ['400 INVALID_INPUT', '409 TRANSACTION_NOT_CANCELLABLE'],

  // UMA
  lookUpUmaReceiver: [
    '400 CERT_CHAIN_EXPIRED',
    '400 CERT_CHAIN_INVALID',
    '400 INVALID_NONCE',
    '400 INVALID_PUBKEY_FORMAT',
    '400 INVALID_REQUEST_FORMAT',
    '400 INVALID_TIMESTAMP',
    '400 INVALID_UMA_ADDRESS',
    '400 MISSING_REQUIRED_UMA_PARAMETERS',
    '400 PARSE_LNURLP_RESPONSE_ERROR',
    '400 SENDER_NOT_ACCEPTED',
    '403 COUNTERPARTY_NOT_ALLOWED',
    '404 UMA_NOT_FOUND',
    '404 USER_NOT_FOUND',
    '412 UNSUPPORTED_UMA_VERSION',
    '424 COUNTERPARTY_PUBKEY_FETCH_ERROR',
    '424 LNURLP_REQUEST_FAILED',
    '424 NO_COMPATIBLE_UMA_VERSION',
    '502 COUNTERPARTY_SERVER_ERROR',
    '504 LOOKUP_REQUEST_FAILED',
  ],
  lookUpExternalAccountReceiver: [
    '412 UNSUPPORTED_UMA_VERSION',
    '424 LNURLP_REQUEST_FAILED',
    '502 COUNTERPARTY_SERVER_ERROR',
    '504 LOOKUP_REQUEST_FAILED',
  ],
  listUmaProviders: [],
  listVasps: [],

  // Invitations
  createInvitation: ['400 INVALID_UMA_ADDRESS', '400 INVITATIONS_NOT_CONFIGURED'],
  getInvitation: [],
  claimInvitation: [
    '400 INVALID_INPUT',
    '400 INVALID_RECEIVER',
    '400 INVALID_UMA_ADDRESS',
    '400 INVITATION_ALREADY_CLAIMED',
    '400 INVITATION_CANCELLED',
  ],
  cancelInvitation: [
    '400 INVALID_INPUT',
    '400 INVITATION_ALREADY_CLAIMED',
    '400 INVITATION_CANCELLED',
    '403 FORBIDDEN',
  ],

  // Rates, discoveries and fees
  listExchangeRates: ['400 INVALID_INPUT'],
  listDiscoveries: [],
  estimateWithdrawalFee: ['400 INVALID_INPUT', '404 REFERENCE_NOT_FOUND'],
  ...errorsOfWallets,
  ...errorsOfProducts,
} as const satisfies { readonly [name in keyof typeof operations]?: readonly DocumentedError[] }

/** The operations whose documented errors are written down. */
export type DocumentedOperation = keyof typeof documentedErrors
