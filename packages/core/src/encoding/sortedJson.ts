/**
 * Writes a value as JSON with the fields of each object in one order: their order means nothing (RFC 8259 §4). An absent
 * field and `undefined` are the same.
 */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
