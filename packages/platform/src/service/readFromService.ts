import type { OperationDescription } from '@countersign/core/wire'
import * as v from 'valibot'
import { buildPath } from '../guards/route.ts'
import { jsonResponse, platformUnavailable, Refusal } from '../responses.ts'
import type { ServiceResponse } from './callService.ts'
import { isAboutAskedId } from './checkAnswer.ts'
import { readCode, relay } from './relay.ts'
import type { Service } from './service.ts'

type ReadParameters<schema> = {
  readonly operation: OperationDescription
  readonly schema: schema
  readonly pathIds?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Reads something from the service for the platform's own use. `undefined`: it does not exist, or the answer is about
 * another resource, which proves nothing about this one.
 *
 * @throws `Declined` with the service's own status and code when it refuses; `Refusal` 429 when it limits the platform,
 * 502 or 504 when it cannot be understood or reached.
 */
export async function readFromService<const schema extends v.GenericSchema<unknown, unknown>>(
  service: Service,
  { operation, schema, pathIds = {}, query = {} }: ReadParameters<schema>,
): Promise<v.InferOutput<schema> | undefined> {
  const call = { method: operation.method, path: buildPath(operation, pathIds), query }
  const answer = await relay(service, { operation, call })
  if (answer.status === 404) return undefined
  if (answer.status >= 300) throw declined(answer)

  const parsed = v.safeParse(schema, answer.json)
  if (!parsed.success) throw platformUnavailable()
  if (!isAboutAskedId({ operation, pathIds }, answer)) return undefined
  return parsed.output
}

/** The service understood the request and refuses it for this customer. */
export class Declined extends Refusal {
  /** The service's own code, such as `SCA_SESSION_REQUIRED`. */
  readonly code: string

  constructor(answer: ServiceResponse) {
    super(withoutDetails(answer).answer)
    this.code = readCode(answer.json)
  }
}

function declined(answer: ServiceResponse): Refusal {
  const isAboutTheCustomer = answer.status < 500 && answer.status !== 429
  return isAboutTheCustomer ? new Declined(answer) : withoutDetails(answer)
}

/**
 * Keeps the service's status, code and `Retry-After`: the browser handles a code such as `SCA_SESSION_REQUIRED`. The
 * rest may be about another customer, since the owner of the resource is not known yet.
 */
function withoutDetails({ status, headers, json }: ServiceResponse): Refusal {
  const code = readCode(json)
  if (status >= 500 || !/^[A-Z][A-Z0-9_]{0,63}$/.test(code)) return platformUnavailable()
  const message = 'The service declines to say more'
  const retryAfter = headers['retry-after']
  const kept = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return new Refusal(jsonResponse({ status, code, message, reason: message }, { status, headers: kept }))
}
