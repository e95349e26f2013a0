import type { WalletErrorCode } from '@countersign/core/wire'
import { requestIdHeader, retryAfterHeader } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { errorAnswer, tooManyAttempts } from '../answers.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'
import { isAboutTheStamp, readCode } from '../service/relay.ts'

/** Whether one request proves such a credential, so that the answer to it says yes or no at once. */
export function isProvenAtOnce(type: string): boolean {
  return type === 'PASSKEY' || type === 'OAUTH'
}

/** Whether this is the signed retry of a code, which only a right code leads to. */
export function isSigned({ headers }: ServiceCall): boolean {
  return headers !== undefined && requestIdHeader in headers
}

/** The one answer to a proof that was not accepted, whatever was wrong with it. */
export function refusedProof({ headers }: Pick<Answer, 'headers'>, { type }: { type: string }): Answer {
  const message = isProvenAtOnce(type) ? 'The proof was not accepted' : 'Invalid OTP code'
  return errorAnswer(401, { code: 'UNAUTHORIZED', message, headers: keepDate(headers) })
}

/** The answer to a signed retry that was not accepted. Its code tells the browser whether the signature was wrong. */
export function refusedSignature(answer: ServiceAnswer): Answer {
  const code = isAboutTheStamp(answer) ? (readCode(answer.json) as WalletErrorCode) : 'UNAUTHORIZED'
  return errorAnswer(401, { code, message: 'The signed request was not accepted', headers: keepDate(answer.headers) })
}

/** How long a person waits where the service does not say it, in seconds. */
const usualWait = '60'

/** The answer to a challenge or proof that the service refused as too frequent. */
export function tooFrequent(answer?: Pick<Answer, 'headers'>): Answer {
  const retryAfter = answer?.headers.get(retryAfterHeader) ?? ''
  return tooManyAttempts({ retryAfter: /^\d{1,6}$/.test(retryAfter) ? retryAfter : usualWait })
}

/** The one header of the service's that an answer made here keeps: browsers set their clocks by it. */
export function keepDate(headers: Headers): Headers {
  const date = headers.get('date')
  return new Headers(date === null ? {} : { date })
}
