import type { Records } from './records.ts'

const recordName = 'active-at'

/**
 * Returns what the device's wall clock showed when the wallet was last used in this browser; `undefined`: not recorded.
 */
export async function readLastActivity(records: Records): Promise<number | undefined> {
  const value = await records.read(recordName)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function writeLastActivity(records: Records, parameters: { atMs: number }): Promise<void> {
  return records.write(recordName, parameters.atMs)
}
