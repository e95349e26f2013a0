import {
  actionSentences,
  createServiceError,
  type ErrorBody,
  errorBodySchema,
  type OperationDescription,
  readErrorDetails,
  WalletError,
} from '@countersign/core/wire'
import * as v from 'valibot'
import { Refusal } from '../responses.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { readCode } from '../service/relay.ts'

/** Codes that mean something else for a backend than for a person in front of a screen. */
const nextSteps: ReadonlyMap<string, string> = new Map([
  ['UNAUTHORIZED', 'Check the credentials, and that they belong to this base URL.'],
  ['FORBIDDEN', 'Check what these credentials are allowed to do.'],
  ['INVALID_INPUT', 'Correct the fields in `details.errors`, then repeat the call.'],
  ['PLATFORM_UNAVAILABLE', 'The service could not be reached. Read the outcome of a change before repeating it.'],
  ['TIMEOUT', 'The service did not respond in time. Read the outcome of a change before repeating it.'],
])

/** The longest text of the service that becomes part of a message, in characters. */
const longestText = 500

type Failed = { readonly operation: OperationDescription; readonly now: () => number }

/** Builds the error of a response that is not a success. */
export function refusedBy({ operation, now }: Failed, { status, headers, json }: ServiceResponse): WalletError {
  const body = v.safeParse(errorBodySchema, json)
  if (!body.success && status < 500) return unexpectedResponse({ operation }, status)
  const { code, message, reason, details }: ErrorBody = body.success ? body.output : { code: 'PLATFORM_UNAVAILABLE' }
  const error = createServiceError(code)
  const said = (message ?? reason ?? '').slice(0, longestText).replace(/[^.!?]$/, '$&.')
  return createServiceError(code, {
    message: `${callOf(operation)} was refused with ${status}. ${said} ${nextStepOf(error)}`.replaceAll(/\s+/g, ' '),
    httpStatus: status,
    retryAfterMs: readRetryAfter(headers['retry-after'], now),
    details: readErrorDetails(code, details),
  })
}

/** Builds the error of a response that does not fit the interface. */
export function unexpectedResponse({ operation }: Pick<Failed, 'operation'>, status?: number): WalletError {
  const message = `the response to ${callOf(operation)} does not fit the interface. Nothing in it was used.`
  return new WalletError('UNEXPECTED_RESPONSE', { message, httpStatus: status })
}

/**
 * Returns the error of a call without a response that can be used. Nothing of what was thrown is kept: the message of a failing `fetch` may
 * quote the request with the credentials.
 */
export function unansweredCall({ operation }: Failed, thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown
  const code = thrown instanceof Refusal ? readCode(JSON.parse(thrown.answer.body)) : 'PLATFORM_UNAVAILABLE'
  if (code === 'UNEXPECTED_RESPONSE') return unexpectedResponse({ operation })
  if (code === 'REFERENCE_NOT_FOUND')
    return new WalletError(code, { message: `${callOf(operation)} was not sent: an id in its path is not an id.` })
  return createServiceError(code, {
    message: `${callOf(operation)} got no response. ${nextStepOf(createServiceError(code))}`,
  })
}

function callOf({ method, path }: OperationDescription): string {
  return `${method} ${path}`
}

function nextStepOf({ code, action }: WalletError): string {
  return nextSteps.get(code) ?? actionSentences[action]
}

/** Reads seconds or a date (RFC 9110 §10.2.3). */
function readRetryAfter(value: string | undefined, now: () => number): number | undefined {
  if (value === undefined) return undefined
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now()
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}
