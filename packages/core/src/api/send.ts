import * as v from 'valibot'
import { decodeUtf8 } from '../encoding/bytes.ts'
import { createServiceError } from '../errors/serviceCodes.ts'
import { WalletError } from '../errors/WalletError.ts'
import { checkPageInSandbox, type Environment, warnInSandbox } from '../errors/warnInSandbox.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import {
  type HeaderNames,
  idempotencyKeyHeader,
  ownDateHeader,
  requestIdHeader,
  retryAfterHeader,
} from '../wire/headerNames.ts'
import { lookUp } from '../wire/lookUp.ts'
import { type ErrorBody, errorBodySchema, readErrorDetails } from '../wire/schema/errorBody.ts'
import { parseJson, stringifyJson } from '../wire/schema/json.ts'
import type {
  OperationDescription,
  OperationQuery,
  OperationRequest,
  OperationResponse,
  PathParameters,
} from '../wire/schema/operation.ts'
import { signedRequestChallengeSchema } from '../wire/signedRequests.ts'
import { readCapped } from './readCapped.ts'

/** What a request needs from the client. */
export type Transport = {
  readonly baseUrl: string
  readonly headerNames: HeaderNames
  readonly clock: Clock
  readonly serverTime: ServerTime
  /** Replaces the global `fetch`, for tests and for hosts that add a header of their own. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** In a sandbox, the console says what is misconfigured. */
  readonly environment?: Environment | undefined
}

/** The part of the client that endpoints use. */
export type ApiClient = { readonly transport: Transport }

/** What any request may carry besides what its operation declares. */
type Common = {
  /** Value of the wallet-signature header. */
  stamp?: string | undefined
  requestId?: string | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/** A part of the input: required where an operation needs it, absent where it takes none. */
type Part<name extends string, value> = [value] extends [undefined]
  ? { readonly [key in name]?: undefined }
  : undefined extends value
    ? { readonly [key in name]?: value }
    : Record<never, never> extends value
      ? { readonly [key in name]?: value }
      : { readonly [key in name]: value }

/** The input of an operation. The names in `path` are those of the operation's own path. */
export type OperationInput<operation extends OperationDescription> = Part<'path', PathParameters<operation['path']>> &
  Part<'query', OperationQuery<operation>> &
  Part<'body', OperationRequest<operation>> &
  Common

/** What is read of an operation here. The build (`scripts/packages/`) gives browsers no more, so no schema of a request. */
export type CalledOperation = Pick<OperationDescription, 'method' | 'path' | 'responses' | 'answersId'>

/** An operation whose body is JSON. `send` writes no forms, so one that uploads a file does not compile. */
type JsonOperation = OperationDescription & { readonly upload?: never }

type AnyInput = Common & { path?: Readonly<Record<string, string>> | undefined; query?: unknown; body?: unknown }

const timeoutMs = 30_000

/**
 * Sends one request and returns its parsed response, told apart by status. The only `fetch` of this library.
 *
 * @throws `WalletError` with the service's own code for an error response; `NETWORK_UNREACHABLE` or `TIMEOUT` when no
 * response came, which says nothing about whether the request arrived; `UNEXPECTED_RESPONSE` when the response does not
 * fit the interface; `CANCELLED` when `signal` aborted it; `REFERENCE_NOT_FOUND` when an id in the path is empty, in
 * which case nothing is sent.
 */
export async function send<const operation extends JsonOperation>(
  transport: Transport,
  operation: operation,
  input: OperationInput<operation>,
): Promise<OperationResponse<operation> & { readonly headers: Headers }> {
  const called: CalledOperation = operation
  const answer = await receive(transport, called, input)
  observeServerTime(transport, answer.headers)
  checkPageInSandbox(transport)

  if (!answer.ok) {
    const error = readError(answer, transport)
    warnInSandbox(error, transport.environment)
    throw error
  }

  const { status, headers } = answer
  const respond = (body: unknown) => ({ status, body, headers }) as OperationResponse<operation> & { headers: Headers }
  const schema = called.responses[status]
  if (schema === undefined) throw unexpected(status, `status ${status}`)
  if (schema === null) return respond(undefined)
  const parsed = v.safeParse(schema, readJson(answer))
  if (!parsed.success)
    // Only the names of fields: the values may be secret.
    throw unexpected(
      status,
      `${called.method} ${called.path}: ${parsed.issues[0].path?.map(({ key }) => key).join('.') ?? 'body'}`,
    )
  // A payload to sign carries no id: what is signed is checked against what the user agreed to.
  if (schema !== signedRequestChallengeSchema) expectAskedId(called, { input, body: parsed.output })
  return respond(parsed.output)
}

/**
 * Calls an operation and returns the parsed body of its response. Use `send` if the status distinguishes responses.
 *
 * @throws `WalletError` as `send` does.
 *
 * @example
 * ```ts
 * const quote = await call(client, getQuote, { path: { quoteId } })
 * ```
 */
export async function call<const operation extends JsonOperation>(
  client: ApiClient,
  operation: operation,
  input: OperationInput<operation>,
): Promise<OperationResponse<operation>['body']> {
  return (await send(client.transport, operation, input)).body
}

/**
 * @throws `WalletError` `UNEXPECTED_RESPONSE` for a response about another object, such as another payee under this
 * quote.
 */
function expectAskedId({ answersId }: CalledOperation, { input, body }: { input: AnyInput; body: unknown }): void {
  if (answersId !== undefined && (body as { id?: unknown }).id !== lookUp(input.path ?? {}, answersId))
    throw new WalletError('UNEXPECTED_RESPONSE', { message: 'another resource' })
}

type ReceivedResponse = { ok: boolean; status: number; headers: Headers; text: string | undefined }

async function receive(transport: Transport, operation: CalledOperation, input: AnyInput): Promise<ReceivedResponse> {
  const { signal } = input
  const fetchOnce = transport.fetch ?? fetch
  const url = buildUrl(transport.baseUrl, operation, input)
  const body = writeBody(input.body)
  const abort = new AbortController()
  const cancelTimer = transport.clock.setTimer(() => abort.abort(), timeoutMs)
  try {
    const response = await fetchOnce(url, {
      method: operation.method,
      headers: buildHeaders(transport.headerNames, input),
      ...(body !== undefined && { body }),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
    })
    // Decoded here and not by `text()`: that would drop a byte order mark and hide bytes that are not UTF-8.
    const bytes = await readCapped(response)
    const text = bytes && decodeUtf8(bytes)
    return { ok: response.ok, status: response.status, headers: response.headers, text }
  } catch {
    if (signal?.aborted) throw new WalletError('CANCELLED')
    throw new WalletError(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK_UNREACHABLE')
  } finally {
    cancelTimer()
  }
}

function writeBody(body: unknown): string | undefined {
  try {
    return body === undefined ? undefined : stringifyJson(body)
  } catch {
    throw new WalletError('INVALID_AMOUNT', { message: 'the amount is too large to send' })
  }
}

function buildUrl(baseUrl: string, { method, path: template }: CalledOperation, input: AnyInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_placeholder, key: string) => {
    const id = lookUp(input.path ?? {}, key) ?? ''
    // An empty id, or one of dots that an address is shortened by, would send the request to another path.
    if (/^\.{0,2}$/.test(id))
      throw new WalletError('REFERENCE_NOT_FOUND', { message: `${method} ${template} needs ${key}` })
    return encodeURIComponent(id)
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query as Record<string, unknown> | undefined) ?? {}))
    if (value !== undefined) query.set(key, String(value))
  return `${baseUrl.replace(/\/$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`
}

function buildHeaders(headerNames: HeaderNames, input: AnyInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...(input.stamp && { [headerNames.walletSignatureHeader]: input.stamp }),
    ...(input.requestId && { [requestIdHeader]: input.requestId }),
    ...(input.idempotencyKey && { [idempotencyKeyHeader]: input.idempotencyKey }),
  }
}

function observeServerTime(transport: Transport, headers: Headers): void {
  const stated = headers.has(ownDateHeader) ? Number.NaN : Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(stated)) transport.serverTime.observe(stated)
}

function readJson(answer: ReceivedResponse): unknown {
  try {
    return parseJson(answer.text ?? '')
  } catch {
    throw unexpected(answer.status, 'the answer is not JSON')
  }
}

function readError(answer: ReceivedResponse, { serverTime }: Transport): WalletError {
  const { status: httpStatus, headers } = answer
  let body: ErrorBody | undefined
  try {
    const parsed = v.safeParse(errorBodySchema, parseJson(answer.text ?? ''))
    if (parsed.success) body = parsed.output
  } catch {
    // The error page of a gateway: only the status and the headers are known.
  }
  if (!body && httpStatus < 500) return unexpected(httpStatus, 'the error is not JSON')
  const { code, message, reason, details }: ErrorBody = body ?? { code: 'PLATFORM_UNAVAILABLE' }
  return createServiceError(code, {
    message: message ?? reason,
    httpStatus,
    retryAfterMs: readRetryAfter(headers.get(retryAfterHeader) ?? '', serverTime),
    details: readErrorDetails(code, details),
  })
}

/** Parses seconds, or a date by the service's time (RFC 9110 §10.2.3). The longest wait is a day. */
function readRetryAfter(value: string, serverTime: ServerTime): number | undefined {
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1_000, 86_400_000)
  // Engines parse almost anything as a date; this form is the only one in use.
  const at = / GMT$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, at - serverTime.now()), 86_400_000)
}

function unexpected(httpStatus: number, message: string): WalletError {
  return new WalletError('UNEXPECTED_RESPONSE', { httpStatus, message })
}
