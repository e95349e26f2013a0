import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { bytesToHex, textToBytes } from '../../../crypto/encoding.ts'
import { dayMs, scheduleForget } from '../../../due/schedule.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { requireClientPublicKey } from '../../../http/validation.ts'
import { createActivityPayload } from '../../../signing/payload.ts'
import { signedRequestLifetimeMs } from '../../../signing/signedRetry.ts'
import type { PasskeyRecord } from '../../../state/records.ts'
import { describeCredential, findCredential } from '../credential.ts'
import { sendCode } from '../otp.ts'

/**
 * Sends a code, or returns what a passkey has to sign. An OpenID identity needs neither: its token is verified at once.
 */
export const challengeCredential: Route<'challengeCredential'> = async (context, request) => {
  const credential = findCredential(context, { id: request.params.credentialId })
  if (credential.type === 'OAUTH')
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'An OAUTH credential has no challenge' })
  if (credential.type === 'PASSKEY') return challengePasskey(context, { request, credential })
  const code = await sendCode(context, { credential })
  return { status: 200, body: { ...describeCredential(credential), ...code } }
}

/** Each call issues a new challenge; those before stay valid until they expire. */
async function challengePasskey(
  context: SandboxContext,
  parameters: { request: SandboxRequest<'challengeCredential'>; credential: PasskeyRecord },
): Promise<RouteResponse> {
  const { request, credential } = parameters
  const clientPublicKey = request.body?.clientPublicKey
  if (clientPublicKey === undefined)
    throw invalidInput([{ field: 'clientPublicKey', message: 'Required', constraint: {} }])
  requireClientPublicKey(clientPublicKey)
  const sessionToCreate = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2',
    accountId: credential.accountId,
    parameters: { targetPublicKey: clientPublicKey },
  })
  const digest = await crypto.subtle.digest('SHA-256', textToBytes(sessionToCreate))
  const challenge = bytesToHex(new Uint8Array(digest))
  const id = context.createId('Request')
  const expiresAt = context.now() + signedRequestLifetimeMs
  const binding = { id, credentialId: credential.id, challenge, clientPublicKey }
  context.state.passkeyChallenges.set(id, { ...binding, expiresAt, consumed: false })
  scheduleForget(context, { table: 'passkeyChallenges', id, at: expiresAt + dayMs })
  const answer = { challenge, requestId: id, expiresAt: toIso(expiresAt) }
  return { status: 200, body: { ...describeCredential(credential), ...answer } }
}
