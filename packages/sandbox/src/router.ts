import { operations } from '@countersign/core/wire'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TrieRouter } from 'hono/router/trie-router'
import { createCardPages } from './areas/cards/routes/cardPages.ts'
import type { SandboxContext } from './context.ts'
import { createDispatch } from './dispatch.ts'
import { authenticate } from './http/authentication.ts'
import type { Faults } from './http/faults.ts'
import type { SerializedResponse } from './http/idempotency.ts'
import { serializeResponse } from './http/idempotency.ts'
import { ServiceError } from './http/responses.ts'
import { findCalled } from './servedPaths.ts'

/** The version of the interface; every path of the service starts with it. */
export const sandboxBasePath = '/2025-10-13'

export type RouterParameters = {
  faults: Faults
  clientId: string
  clientSecret: string
  /** Endpoints of the sandbox itself, which need no credentials. */
  control: Hono
}

/** The service: its operations, the endpoints of the sandbox itself, and what both do with any request. */
export function createRouter(context: SandboxContext, parameters: RouterParameters): Hono {
  const { faults, control, ...credentials } = parameters
  // Hono's usual router compiles its paths at the first request, which takes longer than ten requests.
  const app = new Hono({ router: new TrieRouter() })
  const dispatch = createDispatch(context, { faults })

  app.use(async (c, next) => {
    await next()
    // On the sandbox clock, so that clients can read the server time.
    c.res.headers.set('Date', new Date(context.now()).toUTCString())
  })
  app.use(async (c, next) => limitBody(isUpload(c.req.raw) ? largestUpload : largestBody)(c, next))
  app.route('/', control)
  app.route(sandboxBasePath, control)
  app.route(sandboxBasePath, createCardPages(context))

  app.all(`${sandboxBasePath}/*`, async (c) => {
    const { raw: request, path } = c.req
    // Hono sends the response to a HEAD without its body.
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const called = findCalled({ method, path: path.slice(sandboxBasePath.length) })
    if (!called) return c.notFound()
    const { headers } = request
    if ('allowed' in called) {
      await authenticate(context, { headers, credentials })
      const message = `${request.method} is not allowed here`
      const { answer } = new ServiceError({ status: 405, code: 'METHOD_NOT_ALLOWED', message })
      return toResponse(serializeResponse({ ...answer, headers: { Allow: called.allowed.join(', ') } }))
    }
    const { name, params } = called
    const caller = await authenticate(context, { headers, operation: operations[name], credentials })
    return toResponse(await dispatch(name, { request, params, caller }))
  })
  app.notFound(async (c) => {
    await authenticate(context, { headers: c.req.raw.headers, credentials })
    return toResponse(serializeResponse(noSuchPath.answer))
  })
  app.onError((error) => toResponse(serializeResponse((error instanceof ServiceError ? error : internalError).answer)))
  return app
}

/** The largest body that is read, in bytes. */
const largestBody = 1024 * 1024
/** The same for a form with a file. A file that is too large is refused by the operation, which says so. */
const largestUpload = 12 * 1024 * 1024

function limitBody(maxSize: number) {
  const message = `The body is larger than ${maxSize / 1024 / 1024} MiB`
  const { answer } = new ServiceError({ status: 413, code: 'INVALID_INPUT', message })
  return bodyLimit({ maxSize, onError: () => toResponse(serializeResponse(answer)) })
}

function isUpload({ headers }: Request): boolean {
  return (headers.get('Content-Type') ?? '').startsWith('multipart/form-data')
}

const noSuchPath = new ServiceError({ status: 404, code: 'REFERENCE_NOT_FOUND', message: 'No such path' })
const internalError = new ServiceError({ status: 500, code: 'INTERNAL_ERROR', message: 'The sandbox has a fault' })

function toResponse(answer: SerializedResponse): Response {
  const { status, text, headers } = answer
  if (text === null) return new Response(null, { status, headers })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}
