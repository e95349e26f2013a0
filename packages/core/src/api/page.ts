/** One page of a list. `nextCursor` is where the next page begins, and `undefined` on the last one. */
export type Page<item> = { readonly items: readonly item[]; readonly nextCursor: string | undefined }

export type PageParameters = {
  /** How many items a page has, at most 100. */
  limit?: number | undefined
  /** The `nextCursor` of the page before; absent for the first page. */
  cursor?: string | undefined
  signal?: AbortSignal | undefined
}

/** Returns the page in a response of the service. */
export function toPage<item>(body: {
  data: readonly item[]
  hasMore: boolean
  nextCursor?: string | undefined
}): Page<item> {
  return { items: body.data, nextCursor: body.hasMore ? body.nextCursor : undefined }
}
