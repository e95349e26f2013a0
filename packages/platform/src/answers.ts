import type { WalletErrorCode } from '@countersign/core/wire'
import { retryAfterHeader } from '@countersign/core/wire'

/** A response before it becomes a `Response`: the body as bytes, so that relayed ones stay unchanged. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** Sent instead of `body`: it does not end by itself. */
  readonly stream?: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Ends a request that may not or cannot continue. Thrown by guards; the handler turns it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`Refused with status ${answer.status}`)
    this.answer = answer
  }
}

type ErrorParameters = { code: WalletErrorCode; message: string; headers?: HeadersInit }

/** Builds an error response in the form of the interface, with its text in `message` and in `reason`. */
export function errorAnswer(status: number, { code, message, headers }: ErrorParameters): Answer {
  return jsonAnswer({ status, code, message, reason: message }, { status, headers })
}

/** Builds the refusal that a guard throws. */
export function refuse(status: number, parameters: ErrorParameters): Refusal {
  return new Refusal(errorAnswer(status, parameters))
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
export function tooManyAttempts({ retryAfter }: { retryAfter: string }): Answer {
  const headers = { [retryAfterHeader]: retryAfter }
  return errorAnswer(429, { code: 'RATE_LIMITED', message: 'Too many attempts', headers })
}

/** Builds a response with a JSON body made here. */
export function jsonAnswer(
  value: unknown,
  { status, headers }: { status: number; headers?: HeadersInit | undefined },
): Answer {
  const answerHeaders = new Headers(headers)
  answerHeaders.set('content-type', 'application/json')
  return { status, headers: answerHeaders, body: new TextEncoder().encode(JSON.stringify(value)) }
}

/** Turns a response into a `Response` that no cache stores and browsers read only as what it says it is. */
export function toResponse({ status, headers, body, stream }: Answer): Response {
  const safe = new Headers(headers)
  safe.set('cache-control', 'no-store')
  safe.set('x-content-type-options', 'nosniff')
  return new Response(stream ?? (body.length === 0 ? null : body), { status, headers: safe })
}
