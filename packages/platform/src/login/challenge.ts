import { otpChallenge, passkeyChallenge } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Answer } from '../answers.ts'
import { jsonAnswer, refuse } from '../answers.ts'
import type { ServiceAnswer } from '../service/callService.ts'
import { maskNickname } from './maskNickname.ts'

/** Fields of a challenge that differ between the credential that was asked and the one that is shown. */
export type ShownMethod = {
  readonly id: string
  readonly accountId: string
  readonly type: string
  readonly nickname: string
}

/**
 * The answer to a challenge as somebody sees it who only said who they are: what a login needs unchanged, the
 * destination masked, and no field that would tell a wallet of theirs from a decoy, such as its age. A refusal stays
 * itself.
 *
 * @throws `Refusal` 502 when the service says yes and answers no challenge.
 */
export function presentChallenge(answer: ServiceAnswer, shown?: ShownMethod): Answer {
  if (answer.status !== 200) return answer
  const passkey = v.safeParse(passkeyChallenge, answer.json)
  if (passkey.success) return presentPasskeyChallenge(passkey.output, answer)
  const otp = v.safeParse(otpChallenge, answer.json)
  if (!otp.success) throw refuse(502, { code: 'UNEXPECTED_RESPONSE', message: 'The service answered no challenge' })

  const { id, accountId, type, nickname } = shown ?? otp.output
  const { otpEncryptionTargetBundle } = otp.output
  const body = { id, accountId, type, nickname: maskNickname({ type, nickname }), otpEncryptionTargetBundle }
  return jsonAnswer(body, { status: 200, headers: answer.headers })
}

/** What a login needs of a passkey's challenge. */
export type PresentedPasskeyChallenge = Pick<
  v.InferOutput<typeof passkeyChallenge>,
  'id' | 'accountId' | 'credentialId' | 'challenge' | 'requestId' | 'expiresAt'
>

/** The answer to a passkey's challenge, to the second: how finely the service counts would tell it from a decoy. */
export function presentPasskeyChallenge(
  { id, accountId, credentialId, challenge, requestId, expiresAt }: PresentedPasskeyChallenge,
  { headers }: Pick<Answer, 'headers'>,
): Answer {
  const type = 'PASSKEY'
  const nickname = maskNickname({ type, nickname: '' })
  const seconds = expiresAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const body = { id, accountId, type, nickname, credentialId, challenge, requestId, expiresAt: seconds }
  return jsonAnswer(body, { status: 200, headers })
}
