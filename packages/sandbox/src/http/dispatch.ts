import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import * as v from 'valibot'
import type { AnyRequest, Route, SandboxContext, SandboxRequest } from '../context.ts'
import { runDue } from '../due/runDue.ts'
import type { Faults } from '../faults.ts'
import { routes } from '../routes/index.ts'
import type { Failure, SandboxOperation } from '../sandbox.ts'
import type { Answer } from './answers.ts'
import { invalidInput, ServiceError } from './answers.ts'
import type { WrittenAnswer } from './idempotency.ts'
import { createIdempotency, writeAnswer } from './idempotency.ts'
import { findFieldErrors, parseBody, readQuery } from './validation.ts'

type Call = { request: Request; params: Record<string, string> }

/** Turns an authenticated request into an answer: clock, ordered failures, parsing, idempotency, route. */
export function createDispatch(context: SandboxContext, parameters: { faults: Faults }) {
  const idempotency = createIdempotency(context)
  return async (name: SandboxOperation, call: Call): Promise<WrittenAnswer> => {
    runDue(context)
    const failure = parameters.faults.take(name)
    if (failure && !failure.after) throw orderedFailure(failure)
    const read = await readRequest(name, call)
    const route = routes[name] as unknown as Route<SandboxOperation>
    const work = async (): Promise<Answer> => route(context, parseRequest(name, { read, route }))
    const { idempotent }: Operation = operations[name]
    const answer = idempotent ? await idempotency.once(read, work) : writeAnswer(await work())
    if (failure) throw orderedFailure(failure)
    return answer
  }
}

function orderedFailure(failure: Failure): ServiceError {
  const { status, code, retryAfterSeconds } = failure
  return new ServiceError({ status, code, message: 'This failure was ordered', retryAfterSeconds })
}

type ReadRequest = AnyRequest & { params: Record<string, string>; query: Record<string, string> }

async function readRequest(name: SandboxOperation, call: Call): Promise<ReadRequest> {
  const { request, params } = call
  const query = readQuery(request.url, { operation: operations[name] })
  const target = [name, ...Object.values(params)].join(' ')
  return { target, params, query, bodyText: await request.text(), headers: request.headers }
}

/** @throws `ServiceError` `INVALID_INPUT` that lists every field. */
function parseRequest(
  name: SandboxOperation,
  { read, route }: { read: ReadRequest; route: Route<SandboxOperation> },
): SandboxRequest {
  const operation: Operation = operations[name]
  const body = parseBody(read.bodyText)
  const querySchemas = [operation.query, operation.backendQuery].filter((schema) => schema !== undefined)
  const errors = [
    ...querySchemas.flatMap((schema) => findFieldErrors(schema, { value: read.query })),
    ...(operation.request ? findFieldErrors(operation.request, { value: body }) : []),
    ...(route.findErrors?.(body) ?? []),
  ]
  if (errors.length > 0) throw invalidInput(errors)
  const parsed = {
    query: Object.assign({}, ...querySchemas.map((schema) => v.parse(schema, read.query))),
    body: operation.request ? v.parse(operation.request, body) : undefined,
  }
  return { ...read, ...parsed } as SandboxRequest
}
