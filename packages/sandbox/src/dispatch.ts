import type { Operation } from '@countersign/core/wire'
import { operations, parameterNames } from '@countersign/core/wire'
import * as v from 'valibot'
import type { AnyRequest, Route, SandboxContext, SandboxRequest } from './context.ts'
import { runDue } from './due/runDue.ts'
import type { Caller } from './http/authentication.ts'
import { findDataErrors } from './http/dataErrors.ts'
import type { Faults } from './http/faults.ts'
import type { SerializedResponse } from './http/idempotency.ts'
import { createIdempotency, requireIdempotencyKey, serializeResponse } from './http/idempotency.ts'
import type { RouteResponse } from './http/responses.ts'
import { invalidInput, ServiceError } from './http/responses.ts'
import { dropNulls, findFieldErrors, parseBody, readForm, readQuery } from './http/validation.ts'
import { routes } from './routes.ts'
import type { Failure, SandboxOperation } from './sandbox.ts'

type Call = { request: Request; params: Record<string, string>; caller: Caller }

/** Turns an authenticated request into a response: clock, ordered failures, parsing, idempotency, route. */
export function createDispatch(context: SandboxContext, parameters: { faults: Faults }) {
  const idempotency = createIdempotency(context)
  return async (name: SandboxOperation, call: Call): Promise<SerializedResponse> => {
    runDue(context)
    const failure = parameters.faults.take(name)
    if (failure && !failure.after) throw orderedFailure(failure)
    const read = await readRequest(name, call)
    const route = routes[name] as unknown as Route<SandboxOperation>
    const work = async (): Promise<RouteResponse> =>
      route(context, parseRequest(name, { read, route, now: context.now() }))
    const { idempotent }: Operation = operations[name]
    if (idempotent === 'required') requireIdempotencyKey(call.request.headers)
    const answer = idempotent ? await idempotency.once(read, work) : serializeResponse(await work())
    // What the request brought about at once: events, above all.
    runDue(context)
    if (failure) throw orderedFailure(failure)
    return answer
  }
}

function orderedFailure(failure: Failure): ServiceError {
  const { status, code, retryAfterSeconds } = failure
  return new ServiceError({ status, code, message: 'This failure was ordered', retryAfterSeconds })
}

type ReadRequest = AnyRequest & {
  params: Record<string, string>
  query: Record<string, string | string[]>
  origin: string
  /** What the body says, not checked yet. */
  sentBody: unknown
}

async function readRequest(name: SandboxOperation, call: Call): Promise<ReadRequest> {
  const { request, params, caller } = call
  const { origin } = new URL(request.url)
  const query = readQuery(request.url, { operation: operations[name] })
  const target = [name, ...Object.values(params)].join(' ')
  const common = { target, params, query, headers: request.headers, caller, origin }
  const { upload }: Operation = operations[name]
  if (upload) return { ...common, bodyText: '', sentBody: await readForm(request) }
  const bodyText = await request.text()
  return { ...common, bodyText, sentBody: parseBody(bodyText) }
}

/** What each schema of an operation reads of a query. The one for the backend comes first. */
function readQueries({ query, backendQuery }: Operation, read: ReadRequest) {
  const backendNames = parameterNames({ query: backendQuery })
  const others = Object.fromEntries(Object.entries(read.query).filter(([name]) => !backendNames.includes(name)))
  return [
    { schema: backendQuery, value: read.query },
    { schema: query, value: others },
  ].flatMap(({ schema, value }) => (schema ? [{ schema, value }] : []))
}

/** @throws `ServiceError` `INVALID_INPUT` that lists every field. */
function parseRequest(
  name: SandboxOperation,
  { read, route, now }: { read: ReadRequest; route: Route<SandboxOperation>; now: number },
): SandboxRequest {
  const operation: Operation = operations[name]
  const { sentBody, ...rest } = read
  const request = operation.backendRequest ?? operation.request
  if (request && !operation.upload) dropNulls(request, { value: sentBody })
  const queries = readQueries(operation, read)
  const errors = [
    // A schema whose fields are all optional would take a list for an object without any.
    ...(Array.isArray(sentBody) ? [{ field: 'body', message: 'Expected an object', constraint: {} }] : []),
    ...queries.flatMap(({ schema, value }) => findFieldErrors(schema, { value })),
    // Of several errors of one field the first is reported, and a route knows the constraint better than a schema does.
    ...(route.findErrors?.(sentBody) ?? []),
    ...(request ? findFieldErrors(request, { value: sentBody }) : []),
    ...findDataErrors(sentBody, { now }),
  ]
  if (errors.length > 0) throw invalidInput(errors)
  const parsed = {
    query: Object.assign({}, ...queries.map(({ schema, value }) => v.parse(schema, value))),
    body: request ? v.parse(request, sentBody) : undefined,
  }
  return { ...rest, ...parsed } as SandboxRequest
}
