import type { PasskeyAssertion } from '@countersign/core/wire'
import { requestIdHeader } from '@countersign/core/wire'
import type { SandboxContext } from '../../../context.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { ServiceError, unauthorized } from '../../../http/responses.ts'
import type { PasskeyChallengeRecord, PasskeyRecord } from '../../../state/records.ts'
import { openSession } from '../openSession.ts'
import { verifyAssertion } from '../passkeys.ts'
import type { VerifyRequest } from './verifyCredential.ts'

/** Accepted instead of a signature, for callers without an authenticator. */
const magicSignature = 'sandbox-valid-passkey-signature'

type Parameters = { request: VerifyRequest; credential: PasskeyRecord; assertion: PasskeyAssertion }

/** One call: the assertion is the signature, for the key that was named at the challenge. */
export async function verifyPasskey(context: SandboxContext, parameters: Parameters): Promise<RouteResponse> {
  const { request, credential, assertion } = parameters
  const requestId = request.headers.get(requestIdHeader)
  if (!requestId) {
    const message = 'The Request-Id of the challenge is absent'
    throw new ServiceError({ status: 401, code: 'REQUEST_ID_MISSING', message })
  }
  const { challenge } = findOpenChallenge(context, { id: requestId, credential })
  if (assertion.credentialId !== credential.webAuthnId) throw unauthorized('The assertion is of another passkey')
  const isMagic = assertion.signature === magicSignature
  const counter = isMagic ? credential.counter : await verifyOrRefuse(context, { assertion, credential, challenge })

  // Checked again, because two assertions may have verified at the same time.
  const open = findOpenChallenge(context, { id: requestId, credential })
  open.consumed = true
  credential.counter = counter
  const { clientPublicKey } = open
  const { id: credentialId, accountId, type, nickname } = credential
  return { status: 200, body: await openSession(context, { credentialId, accountId, type, nickname, clientPublicKey }) }
}

async function verifyOrRefuse(
  context: SandboxContext,
  parameters: { assertion: PasskeyAssertion; credential: PasskeyRecord; challenge: string },
): Promise<number> {
  const { assertion, credential: passkey, challenge } = parameters
  try {
    return await verifyAssertion(context, { assertion, passkey, challenge })
  } catch (error) {
    throw unauthorized(error instanceof Error ? error.message : 'The assertion does not verify')
  }
}

function findOpenChallenge(
  context: SandboxContext,
  parameters: { id: string; credential: PasskeyRecord },
): PasskeyChallengeRecord {
  const challenge = context.state.passkeyChallenges.get(parameters.id)
  if (!challenge) throw unauthorized('The Request-Id is unknown')
  if (challenge.credentialId !== parameters.credential.id)
    throw unauthorized('The Request-Id belongs to another request')
  if (challenge.consumed) throw unauthorized('The Request-Id was already used')
  if (challenge.expiresAt <= context.now()) throw unauthorized('The Request-Id is expired')
  return challenge
}
