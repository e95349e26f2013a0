import type { Operation } from '@countersign/core/wire'
import { retryAfterHeader } from '@countersign/core/wire'
import * as v from 'valibot'
import { jsonAnswer, platformUnavailable, Refusal } from '../answers.ts'
import { buildPath } from '../guards/route.ts'
import type { ServiceOptions } from '../options.ts'
import type { ServiceAnswer } from './callService.ts'
import { readCode, relay } from './relay.ts'

type ReadParameters<schema> = {
  readonly operation: Operation
  readonly schema: schema
  readonly pathIds?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Reads something from the service for the platform's own use. `undefined`: it does not exist.
 *
 * @throws `Refusal` with the service's own status, code and `Retry-After` when it declines, 502 or 504 when it cannot be
 * understood or reached.
 */
export async function readFromService<const schema extends v.GenericSchema<unknown, unknown>>(
  service: ServiceOptions,
  { operation, schema, pathIds = {}, query = {} }: ReadParameters<schema>,
): Promise<v.InferOutput<schema> | undefined> {
  const call = { method: operation.method, path: buildPath(operation, pathIds), query }
  const answer = await relay(service, { operation, call })
  if (answer.status === 404) return undefined
  if (answer.status >= 300) throw declined(answer)

  const parsed = v.safeParse(schema, answer.json)
  if (!parsed.success) throw platformUnavailable()
  return parsed.output
}

/**
 * What the service declined with, such as 409 `SCA_SESSION_REQUIRED`: the browser knows what to do about the code. The
 * rest of the answer may be about somebody else, since nobody knows yet whose thing was asked for.
 */
function declined({ status, headers, json }: ServiceAnswer): Refusal {
  const code = readCode(json)
  if (status >= 500 || !/^[A-Z][A-Z0-9_]{0,63}$/.test(code)) return platformUnavailable()
  const message = 'The service declines to say more'
  const retryAfter = headers.get(retryAfterHeader)
  const kept = retryAfter === null ? {} : { [retryAfterHeader]: retryAfter }
  return new Refusal(jsonAnswer({ status, code, message, reason: message }, { status, headers: kept }))
}
