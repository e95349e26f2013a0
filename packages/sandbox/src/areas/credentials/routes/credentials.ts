import type { Route, SandboxContext } from '../../../context.ts'
import { ServiceError } from '../../../http/responses.ts'
import { requireAccountId } from '../../../http/validation.ts'
import { createActivityPayload, userIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import type { CredentialRecord } from '../../../state/records.ts'
import { credentialsOf, describeCredential, findCredential } from '../credential.ts'

export const listCredentials: Route<'listCredentials'> = (context, { query }) => {
  requireAccountId(query.accountId)
  return { status: 200, body: { data: credentialsOf(context, query).map(describeCredential) } }
}

/** Ends everything that the credential opened. A session of another credential signs; the last credential stays. */
export const deleteCredential: Route<'deleteCredential'> = async (context, request) => {
  const credential = findCredential(context, { id: request.params.credentialId })
  requireAnother(context, { credential })
  const { id: credentialId, accountId, type } = credential
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    // Checked again, because two removals may have verified at the same time.
    requireAnother(context, { credential })
    remove(context, { credential })
    return { status: 204 }
  }
  const payloadToSign = createActivityPayload(context, { accountId, ...removalOf(credential) })
  const signer = { who: 'sessions-of-other-credentials', accountId, credentialId } as const
  return startSignedRequest(context, { request, type, payloadToSign, signer })
}

function requireAnother(context: SandboxContext, parameters: { credential: CredentialRecord }): void {
  if (credentialsOf(context, parameters.credential).length > 1) return
  const message = 'The last credential of a wallet cannot be removed'
  throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message })
}

function removalOf(credential: CredentialRecord) {
  const { id, type, accountId } = credential
  const userId = userIdOf(accountId)
  if (type === 'PASSKEY')
    return { type: 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS', parameters: { authenticatorIds: [id], userId } }
  if (type === 'OAUTH')
    return { type: 'ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS', parameters: { providerIds: [id], userId } }
  if (type === 'SMS_OTP')
    return { type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', parameters: { userId, userPhoneNumber: '' } }
  return { type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL', parameters: { userEmail: '', userId } }
}

function remove(context: SandboxContext, parameters: { credential: CredentialRecord }): void {
  const { id } = parameters.credential
  const { credentials, pendingOtps, sessions } = context.state
  credentials.delete(id)
  pendingOtps.delete(id)
  for (const session of sessions.where('credentialId', id)) session.revoked = true
}
