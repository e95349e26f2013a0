/**
 * Masks a destination so that its owner recognizes it and others do not learn it: `a•••@example.com`, `+•••00`. Masking
 * twice changes nothing.
 */
export function maskDestination(destination: string): string {
  const plain = normalizeDestination(destination)
  const at = plain.lastIndexOf('@')
  const [first = '?'] = plain
  if (at > 0) return `${first}•••${plain.slice(at)}`
  if (plain.startsWith('+')) return `+•••${plain.slice(-2)}`
  return `${first}•••`
}

/** Normalizes the spelling of what is one address to a mail server and to a user. */
export function normalizeDestination(destination: string): string {
  return destination.trim().normalize('NFC').toLowerCase()
}
