import type { Operation } from '@countersign/core/wire'
import * as v from 'valibot'

const refusalSchema = v.object({ wrapped: v.object({ type: v.literal('never') }) })

/**
 * Returns whether a body has a field that the operation names only to refuse it, in any spelling. A service that ignores
 * case or underscores would read `ImmediatelyExecute` as well.
 */
export function hasRefusedField({ request }: Operation, value: unknown): boolean {
  if (!request || !('entries' in request) || typeof value !== 'object' || value === null) return false
  const entries = Object.entries(request.entries as object)
  const refused = entries.filter(([, entry]) => v.is(refusalSchema, entry)).map(([name]) => fold(name))
  return refused.length > 0 && Object.keys(value).some((name) => refused.includes(fold(name)))
}

function fold(name: string) {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
