import { useState } from 'react'

/**
 * Returns what is wrong with a field, or `undefined` once the user has edited it, with what to call then. Compared by
 * identity, so the same mistake made again is wrong again.
 */
export function useUntilEdited<fault>(fault: fault): [fault: fault | undefined, edit: () => void] {
  const [edited, setEdited] = useState<fault>()
  return [edited === fault ? undefined : fault, () => setEdited(() => fault)]
}
