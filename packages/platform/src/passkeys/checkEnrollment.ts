import { createCredential, requestIdHeader } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { refuse } from '../responses.ts'
import { passkeysMissing } from './beginRegistration.ts'

type EnrollmentRequest = {
  readonly request: Request
  readonly body: RequestBody | undefined
  readonly customerId: string
}

/**
 * Lets a new passkey through when its challenge was issued to this customer for this account and is unused: the first
 * request uses it up, the signed retry has to be that same request. Other credentials pass.
 *
 * @throws `Refusal` 400 `PASSKEY_CHALLENGE_EXPIRED`: begin the registration again. 501 without `passkeys`.
 */
export async function checkEnrollment(
  { passkeys, registrationChallenges }: PlatformContext,
  { request, body, customerId }: EnrollmentRequest,
): Promise<void> {
  const credential = v.parse(createCredential.request, body?.value)
  if (credential.type !== 'PASSKEY' || !body) return
  if (!passkeys) throw passkeysMissing()

  const { accountId, challenge } = credential
  const attempt = { customerId, accountId, challenge, body: body.bytes }
  const isRetry = request.headers.has(requestIdHeader)
  const passes = await (isRetry ? registrationChallenges.confirm(attempt) : registrationChallenges.spend(attempt))
  if (!passes)
    throw refuse(400, {
      code: 'PASSKEY_CHALLENGE_EXPIRED',
      message: 'The challenge of this passkey has expired, was used, or belongs to another wallet',
    })
}
