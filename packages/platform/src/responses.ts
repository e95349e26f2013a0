import { ownDateHeader, type WalletErrorCode } from '@countersign/core/wire'

/** A response before it becomes a `Response`. */
export type PlatformResponse = {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: ResponseHeaders
  /** The values of `Set-Cookie`. */
  readonly cookies?: readonly string[]
  /** Bytes where it was relayed, so that it stays unchanged. */
  readonly body: string | Uint8Array<ArrayBuffer>
  /** Sent instead of `body`: it does not end by itself. */
  readonly stream?: ReadableStream<Uint8Array<ArrayBuffer>>
}

export type ResponseHeaders = Readonly<Record<string, string>>

/** A response with a JSON text made here. */
export type JsonResponse = PlatformResponse & { readonly body: string }

/** Ends a request that may not or cannot continue. Thrown by guards; the handler turns it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly answer: JsonResponse

  constructor(answer: JsonResponse) {
    super(`Refused with status ${answer.status}`)
    this.answer = answer
  }
}

type ErrorParameters = { code: WalletErrorCode; message: string; headers?: ResponseHeaders }

/** Builds an error response in the form of the interface, with its text in `message` and in `reason`. */
export function errorResponse(status: number, { code, message, headers }: ErrorParameters): JsonResponse {
  return jsonResponse({ status, code, message, reason: message }, { status, headers })
}

/** Builds the refusal that a guard throws. */
export function refuse(status: number, parameters: ErrorParameters): Refusal {
  return new Refusal(errorResponse(status, parameters))
}

/** Returns the same response for a resource that does not exist, is not allowed or belongs to another customer. */
export function notFound(): Refusal {
  return refuse(404, { code: 'REFERENCE_NOT_FOUND', message: 'This resource does not exist' })
}

/** The platform and the service do not understand each other; the user can only wait. */
export function platformUnavailable(): Refusal {
  return refuse(502, { code: 'PLATFORM_UNAVAILABLE', message: 'The service cannot be reached right now' })
}

/** The response to too many attempts, whether the service or this platform counted them. */
export function tooManyAttempts({ retryAfter }: { retryAfter: string }): JsonResponse {
  const headers = { 'retry-after': retryAfter }
  return errorResponse(429, { code: 'RATE_LIMITED', message: 'Too many attempts', headers })
}

/** Builds a response with a JSON body made here. */
export function jsonResponse(
  value: unknown,
  { status, headers }: { status: number; headers?: ResponseHeaders | undefined },
): JsonResponse {
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** Turns a response into a `Response` that no cache stores and browsers read only as what it says it is. */
export function toResponse({ status, headers, cookies = [], body, stream }: PlatformResponse): Response {
  const own = headers.date === undefined ? { [ownDateHeader]: '1' } : {}
  // A server in front that compresses a stream would keep its events back (RFC 9111 §5.2.2.6).
  const cache = stream ? 'no-store, no-transform' : 'no-store'
  const safe = { ...headers, ...own, 'cache-control': cache, 'x-content-type-options': 'nosniff' }
  const response = new Response(stream ?? (body.length === 0 ? null : body), { status, headers: safe })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
