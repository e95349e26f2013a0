/** The id of a resource: its kind, which says nothing to the user, and its UUID. */
const resourceId = /^[A-Z]\w*:([0-9a-f-]{36})$/i

/** Returns a reference that the user can read out: an id of the service without its kind, anything else unchanged. */
export function readableReference(reference: string): string {
  return resourceId.exec(reference)?.[1] ?? reference
}
