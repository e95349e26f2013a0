import { matchRoute } from '../guards/route.ts'
import { readCode } from '../service/relay.ts'

/**
 * One request that was answered, for logs and metrics. It names no customer and no resource, and carries no body, header
 * or address: it can be written out as it is.
 */
export type RequestEvent = {
  /** Random; also the `X-Request-Id` of the response, so that a user can quote it to support. */
  readonly requestId: string
  readonly method: string
  /** The operation of the interface, such as `executeQuote`. `undefined`: no operation has this path. */
  readonly operation: string | undefined
  readonly status: number
  /** The `code` of an error response, such as `QUOTE_EXPIRED`. */
  readonly code: string | undefined
  readonly durationMs: number
}

/** Answers one request. Never rejects. */
export type Handler = (request: Request) => Promise<Response>

type ObserveParameters = {
  readonly onRequest: (event: RequestEvent) => void
  readonly mountPath: string
  readonly now: () => number
}

/** Reports each response of a handler, when it begins: a stream may stay open for hours. */
export function observeRequests(handle: Handler, { onRequest, mountPath, now }: ObserveParameters): Handler {
  return async (request) => {
    const startedAt = now()
    const response = await handle(request)
    const requestId = crypto.randomUUID()
    const described = await describeExchange(request, { response, mountPath })
    try {
      onRequest({ requestId, ...described, durationMs: now() - startedAt })
    } catch {
      // An observer that fails must not change the response.
    }
    response.headers.set('x-request-id', requestId)
    return response
  }
}

/** Returns what may be said of a request and its response. */
export async function describeExchange(
  request: Request,
  { response, mountPath }: { response: Response; mountPath: string },
): Promise<Pick<RequestEvent, 'method' | 'operation' | 'status' | 'code'>> {
  const { status } = response
  return {
    method: methods.includes(request.method) ? request.method : 'OTHER',
    operation: operationOf(request, { mountPath }),
    status,
    code: status >= 400 ? await readErrorCode(response.clone()) : undefined,
  }
}

/** A client can write anything into a method, and into logs with it. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function operationOf(request: Request, parameters: { mountPath: string }): string | undefined {
  try {
    return matchRoute(request, parameters).operation.name
  } catch {
    return undefined
  }
}

async function readErrorCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  const code = readCode(body)
  return /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : undefined
}
