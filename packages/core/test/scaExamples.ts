const assertionOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'wallet.example',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'cGFzc2tleQ', type: 'public-key', transports: ['internal'] }],
}

export const scaChallengeExample = {
  id: 'ScaChallenge:1',
  expiresAt: '2025-10-03T12:05:00Z',
  factor: 'PASSKEY',
  availableFactors: ['SMS_OTP', 'PASSKEY'],
  purpose: 'PAYOUT',
  passkeyAssertionOptions: assertionOptions,
  passkeyAllowedOrigins: ['https://wallet.example'],
}

const scaPasskey = { factor: 'PASSKEY', credentialId: 'ScaCredential:1', name: 'Phone' }

/** The responses of Strong Customer Authentication; `wireExamples` contains the others. */
export const scaExamples = {
  completeScaLogin: { 200: { status: 'SUCCESS', sessionExpiresAt: '2026-04-01T12:00:00Z' } },
  completeScaReset: { 204: null },
  confirmScaFactor: { 200: { type: 'PASSKEY', factor: scaPasskey } },
  confirmTrust: { 200: { trusted: true } },
  confirmUntrust: { 200: { trusted: false } },
  deleteScaFactor: { 204: null },
  enrollScaFactor: {
    200: {
      type: 'PASSKEY',
      options: { challenge: 'Y2hhbGxlbmdl' },
      allowedOrigins: ['https://wallet.example'],
      relyingPartyId: 'wallet.example',
    },
  },
  getScaReset: {
    200: {
      status: 'COMPLETED',
      factor: 'TOTP',
      expiresAt: '2025-10-03T13:00:00Z',
      enrollmentStatus: 'PENDING',
      completedAt: '2025-10-03T12:30:00Z',
    },
  },
  listScaFactors: { 200: { factors: [{ factor: 'SMS_OTP' }, scaPasskey] } },
  recordSecurityEvent: {
    200: {
      eventType: 'FAILED_LOGIN_ATTEMPT',
      suspended: false,
      failedAttempts: 5,
      lockedUntil: '2025-10-03T12:15:00Z',
    },
  },
  startScaLogin: {
    200: {
      factor: 'PASSKEY',
      challengeId: 'ScaChallenge:1',
      expiresAt: '2025-10-03T12:05:00Z',
      passkeyOptions: assertionOptions,
      allowedOrigins: ['https://wallet.example'],
      relyingPartyId: 'wallet.example',
    },
  },
  startScaReset: {
    201: {
      resetId: 'ScaReset:1',
      livenessAccessToken: 'token',
      verificationLink: 'https://verify.example/r1',
      expiresAt: '2025-10-03T13:00:00Z',
    },
  },
  trustBeneficiary: { 200: { scaChallenge: scaChallengeExample } },
  untrustBeneficiary: { 200: { scaChallenge: scaChallengeExample } },
} as const
