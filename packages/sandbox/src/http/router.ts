import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SandboxContext } from '../context.ts'
import type { Faults } from '../faults.ts'
import { createCardPages } from '../routes/cards/cardPages.ts'
import { routes } from '../routes/index.ts'
import type { SandboxOperation } from '../sandbox.ts'
import { authenticate } from './authentication.ts'
import { createDispatch } from './dispatch.ts'
import type { SerializedResponse } from './idempotency.ts'
import { serializeResponse } from './idempotency.ts'
import { ServiceError } from './responses.ts'

/** The version of the interface; every path of the service starts with it. */
export const sandboxBasePath = '/2025-10-13'

export type RouterParameters = {
  faults: Faults
  clientId: string
  clientSecret: string
  /** Endpoints of the sandbox itself, which need no credentials. */
  control: Hono
}

/** Routes by the operations table, so that a path is declared in one place only. */
export function createRouter(context: SandboxContext, parameters: RouterParameters): Hono {
  const { faults, control, ...credentials } = parameters
  const app = new Hono()
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

  const table = servedOperations()
  for (const { name, method, path } of table)
    app.on(method, sandboxBasePath + path, async (c) => {
      const { raw: request } = c.req
      const caller = await authenticate(context, { headers: request.headers, operation: operations[name], credentials })
      return toResponse(await dispatch(name, { request, params: c.req.param(), caller }))
    })
  for (const path of new Set(table.map((row) => row.path)))
    app.all(sandboxBasePath + path, async (c) => {
      await authenticate(context, { headers: c.req.raw.headers, credentials })
      const allowed = table.filter((row) => row.path === path).map((row) => row.method)
      const message = `${c.req.method} is not allowed here`
      const { answer } = new ServiceError({ status: 405, code: 'METHOD_NOT_ALLOWED', message })
      return toResponse(serializeResponse({ ...answer, headers: { Allow: allowed.join(', ') } }))
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

/** Every operation of the service with its path in the router's spelling, fixed paths before those with ids. */
function servedOperations(): { name: SandboxOperation; method: string; path: string }[] {
  const names = Object.keys(routes) as SandboxOperation[]
  const rows = names.flatMap((name) => {
    const { method, path, alternativePath }: Operation = operations[name]
    const paths = alternativePath ? [path, alternativePath] : [path]
    return paths.map((template) => ({ name, method, path: template.replace(/\{(\w+)\}/g, ':$1') }))
  })
  return rows.sort((one, other) => one.path.split(':').length - other.path.split(':').length)
}

function toResponse(answer: SerializedResponse): Response {
  const { status, text, headers } = answer
  if (text === null) return new Response(null, { status, headers })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}
