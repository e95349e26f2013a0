/**
 * Hides a destination so far that its owner knows it again and nobody else learns it: `a•••@example.com`, `+•••00`.
 * Masking twice changes nothing.
 */
export function maskDestination(destination: string): string {
  const plain = normaliseDestination(destination)
  const at = plain.lastIndexOf('@')
  const [first = '?'] = plain
  if (at > 0) return `${first}•••${plain.slice(at)}`
  if (plain.startsWith('+')) return `+•••${plain.slice(-2)}`
  return `${first}•••`
}

/** One spelling for what is one address to a mail server and to a person. */
export function normaliseDestination(destination: string): string {
  return destination.trim().normalize('NFC').toLowerCase()
}
