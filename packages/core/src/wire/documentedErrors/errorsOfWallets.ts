const scaCustomer = ['404 USER_NOT_FOUND', '409 CONFLICT'] as const
const trustProof = ['400 INVALID_INPUT', '409 CONFLICT', '423 ACCOUNT_LOCKED'] as const

/** The documented errors of wallet authentication and Strong Customer Authentication. */
export const errorsOfWallets = {
  // Wallet authentication
  listCredentials: ['400 INVALID_INPUT'],
  createCredential: [
    '400 EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS',
    '400 SMS_OTP_CREDENTIAL_ALREADY_EXISTS',
    '400 PASSKEY_CREDENTIAL_ALREADY_EXISTS',
    '400 INVALID_INPUT',
    '404 REFERENCE_NOT_FOUND',
  ],
  deleteCredential: ['400 INVALID_INPUT'],
  challengeCredential: ['400 INVALID_INPUT', '429 RATE_LIMITED'],
  verifyCredential: ['400 INVALID_INPUT', '401 UNAUTHORIZED', '401 REQUEST_ID_MISSING', '429 RATE_LIMITED'],
  listSessions: ['400 INVALID_INPUT'],
  revokeSession: [],
  refreshSession: ['400 INVALID_INPUT', '401 UNAUTHORIZED'],
  createDelegatedKey: ['400 INVALID_INPUT', '404 REFERENCE_NOT_FOUND', '409 CONFLICT'],
  listDelegatedKeys: ['400 INVALID_INPUT'],
  getDelegatedKey: [],
  deleteDelegatedKey: ['400 INVALID_INPUT'],
  exportWallet: ['400 INVALID_INPUT', '404 REFERENCE_NOT_FOUND'],

  // Strong Customer Authentication
  listScaFactors: scaCustomer,
  enrollScaFactor: [...scaCustomer, '400 INVALID_INPUT', '409 PASSKEY_ALREADY_ENROLLED'],
  confirmScaFactor: [...scaCustomer, '400 INVALID_INPUT'],
  deleteScaFactor: scaCustomer,
  startScaLogin: [...scaCustomer, '400 INVALID_INPUT'],
  completeScaLogin: [...scaCustomer, '400 INVALID_INPUT', '423 ACCOUNT_LOCKED'],
  recordSecurityEvent: [...scaCustomer, '423 ACCOUNT_LOCKED'],
  startScaReset: [...scaCustomer, '400 INVALID_INPUT', '429 RATE_LIMITED'],
  getScaReset: scaCustomer,
  completeScaReset: [...scaCustomer, '400 INVALID_INPUT'],
  trustBeneficiary: ['409 CONFLICT'],
  confirmTrust: trustProof,
  untrustBeneficiary: ['409 CONFLICT'],
  confirmUntrust: trustProof,
} as const
