import type { SandboxContext } from '../../context.ts'
import { createTargetBundle } from '../../crypto/bundle.ts'
import { createRecipientKey } from '../../crypto/openOtp.ts'
import { ServiceError } from '../../http/responses.ts'
import type { OtpCredentialRecord } from '../../state/records.ts'
import { configOf } from '../platform/platformConfig.ts'

/** The only code that the sandbox sends: zeros, and letters between them where codes have letters. */
function codeOf(context: SandboxContext): string {
  const { otpLength, alphanumeric } = configOf(context).embeddedWalletConfig
  return (alphanumeric ? '0A' : '00').repeat(otpLength).slice(0, otpLength)
}

/** A code of the same form that is never right. */
export function wrongCodeOf(context: SandboxContext): string {
  return codeOf(context).replaceAll('0', '1')
}

const challengesPerMinute = 5

/**
 * "Sends" a fresh code and returns a fresh bundle to encrypt it to; the code before is void.
 *
 * @throws `ServiceError` `RATE_LIMITED` after five in a minute.
 */
export async function sendCode(
  context: SandboxContext,
  parameters: { credential: OtpCredentialRecord },
): Promise<{ otpEncryptionTargetBundle: string }> {
  const { credential } = parameters
  countChallenge(context, { credential })
  const issuance = context.state.nextNumber++
  const recipientKey = await createRecipientKey()
  const otpEncryptionTargetBundle = await createTargetBundle(recipientKey.publicKeyHex)

  const now = context.now()
  const code = codeOf(context)
  context.state.pendingOtps.set(credential.id, {
    id: credential.id,
    issuance,
    code,
    expiresAt: now + configOf(context).embeddedWalletConfig.expirationSeconds * 1000,
    recipientKey,
    wrongAttempts: 0,
    lockedUntil: 0,
  })
  const channel = credential.type === 'EMAIL_OTP' ? 'email' : 'sms'
  context.state.inbox.push({ to: credential.nickname, channel, code, sentAt: new Date(now) })
  return { otpEncryptionTargetBundle }
}

function countChallenge(context: SandboxContext, parameters: { credential: OtpCredentialRecord }): void {
  const { credential } = parameters
  const now = context.now()
  credential.challengedAt = credential.challengedAt.filter((time) => time > now - 60_000)
  const [oldest = now] = credential.challengedAt
  if (credential.challengedAt.length >= challengesPerMinute)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many codes were requested',
      retryAfterSeconds: Math.ceil((oldest + 60_000 - now) / 1000),
    })
  credential.challengedAt.push(now)
}
