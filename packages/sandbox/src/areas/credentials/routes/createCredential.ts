import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { requireAccountId } from '../../../http/validation.ts'
import { createActivityPayload } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { refuseSignatureWithoutRequestId } from '../../../signing/walletSignature.ts'
import type { CredentialRecord } from '../../../state/records.ts'
import { findWallet } from '../../payments/routes/internalAccounts.ts'
import { credentialsOf, describeCredential, isOtpCredential } from '../credential.ts'
import type { NewCredential } from '../newCredential.ts'
import { additionOf, prepareCredential } from '../newCredential.ts'
import { sendCode } from '../otp.ts'

/**
 * Signed by any session of the account. The first credential of an account needs no signature: no key could make one.
 */
export const createCredential: Route<'createCredential'> = async (context, request) => {
  const { accountId, type } = request.body
  requireAccountId(accountId)
  findWallet(context, { id: accountId })
  refuseSignatureWithoutRequestId(context, request)
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    return add(context, { request, credential: await prepareCredential(context, request) })
  }
  const credential = await prepareCredential(context, request)
  if (credentialsOf(context, { accountId }).length === 0) return add(context, { request, credential })
  const activity = additionOf(credential, { body: request.body })
  const payloadToSign = createActivityPayload(context, { accountId, ...activity })
  const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
  return startSignedRequest(context, { request, type, payloadToSign, signer })
}

/** A code is sent along with the response; a passkey's challenge is used up. */
async function add(
  context: SandboxContext,
  parameters: { request: SandboxRequest<'createCredential'>; credential: NewCredential },
): Promise<RouteResponse> {
  const { body } = parameters.request
  const id = context.createId('AuthMethod')
  const now = context.now()
  const credential: CredentialRecord = {
    ...parameters.credential,
    id,
    accountId: body.accountId,
    createdAt: now,
    updatedAt: now,
  }
  context.state.credentials.set(id, credential)
  if (body.type === 'PASSKEY') context.state.usedChallenges.set(body.challenge, { id: body.challenge })
  const code = isOtpCredential(credential) ? await sendCode(context, { credential }) : {}
  return { status: 201, body: { ...describeCredential(credential), ...code } }
}
