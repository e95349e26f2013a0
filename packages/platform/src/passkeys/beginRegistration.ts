import { beginPasskeyRegistration, maskDestination } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import { encodeBase64Url } from '../encoding.ts'
import type { RequestBody } from '../guards/body.ts'
import { typeOf } from '../guards/ids.ts'
import type { PlatformResponse } from '../responses.ts'
import { jsonResponse, notFound, refuse } from '../responses.ts'
import { readCredentials } from '../service/customerResources.ts'
import { registrationLifetimeMs } from './registrationChallenges.ts'

/** How long the browser waits for the user, in milliseconds (WebAuthn §5.4). */
const ceremonyTimeoutMs = 60_000

type BeginRegistration = { readonly body: RequestBody | undefined; readonly customerId: string }

/**
 * Returns what the browser needs to create a passkey for one wallet of the customer, including its challenge.
 *
 * @throws `Refusal` 501 if the platform is not configured for passkeys, 404 for an id that is not an account, 429 when
 * the customer began too many registrations.
 */
export async function answerPasskeyRegistration(
  context: PlatformContext,
  { body, customerId }: BeginRegistration,
): Promise<PlatformResponse> {
  const { service, passkeys, registrationChallenges, keys } = context
  if (!passkeys) throw passkeysMissing()
  const { accountId } = v.parse(beginPasskeyRegistration.request, body?.value)
  if (typeOf(accountId) !== 'InternalAccount') throw notFound()

  const challenge = await registrationChallenges.issue({ customerId, accountId })
  if (challenge === undefined) throw tooManyRegistrations()

  const credentials = (await readCredentials(service, { customerId })).filter((known) => known.accountId === accountId)
  const contact = ['EMAIL_OTP', 'SMS_OTP', 'OAUTH'].flatMap((type) =>
    credentials.filter((known) => known.type === type),
  )
  const name = contact[0] ? maskDestination(contact[0].nickname) : passkeys.rpName
  const { userKey } = await keys()
  const userId = await crypto.subtle.sign('HMAC', userKey, new TextEncoder().encode(accountId))

  const options = {
    challenge,
    rp: { id: passkeys.rpId, name: passkeys.rpName },
    user: { id: encodeBase64Url(new Uint8Array(userId)), name, displayName: name },
    excludeCredentials: credentials.flatMap(({ type, credentialId }) =>
      type === 'PASSKEY' && credentialId ? [{ id: credentialId, type: 'public-key' as const }] : [],
    ),
    timeout: ceremonyTimeoutMs,
  }
  return jsonResponse(options, { status: 200 })
}

function tooManyRegistrations() {
  const headers = { 'retry-after': String(registrationLifetimeMs / 1000) }
  return refuse(429, { code: 'RATE_LIMITED', message: 'Too many passkey registrations were begun', headers })
}

/** The refusal of every passkey request if `passkeys` is not set. */
export function passkeysMissing() {
  return refuse(501, { code: 'NOT_IMPLEMENTED', message: 'This platform is not set up for passkeys' })
}
