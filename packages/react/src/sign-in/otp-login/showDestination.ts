/** What a user typed, as they typed it. It stays in the memory of the page and is stored nowhere. */
export type TypedDestination = string | undefined

/**
 * Returns what the user typed in this tab where it fits the masked destination from the service, so that a slip can be
 * seen; else the masked one, which is then not what was typed.
 */
export function showDestination(masked: string, typed: TypedDestination): string {
  if (typed === undefined) return masked
  const shown = typed.trim()
  const plain = shown.includes('@') ? shown.toLowerCase() : shown.replace(/[^+\d]/g, '')
  const [start = '', end = ''] = masked.split('•••')
  return plain.startsWith(start) && plain.endsWith(end) ? shown : masked
}
