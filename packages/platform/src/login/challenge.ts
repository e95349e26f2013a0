import { maskDestination, otpChallenge } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Answer } from '../answers.ts'
import { jsonAnswer } from '../answers.ts'
import type { ServiceAnswer } from '../service/callService.ts'

/** Fields of a challenge that differ between the credential that was asked and the one that is shown. */
export type ShownMethod = {
  readonly id: string
  readonly accountId: string
  readonly type: string
  readonly nickname: string
}

/**
 * The answer to a challenge as somebody sees it who only typed an address: the bundle unchanged, the destination
 * masked, and no field that would tell a wallet of theirs from a decoy, such as its age. Any other answer stays itself.
 */
export function presentChallenge(answer: ServiceAnswer, shown?: ShownMethod): Answer {
  const parsed = answer.status === 200 ? v.safeParse(otpChallenge, answer.json) : undefined
  if (!parsed?.success) return answer
  const { id, accountId, type, nickname } = shown ?? parsed.output
  const { otpEncryptionTargetBundle } = parsed.output
  const body = { id, accountId, type, nickname: maskDestination(nickname), otpEncryptionTargetBundle }
  const { headers } = answer
  return jsonAnswer(body, { status: 200, headers })
}
