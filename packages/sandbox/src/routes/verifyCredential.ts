import { requestIdHeader } from '@countersign/core/wire'
import type { Route, SandboxContext, SandboxRequest } from '../context.ts'
import { openEncryptedOtp } from '../crypto/openOtp.ts'
import { createVerificationToken } from '../crypto/verificationToken.ts'
import type { Answer } from '../http/answers.ts'
import { invalidInput, ServiceError, unauthorized } from '../http/answers.ts'
import { organizationIdOf } from '../payments/payload.ts'
import { confirmSignedRequest, signedRequestLifetimeMs, startSignedRequest } from '../signing/signedRetry.ts'
import { readWalletSignature } from '../signing/walletSignature.ts'
import type { CredentialRecord, PendingOtpRecord } from '../state/records.ts'
import { findCredential } from './credentials.ts'
import { openSession } from './sessions.ts'

const wrongCodesAllowed = 5
const lockMs = 60_000

type Leg = { request: SandboxRequest<'verifyCredential'>; credential: CredentialRecord }

export const verifyCredential: Route<'verifyCredential'> = (context, request) => {
  const credential = findCredential(context, { id: request.params.credentialId })
  const constraint = { enum: [credential.type] }
  if (request.body.type !== credential.type)
    throw invalidInput([{ field: 'type', message: "Expected the credential's own type", constraint }])
  if (request.headers.has(requestIdHeader)) return confirmLogin(context, { request, credential })
  if (readWalletSignature(context, request))
    throw new ServiceError({
      status: 401,
      code: 'REQUEST_ID_MISSING',
      message: 'The request carries a wallet signature but no Request-Id',
    })
  return startLogin(context, { request, credential })
}

/** First leg: the code is right, now prove that you hold the key that came with it. */
async function startLogin(context: SandboxContext, parameters: Leg): Promise<Answer> {
  const { request, credential } = parameters
  const otp = requireOpenOtp(context, { credential })
  const opened = await openOrRefuse(request.body.encryptedOtpBundle, { recipientKey: otp.recipientKey })
  // Checked again: while this one was opened, other attempts may have used up the allowance.
  requireOpenOtp(context, { credential })
  if (opened.code !== otp.code) throw countWrongCode(context, { otp })

  const { accountId, type } = credential
  const payloadToSign = await createVerificationToken({
    id: context.createId('Verification').slice('Verification:'.length),
    contact: credential.nickname,
    organizationId: organizationIdOf(accountId),
    publicKeyHex: opened.clientPublicKeyHex,
    expiresAt: context.now() + signedRequestLifetimeMs,
  })
  const binding = { sealedKeyHex: opened.clientPublicKeyHex, issuance: otp.issuance }
  return startSignedRequest(context, { request, type, payloadToSign, accountId, ...binding })
}

/** Signed retry: opens the session and spends the code. */
async function confirmLogin(context: SandboxContext, parameters: Leg): Promise<Answer> {
  const { request, credential } = parameters
  const { issuance, sealedKeyHex } = await confirmSignedRequest(context, { request })
  const otp = context.state.pendingOtps.get(credential.id)
  if (!sealedKeyHex || otp?.issuance !== issuance) throw unauthorized('The one-time code was replaced or already used')
  context.state.pendingOtps.delete(credential.id)
  return { status: 200, body: openSession(context, { credential, publicKeyHex: sealedKeyHex }) }
}

function requireOpenOtp(context: SandboxContext, parameters: { credential: CredentialRecord }): PendingOtpRecord {
  const otp = context.state.pendingOtps.get(parameters.credential.id)
  const now = context.now()
  if (!otp) throw unauthorized('No OTP is pending for this credential')
  if (otp.expiresAt <= now) throw unauthorized('The OTP code is expired')
  if (otp.lockedUntil > now)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many wrong codes',
      retryAfterSeconds: Math.ceil((otp.lockedUntil - now) / 1000),
    })
  return otp
}

/** A wrong code leaves the OTP open, but every fifth one locks it for a minute. */
function countWrongCode(context: SandboxContext, parameters: { otp: PendingOtpRecord }): ServiceError {
  const { otp } = parameters
  otp.wrongAttempts += 1
  if (otp.wrongAttempts % wrongCodesAllowed === 0) otp.lockedUntil = context.now() + lockMs
  return unauthorized('Invalid OTP code')
}

async function openOrRefuse(bundle: string, parameters: { recipientKey: PendingOtpRecord['recipientKey'] }) {
  try {
    return await openEncryptedOtp(bundle, parameters)
  } catch {
    const message = 'Cannot be opened, or does not hold exactly otp_code and public_key'
    throw invalidInput([{ field: 'encryptedOtpBundle', message, constraint: {} }])
  }
}
