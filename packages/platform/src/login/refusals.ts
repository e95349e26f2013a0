import type { WalletErrorCode } from '@countersign/core/wire'
import { requestIdHeader } from '@countersign/core/wire'
import type { PlatformResponse, ResponseHeaders } from '../responses.ts'
import { errorResponse, tooManyAttempts } from '../responses.ts'
import type { ServiceCall, ServiceResponse } from '../service/callService.ts'
import { isAboutTheStamp, readCode } from '../service/relay.ts'

/** Returns whether one request proves such a credential, so that its response says yes or no at once. */
export function isProvenAtOnce(type: string): boolean {
  return type === 'PASSKEY' || type === 'OAUTH'
}

/** Returns whether this is the signed retry of a code, which only a right code leads to. */
export function isSigned({ headers }: ServiceCall): boolean {
  return headers !== undefined && requestIdHeader in headers
}

/** The only response to a proof that was not accepted, for any reason. */
export function refusedProof(
  { headers }: Pick<PlatformResponse, 'headers'>,
  { type }: { type: string },
): PlatformResponse {
  const message = isProvenAtOnce(type) ? 'The proof was not accepted' : 'Invalid OTP code'
  return errorResponse(401, { code: 'UNAUTHORIZED', message, headers: keepDate(headers) })
}

/** The response to a signed retry that was not accepted. Its code tells the browser whether the signature was wrong. */
export function refusedSignature(answer: ServiceResponse): PlatformResponse {
  const code = isAboutTheStamp(answer) ? (readCode(answer.json) as WalletErrorCode) : 'UNAUTHORIZED'
  return errorResponse(401, { code, message: 'The signed request was not accepted', headers: keepDate(answer.headers) })
}

/** How long a user waits where the service does not say it, in seconds. */
const usualWait = '60'

/** The response to a challenge or proof that the service refused as too frequent. */
export function tooFrequent(answer?: Pick<PlatformResponse, 'headers'>): PlatformResponse {
  const retryAfter = answer?.headers['retry-after'] ?? ''
  return tooManyAttempts({ retryAfter: /^\d{1,6}$/.test(retryAfter) ? retryAfter : usualWait })
}

/** The only header of the service that a response made here keeps: browsers set their clocks by it. */
export function keepDate({ date }: ResponseHeaders): ResponseHeaders {
  return date === undefined ? {} : { date }
}
