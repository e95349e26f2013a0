import type { SandboxContext } from '../../../context.ts'
import { openEncryptedOtp } from '../../../crypto/openOtp.ts'
import { createVerificationToken } from '../../../crypto/verificationToken.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { invalidInput, ServiceError, unauthorized } from '../../../http/responses.ts'
import { organizationIdOf } from '../../../signing/payload.ts'
import {
  confirmSignedRequest,
  isSignedRetry,
  signedRequestLifetimeMs,
  startSignedRequest,
} from '../../../signing/signedRetry.ts'
import { refuseSignatureWithoutRequestId } from '../../../signing/walletSignature.ts'
import type { OtpCredentialRecord, PendingOtpRecord } from '../../../state/records.ts'
import { openSession } from '../openSession.ts'
import type { VerifyRequest } from './verifyCredential.ts'

const wrongCodesAllowed = 5
const lockMs = 60_000

type Leg = { request: VerifyRequest; credential: OtpCredentialRecord; encryptedOtpBundle: string }

/** Two legs: the code, then the proof of holding the key that came with it. */
export function verifyOtp(context: SandboxContext, parameters: Leg): Promise<RouteResponse> {
  const { request } = parameters
  refuseSignatureWithoutRequestId(context, request)
  return isSignedRetry(request) ? confirmLogin(context, parameters) : startLogin(context, parameters)
}

/** First leg: the code is right, now prove that you hold the key that came with it. */
async function startLogin(context: SandboxContext, parameters: Leg): Promise<RouteResponse> {
  const { request, credential, encryptedOtpBundle } = parameters
  const otp = requireOpenOtp(context, { credential })
  const opened = await openOrRefuse(encryptedOtpBundle, { recipientKey: otp.recipientKey })
  // Checked again: while this one was opened, other attempts may have used up the allowance.
  requireOpenOtp(context, { credential })
  if (opened.code !== otp.code) throw countWrongCode(context, { otp })

  const { accountId, type } = credential
  const payloadToSign = await createVerificationToken({
    id: context.createId('Verification').slice('Verification:'.length),
    type,
    contact: credential.nickname,
    organizationId: organizationIdOf(accountId),
    publicKeyHex: opened.clientPublicKeyHex,
    expiresAt: context.now() + signedRequestLifetimeMs,
  })
  const signer = { who: 'sealed-key', publicKeyHex: opened.clientPublicKeyHex } as const
  return startSignedRequest(context, { request, type, payloadToSign, signer, subject: String(otp.issuance) })
}

/** Signed retry: opens the session and uses up the code. */
async function confirmLogin(context: SandboxContext, parameters: Leg): Promise<RouteResponse> {
  const { request, credential } = parameters
  const { subject, signer } = await confirmSignedRequest(context, { request })
  const otp = context.state.pendingOtps.get(credential.id)
  if (signer.who !== 'sealed-key' || !otp || String(otp.issuance) !== subject)
    throw unauthorized('The one-time code was replaced or already used')
  context.state.pendingOtps.delete(credential.id)
  const { id: credentialId, accountId, type, nickname } = credential
  const { publicKeyHex: clientPublicKey } = signer
  return { status: 200, body: await openSession(context, { credentialId, accountId, type, nickname, clientPublicKey }) }
}

function requireOpenOtp(context: SandboxContext, parameters: { credential: OtpCredentialRecord }): PendingOtpRecord {
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
