import type { Records } from '../records.ts'

const recordName = 'active-at'

/** When somebody last used the wallet in this browser, on the service's time; `undefined` where nobody wrote it down. */
export async function readLastActivity(records: Records): Promise<number | undefined> {
  const value = await records.read(recordName)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function writeLastActivity(records: Records, parameters: { atMs: number }): Promise<void> {
  return records.write(recordName, parameters.atMs)
}
