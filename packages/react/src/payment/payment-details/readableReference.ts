/** The id of a resource: its kind, which says nothing to a person, and what tells it from every other. */
const resourceId = /^[A-Z]\w*:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** A reference as a person can read it out: an id of the service without its kind, anything else unchanged. */
export function readableReference(reference: string): string {
  return resourceId.exec(reference)?.[1] ?? reference
}
