import { unexpected } from '../errors/WalletError.ts'

/** One page of a list. `nextCursor` is where the next page begins, and `undefined` on the last one. */
export type Page<item> = { readonly items: readonly item[]; readonly nextCursor: string | undefined }

export type PageParameters = {
  /** How many items a page has, at most 100. */
  limit?: number | undefined
  /** The `nextCursor` of the page before; absent for the first page. */
  cursor?: string | undefined
  signal?: AbortSignal | undefined
}

type ListResponse<item> = { data: readonly item[]; hasMore: boolean; nextCursor?: string | undefined }

/** Returns the page in a response of the service. */
export function toPage<item>(body: ListResponse<item>): Page<item> {
  return { items: body.data, nextCursor: body.hasMore ? body.nextCursor : undefined }
}

/** More pages than any customer has; a relay could name another one forever. */
const mostPages = 200

/**
 * Reads a list to its end.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: it has none.
 */
export async function readAllPages<item>(
  read: (cursor: string | undefined) => Promise<ListResponse<item>>,
): Promise<readonly item[]> {
  const items: item[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const page = toPage(await read(cursor))
    items.push(...page.items)
    cursor = page.nextCursor
    if (cursor === undefined) return items
  }
  throw unexpected('no end')
}
