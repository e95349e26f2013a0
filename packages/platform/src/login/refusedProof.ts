import type { Answer } from '../answers.ts'
import { errorAnswer } from '../answers.ts'

/** Whether one request proves such a credential, so that the answer to it says yes or no at once. */
export function isProvenAtOnce(type: string): boolean {
  return type === 'PASSKEY' || type === 'OAUTH'
}

/** The one answer to a proof that was not accepted, whatever was wrong with it. */
export function refusedProof(
  { headers: answered }: Pick<Answer, 'headers'>,
  message = 'The proof was not accepted',
): Answer {
  const refused = errorAnswer(401, { code: 'UNAUTHORIZED', message })
  const headers = new Headers(answered)
  headers.set('content-type', 'application/json')
  headers.delete('retry-after')
  return { ...refused, headers }
}
