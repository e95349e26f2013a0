/** The kind of a resource before its UUID, which says nothing to the user. */
const kind = /^[A-Z]\w*:(?=[0-9a-f-]{36}$)/i

/** Returns a reference that the user can read out: an id of the service without its kind, anything else unchanged. */
export function readableReference(reference: string): string {
  return reference.replace(kind, '')
}
