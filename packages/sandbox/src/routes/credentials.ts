import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { createTargetBundle } from '../crypto/bundle.ts'
import { createRecipientKey } from '../crypto/openOtp.ts'
import { referenceNotFound, ServiceError } from '../http/answers.ts'
import { requireAccountId } from '../http/validation.ts'
import type { CredentialRecord } from '../state/records.ts'

/** The one code that the sandbox ever sends. */
const sandboxCode = '000000'
const codeLifetimeMs = 300_000
const challengesPerMinute = 5

export const listCredentials: Route<'listCredentials'> = (context, { query }) => {
  requireAccountId(query.accountId)
  const credentials = [...context.state.credentials.values()]
    .filter((credential) => credential.accountId === query.accountId)
    .map(describeCredential)
  return { status: 200, body: { data: credentials } }
}

/** Sends a fresh code and answers a fresh bundle; the code before is void. */
export const challengeCredential: Route<'challengeCredential'> = async (context, { params }) => {
  const credential = findCredential(context, { id: params.credentialId })
  countChallenge(context, { credential })
  const issuance = context.state.nextNumber++
  const recipientKey = await createRecipientKey()
  const otpEncryptionTargetBundle = await createTargetBundle(recipientKey.publicKeyHex)

  const now = context.now()
  context.state.pendingOtps.set(credential.id, {
    id: credential.id,
    issuance,
    code: sandboxCode,
    expiresAt: now + codeLifetimeMs,
    recipientKey,
    wrongAttempts: 0,
    lockedUntil: 0,
  })
  const sentAt = new Date(now)
  context.state.inbox.push({ to: credential.nickname, channel: 'email', code: sandboxCode, sentAt })
  return { status: 200, body: { ...describeCredential(credential), otpEncryptionTargetBundle } }
}

export function findCredential(context: SandboxContext, parameters: { id: string }): CredentialRecord {
  const credential = context.state.credentials.get(parameters.id)
  if (!credential) throw referenceNotFound('credential')
  return credential
}

function countChallenge(context: SandboxContext, parameters: { credential: CredentialRecord }): void {
  const { credential } = parameters
  const now = context.now()
  credential.challengedAt = credential.challengedAt.filter((time) => time > now - 60_000)
  const [oldest = now] = credential.challengedAt
  if (credential.challengedAt.length >= challengesPerMinute)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many codes were asked for',
      retryAfterSeconds: Math.ceil((oldest + 60_000 - now) / 1000),
    })
  credential.challengedAt.push(now)
}

function describeCredential(credential: CredentialRecord) {
  const { id, accountId, type, nickname } = credential
  return {
    id,
    accountId,
    type,
    nickname,
    createdAt: toIso(credential.createdAt),
    updatedAt: toIso(credential.updatedAt),
  }
}
