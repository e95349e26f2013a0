import { passOn } from './passOn.ts'
import type { Records } from './records.ts'

/**
 * Returns records whose storage loads with the first call: a sign-in screen can be shown without it. If it does not load,
 * that call is refused, and the next one loads it again.
 */
export function createLazyRecords(parameters: { load: () => Promise<Records> }): Records {
  let records: Records | undefined
  const loadOnce = async () => {
    const loaded = records ?? (await parameters.load())
    // Two calls may have loaded it side by side: only the first counts, because what it keeps in memory is its own.
    records ??= loaded
    return records
  }
  return {
    persistence: () => records?.persistence() ?? 'stored',
    ...passOn(loadOnce, 'read', 'write', 'change', 'remove', 'list'),
  }
}
