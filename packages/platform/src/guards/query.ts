import type { Operation } from '@countersign/core/wire'
import { parameterNames } from '@countersign/core/wire'
import * as v from 'valibot'
import { refuse } from '../responses.ts'

/**
 * Reads the query parameters that the operation declares, each at most once.
 *
 * @throws `Refusal` 400 for anything else.
 */
export function readQuery(url: string, { operation }: { operation: Operation }): Record<string, string> {
  if (!url.includes('?')) return {}
  const parameters = [...new URL(url).searchParams]
  const query = Object.fromEntries(parameters)
  const unknown = parameters.some(([name]) => !parameterNames(operation).includes(name))
  if (unknown || Object.keys(query).length !== parameters.length || parameters.some(([, value]) => isUnsafe(value)))
    throw invalidQuery()
  return query
}

/**
 * Checks the complete query against the operation's own schema.
 *
 * @throws `Refusal` 400.
 */
export function checkQuery(query: Readonly<Record<string, string>>, { operation }: { operation: Operation }): void {
  if (operation.query && !v.is(operation.query, query)) throw invalidQuery()
}

function isUnsafe(value: string) {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(value)
}

function invalidQuery() {
  return refuse(400, { code: 'INVALID_INPUT', message: 'The query has a parameter that does not belong there' })
}
