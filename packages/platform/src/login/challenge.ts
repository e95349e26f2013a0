import { otpChallengeSchema, passkeyChallengeSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformResponse } from '../responses.ts'
import { jsonResponse, refuse } from '../responses.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { maskNickname } from './maskNickname.ts'
import { keepDate } from './refusals.ts'

/** Fields of a challenge that differ between the credential that was challenged and the one that is shown. */
export type ShownMethod = {
  readonly id: string
  readonly accountId: string
  readonly type: string
  readonly nickname: string
}

/**
 * Reduces a challenge to what a user may see who has only stated who they are: what a login needs unchanged, the
 * destination masked, and no field that would distinguish a customer's wallet from a decoy, such as its age.
 *
 * @throws `Refusal` 502 when the service accepts the request and its response contains no challenge.
 */
export function presentChallenge(answer: ServiceResponse, shown?: ShownMethod): PlatformResponse {
  const passkey = v.safeParse(passkeyChallengeSchema, answer.json)
  if (passkey.success) return presentPasskeyChallenge(passkey.output, answer)
  const otp = v.safeParse(otpChallengeSchema, answer.json)
  if (!otp.success)
    throw refuse(502, { code: 'UNEXPECTED_RESPONSE', message: 'The response of the service contains no challenge' })

  const { id, accountId, type, nickname } = shown ?? otp.output
  const { otpEncryptionTargetBundle } = otp.output
  const body = { id, accountId, type, nickname: maskNickname({ type, nickname }), otpEncryptionTargetBundle }
  return jsonResponse(body, { status: 200, headers: keepDate(answer.headers) })
}

/** The fields of a passkey's challenge that a login needs. */
export type PresentedPasskeyChallenge = Pick<
  v.InferOutput<typeof passkeyChallengeSchema>,
  'id' | 'accountId' | 'credentialId' | 'challenge' | 'requestId' | 'expiresAt'
>

/**
 * Formats a passkey's challenge with times in whole seconds: the service's precision would distinguish it from a decoy.
 */
export function presentPasskeyChallenge(
  { id, accountId, credentialId, challenge, requestId, expiresAt }: PresentedPasskeyChallenge,
  { headers }: Pick<PlatformResponse, 'headers'>,
): PlatformResponse {
  const type = 'PASSKEY'
  const nickname = maskNickname({ type, nickname: '' })
  const seconds = expiresAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const body = { id, accountId, type, nickname, credentialId, challenge, requestId, expiresAt: seconds }
  return jsonResponse(body, { status: 200, headers: keepDate(headers) })
}
