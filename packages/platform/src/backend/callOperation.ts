import {
  idempotencyKeyHeader,
  type OperationDescription,
  parseJson,
  signedRequestChallengeSchema,
  stringifyJson,
  WalletError,
} from '@countersign/core/wire'
import * as v from 'valibot'
import { buildPath } from '../guards/route.ts'
import { callService, type ServiceCall, type ServiceResponse } from '../service/callService.ts'
import { isAboutAskedId } from '../service/checkAnswer.ts'
import type { Service } from '../service/service.ts'
import { refusedBy, unansweredCall, unexpectedResponse } from './serviceErrors.ts'
import type { AnyServiceInput } from './serviceInput.ts'
import { toUpload } from './toUpload.ts'

export type Caller = { readonly service: Service; readonly now: () => number }

/**
 * Calls an operation once, and returns the parsed body of its response.
 *
 * @throws `WalletError`, always.
 */
export async function callOperation(
  { service, now }: Caller,
  { operation, input }: { operation: OperationDescription; input: AnyServiceInput },
): Promise<unknown> {
  const failed = { operation, now }
  const answer = await sendCall(service, { operation, input }).catch((thrown: unknown) => {
    throw unansweredCall(failed, thrown)
  })
  if (answer.status >= 400) throw refusedBy(failed, answer)
  const schema = operation.responses[answer.status]
  if (schema === undefined) throw unexpectedResponse(failed, answer.status)
  if (schema === null) return undefined
  const parsed = v.safeParse(schema, readExactly(answer))
  // A payload to sign carries no id.
  const isAsked =
    schema === signedRequestChallengeSchema || isAboutAskedId({ operation, pathIds: input.path ?? {} }, answer)
  if (!parsed.success || !isAsked) throw unexpectedResponse(failed, answer.status)
  return parsed.output
}

async function sendCall(
  service: Service,
  { operation, input }: { operation: OperationDescription; input: AnyServiceInput },
): Promise<ServiceResponse> {
  const { path = {}, query = {}, body, idempotencyKey } = input
  const call: ServiceCall = {
    method: operation.method,
    path: buildPath(operation, path),
    query: listParameters(query),
    ...(idempotencyKey !== undefined && { headers: { [idempotencyKeyHeader]: idempotencyKey } }),
  }
  if (body === undefined) return callService(service, call)
  if (operation.upload) return callService(service, { ...call, upload: toUpload(body as Record<string, unknown>) })
  return callService(service, { ...call, body: writeJson(body) })
}

function listParameters(query: NonNullable<AnyServiceInput['query']>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  )
}

function writeJson(body: unknown): Uint8Array<ArrayBuffer> {
  try {
    return new TextEncoder().encode(stringifyJson(body))
  } catch {
    throw new WalletError('INVALID_AMOUNT', { message: 'the amount is too large to send' })
  }
}

/** The relay's own reading rounds long integers, which it never looks at. */
function readExactly({ body }: ServiceResponse): unknown {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  return text === '' ? undefined : parseJson(text)
}
