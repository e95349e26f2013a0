import type { Person } from './fakeService.ts'

const time = '2026-11-20T12:00:00Z'
export const scaChallengeId = 'ScaChallenge:0190f0a0-0000-4000-8000-000000000051'

/**
 * Returns the service's response to each `/sca` path about one customer. `undefined`: the customer has no such
 * resource.
 */
export function answerSca(path: string, person: Person | undefined): { status: number; body?: unknown } | undefined {
  if (!person) return undefined
  const passkey = { factor: 'PASSKEY', credentialId: person.scaCredential, name: 'Phone' }
  const answers: Record<string, { status: number; body?: unknown }> = {
    'GET /sca/factors': { status: 200, body: { factors: [{ factor: 'SMS_OTP' }, passkey] } },
    'POST /sca/factors': { status: 200, body: { type: 'TOTP', secret: 's', secretBase32Encoded: 'S', totpUri: 'u' } },
    'POST /sca/factors/confirm': { status: 200, body: { type: 'PASSKEY', factor: passkey } },
    [`DELETE /sca/factors/${person.scaCredential}`]: { status: 204 },
    'POST /sca/factors/reset': { status: 201, body: { resetId: person.reset } },
    [`GET /sca/factors/reset/${person.reset}`]: {
      status: 200,
      body: { status: 'INITIATED', factor: 'SMS_OTP', expiresAt: time },
    },
    [`POST /sca/factors/reset/${person.reset}/complete`]: { status: 204 },
    'POST /sca/login/start': { status: 200, body: { factor: 'SMS_OTP', challengeId: scaChallengeId, expiresAt: time } },
    'POST /sca/login/complete': { status: 200, body: { status: 'SUCCESS', sessionExpiresAt: time } },
    'POST /sca/record-event': {
      status: 200,
      body: { eventType: 'FAILED_LOGIN_ATTEMPT', suspended: false, failedAttempts: 5, lockedUntil: time },
    },
  }
  return answers[path]
}
