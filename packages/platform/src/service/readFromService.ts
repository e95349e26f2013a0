import type { Operation } from '@countersign/core/wire'
import * as v from 'valibot'
import { platformUnavailable, Refusal } from '../answers.ts'
import { buildPath } from '../guards/route.ts'
import type { ServiceOptions } from '../options.ts'
import { relay } from './relay.ts'

type ReadParameters<schema> = {
  readonly operation: Operation
  readonly schema: schema
  readonly pathIds?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Reads something from the service for the platform's own use. `undefined`: it does not exist.
 *
 * @throws `Refusal` with the service's own answer when it declines, 502 or 504 when it cannot be understood or reached.
 */
export async function readFromService<const schema extends v.GenericSchema<unknown, unknown>>(
  service: ServiceOptions,
  { operation, schema, pathIds = {}, query = {} }: ReadParameters<schema>,
): Promise<v.InferOutput<schema> | undefined> {
  const call = { method: operation.method, path: buildPath(operation, pathIds), query }
  const answer = await relay(service, { operation, call })
  if (answer.status === 404) return undefined
  if (answer.status >= 500) throw platformUnavailable()
  if (answer.status >= 300) throw new Refusal(answer)

  const parsed = v.safeParse(schema, answer.json)
  if (!parsed.success) throw platformUnavailable()
  return parsed.output
}
