import { listInternalAccounts } from '@countersign/core/wire'
import { withDeadline } from '../deadline.ts'
import { readCapped } from '../guards/body.ts'
import { parseShallow } from '../guards/json.ts'
import type { PlatformResponse, ResponseHeaders } from '../responses.ts'
import { platformUnavailable, refuse } from '../responses.ts'
import type { Upload } from '../upload/readUpload.ts'
import { writeForm } from '../upload/writeForm.ts'
import type { Service } from './service.ts'
import type { ServiceFetch, ServiceFetchInit, ServiceFetchResponse } from './serviceOptions.ts'

/** The largest response that is accepted from the service, in bytes. */
export const largestResponse = 2 * 1024 * 1024

/** How long one call may take unless the platform says otherwise, in milliseconds. */
export const defaultTimeoutMs = 15_000

/** How much longer it may take with a file, in milliseconds: 10 MB take five minutes at 280 kbit/s. */
const longestUploadMs = 300_000

/** A point in time as HTTP writes it (RFC 9110 §5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Headers of the service that are passed to the browser, and their form. */
const relayedResponseHeaders: readonly [name: string, form: RegExp][] = [
  ['content-type', /^.{1,200}$/],
  ['retry-after', new RegExp(`^\\d{1,10}$|${httpDate.source}`)],
  ['date', httpDate],
]

export type ServiceCall = {
  readonly method: string
  /** Path below the base URL, built from checked ids. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[]
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer> | undefined
  /** Streamed as a form, instead of `body`. */
  readonly upload?: Pick<Upload, 'form' | 'content' | 'failure'> | undefined
}

/** A response of the service, with its JSON parsed from a copy. `json` is `undefined` without a body. */
export type ServiceResponse = PlatformResponse & { readonly json: unknown }

/**
 * Makes one call with the platform's credentials. Redirects are not followed, and a browser that goes away does not end
 * the call: it is safer to finish a payment that has begun.
 *
 * @throws `Refusal` 502 when the service cannot be reached or its response does not fit the interface, 504 when it
 * takes too long.
 */
export function callService(service: Service, call: ServiceCall): Promise<ServiceResponse> {
  const { once } = service
  const isPlain = ![call.query, call.headers].some((fields) => Object.keys(fields ?? {}).length > 0)
  if (once?.path !== call.path || call.method !== 'GET' || !isPlain) return exchangeInTime(service, call)
  once.answer ??= exchangeInTime(service, call)
  return once.answer
}

function exchangeInTime(service: Service, call: ServiceCall): Promise<ServiceResponse> {
  const { fetch: send = fetch, timeoutMs: responseMs = defaultTimeoutMs } = service
  const timeoutMs = call.upload ? responseMs + longestUploadMs : responseMs
  const late = () => refuse(504, { code: 'TIMEOUT', message: 'The service did not respond in time' })
  // The deadline covers the body too: a response may begin at once and never end.
  return withDeadline((signal) => exchange(service, { call, send, signal }), { timeoutMs, late })
}

type Exchange = { call: ServiceCall; send: ServiceFetch; signal: AbortSignal }

async function exchange(service: Service, { call, send, signal }: Exchange): Promise<ServiceResponse> {
  const query = call.query ? new URLSearchParams(call.query as Record<string, string>).toString() : ''
  const { authorization, internalAccountsPath = listInternalAccounts.path } = service
  const path = call.path === listInternalAccounts.path ? internalAccountsPath : call.path
  const url = `${service.baseUrl}${path}${query && `?${query}`}`
  const sentHeaders = { ...call.headers, accept: 'application/json', ...(authorization && { authorization }) }
  const { contentType, ...sent } = writeBody(call)
  // The message of a failing fetch may quote the request, so it goes no further than this line.
  const response = await send(url, {
    method: call.method,
    headers: contentType === undefined ? sentHeaders : { ...sentHeaders, 'content-type': contentType },
    ...sent,
    redirect: 'manual',
    signal,
  }).catch(() => {
    throw call.upload?.failure() ?? platformUnavailable()
  })

  const body = await receiveBody(response, { signal })
  if (!body || response.status < 200 || (response.status >= 300 && response.status < 400)) throw unexpected()
  const text = utf8.decode(body)
  const headers = pickHeaders(response.headers)
  // An error page or a debug response may repeat the request.
  if (service.holdsCredentials([...Object.values(headers), text].join('\n'))) throw unexpected()
  const json = body.length === 0 ? undefined : readJson(response, { text })
  return { status: response.status, headers, body, json }
}

/** Returns the body. `undefined`: it is too large. */
async function receiveBody({ body }: ServiceFetchResponse, { signal }: { signal: AbortSignal }) {
  if (body instanceof Uint8Array) return body.length > largestResponse ? undefined : body
  return readCapped(body, { largest: largestResponse, signal }).catch(() => {
    throw platformUnavailable()
  })
}

const utf8 = new TextDecoder()

/** `duplex` is what a streamed body needs (Fetch §5.4); the types of the platform do not know it yet. */
function writeBody({
  body,
  upload,
}: ServiceCall): Pick<ServiceFetchInit, 'body' | 'duplex'> & { contentType?: string } {
  if (!upload) return body?.length ? { contentType: 'application/json', body } : { body: null }
  const { stream, contentType } = writeForm(upload)
  return { contentType, body: stream, duplex: 'half' }
}

function readJson({ status, headers }: ServiceFetchResponse, { text }: { text: string }): unknown {
  try {
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) throw unexpected()
    return parseShallow(text)
  } catch {
    throw status >= 500 ? platformUnavailable() : unexpected()
  }
}

/** Picks the headers that are passed to the browser, each only in the form that it has in HTTP. */
function pickHeaders(headers: ServiceFetchResponse['headers']): ResponseHeaders {
  const picked: Record<string, string> = {}
  for (const [name, form] of relayedResponseHeaders) {
    const value = headers.get(name)
    if (value !== null && form.test(value)) picked[name] = value
  }
  return picked
}

function unexpected() {
  return refuse(502, {
    code: 'UNEXPECTED_RESPONSE',
    message: 'The response of the service is not one that it may give',
  })
}
