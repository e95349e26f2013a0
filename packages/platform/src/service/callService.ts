import { listInternalAccounts } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { platformUnavailable, refuse } from '../answers.ts'
import { withDeadline } from '../deadline.ts'
import { readCapped } from '../guards/body.ts'
import type { ServiceOptions } from '../options.ts'

/** The largest answer that is taken from the service, in bytes. */
const largestAnswer = 2 * 1024 * 1024

/** Headers of the service that the browser gets to see. */
const relayedAnswerHeaders = ['content-type', 'retry-after', 'date']

export type ServiceCall = {
  readonly method: string
  /** Path below the base URL, built from checked ids. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer> | undefined
}

/** What the service answered, with its JSON read from a copy. `json` is `undefined` when there is no body. */
export type ServiceAnswer = Answer & { readonly json: unknown }

/**
 * Makes one call with the platform's credentials. Redirects are not followed, and a browser that goes away does not
 * end the call: a payment that began is better finished.
 *
 * @throws `Refusal` 502 when the service cannot be reached or answers something that is not its interface, 504 when it
 * takes too long.
 */
export async function callService(service: ServiceOptions, call: ServiceCall): Promise<ServiceAnswer> {
  const { fetch: send = fetch, timeoutMs = 15_000 } = service
  const late = () => refuse(504, { code: 'TIMEOUT', message: 'The service did not answer in time' })
  // The deadline covers the body too: an answer may begin at once and never end.
  return withDeadline((signal) => exchange(service, { call, send, signal }), { timeoutMs, late })
}

type Exchange = { call: ServiceCall; send: typeof fetch; signal: AbortSignal }

async function exchange(service: ServiceOptions, { call, send, signal }: Exchange): Promise<ServiceAnswer> {
  const authorization = basicCredentials(service)
  const query = new URLSearchParams(call.query).toString()
  const { internalAccountsPath = listInternalAccounts.path } = service
  const path = call.path === listInternalAccounts.path ? internalAccountsPath : call.path
  const url = `${service.baseUrl.replace(/\/+$/, '')}${path}${query && `?${query}`}`
  const headers = { ...call.headers, accept: 'application/json', authorization }
  // What a failing fetch says may quote the request, so it goes no further than this line.
  const response = await send(url, {
    method: call.method,
    headers: call.body ? { ...headers, 'content-type': 'application/json' } : headers,
    body: call.body ?? null,
    redirect: 'manual',
    signal,
  }).catch(() => {
    throw platformUnavailable()
  })

  const body = await readCapped(response.body, { largest: largestAnswer, signal }).catch(() => {
    throw platformUnavailable()
  })
  if (!body || response.status < 200 || (response.status >= 300 && response.status < 400)) throw unexpected()
  const json = readJson(response, { body, secrets: [authorization.slice('Basic '.length), service.clientSecret] })
  return { status: response.status, headers: pickHeaders(response.headers), body, json }
}

/** RFC 7617: user id and password joined by a colon, as UTF-8, in base64. */
function basicCredentials({ clientId, clientSecret }: ServiceOptions) {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

function readJson(response: Response, { body, secrets }: { body: Uint8Array; secrets: readonly string[] }): unknown {
  if (body.length === 0) return undefined
  const text = new TextDecoder().decode(body)
  // An error page or a debug answer may repeat the request it was sent.
  if (secrets.some((secret) => text.includes(secret))) throw unexpected()
  try {
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) throw unexpected()
    return JSON.parse(text)
  } catch {
    throw response.status >= 500 ? platformUnavailable() : unexpected()
  }
}

function pickHeaders(headers: Headers) {
  const picked = new Headers()
  for (const name of relayedAnswerHeaders) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

function unexpected() {
  return refuse(502, { code: 'UNEXPECTED_RESPONSE', message: 'The service answered something that it should not' })
}
