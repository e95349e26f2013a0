import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { referenceNotFound } from '../../http/responses.ts'
import type { CredentialRecord, OtpCredentialRecord } from '../../state/records.ts'

/** @throws `ServiceError` 404. */
export function findCredential(context: SandboxContext, parameters: { id: string }): CredentialRecord {
  const credential = context.state.credentials.get(parameters.id)
  if (!credential) throw referenceNotFound('credential')
  return credential
}

/** Returns every sign-in method of one wallet, oldest first. */
export function credentialsOf(context: SandboxContext, parameters: { accountId: string }): CredentialRecord[] {
  return context.state.credentials.where('accountId', parameters.accountId)
}

/** Returns whether codes are sent for it. */
export function isOtpCredential(credential: CredentialRecord): credential is OtpCredentialRecord {
  return credential.type === 'EMAIL_OTP' || credential.type === 'SMS_OTP'
}

/** A credential as the wire shows it: without its key. */
export function describeCredential(credential: CredentialRecord) {
  const { id, accountId, type, nickname } = credential
  return {
    id,
    accountId,
    type,
    ...(credential.type === 'PASSKEY' && { credentialId: credential.webAuthnId }),
    nickname,
    createdAt: toIso(credential.createdAt),
    updatedAt: toIso(credential.updatedAt),
  }
}
