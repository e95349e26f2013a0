import type { FieldError } from '@countersign/core/wire'
import { retryAfterHeader } from '@countersign/core/wire'

/** The response of a route; the router writes it as JSON. */
export type RouteResponse = { status: number; body?: unknown; headers?: Readonly<Record<string, string>> }

/** The body of every answer that is not a success. */
export type ErrorResponse = { status: number; code: string; message: string; reason: string; details?: object }

export type ServiceErrorParameters = {
  status: number
  code: string
  /** Sent to the caller as `message` and as `reason`. Never contains a code or a key. */
  message: string
  details?: Readonly<Record<string, unknown>> | undefined
  retryAfterSeconds?: number | undefined
}

/** A request that the service refuses. Thrown in a route; the router turns it into a response. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly answer: RouteResponse

  constructor(parameters: ServiceErrorParameters) {
    const { status, code, message, details, retryAfterSeconds } = parameters
    super(message)
    this.answer = {
      status,
      body: { status, code, message, reason: message, ...(details && { details }) },
      headers: retryAfterSeconds === undefined ? {} : { [retryAfterHeader]: String(retryAfterSeconds) },
    }
  }
}

/** 400 with every invalid field, each once. */
export function invalidInput(found: readonly FieldError[]): ServiceError {
  const errors = found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index)
  const fields = errors.map((error) => error.field).join(', ')
  return new ServiceError({
    status: 400,
    code: 'INVALID_INPUT',
    message: `Invalid: ${fields}`,
    details: { errors },
  })
}

/** 400 for something that a body refers to and that does not exist. */
export function unknownReference(field: string): ServiceError {
  return invalidInput([{ field, message: 'Expected the id of something that exists', constraint: {} }])
}

/** 404 for accounts, credentials and sessions, which have no code of their own. */
export function referenceNotFound(what: string): ServiceError {
  return new ServiceError({ status: 404, code: 'REFERENCE_NOT_FOUND', message: `No such ${what}` })
}

/** 401 for everything that is not about a wallet signature. */
export function unauthorized(message: string): ServiceError {
  return new ServiceError({ status: 401, code: 'UNAUTHORIZED', message })
}
