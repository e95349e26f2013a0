import type { Page } from '../api/page.ts'
import type { WalletClient } from '../createWalletClient.ts'
import type { ChangedBy } from './onChange.ts'
import { createReader, type Reader, type ReaderState } from './reader.ts'

export type PagedReader<item> = Reader<Page<item>> & {
  /** Reads the next page. Does nothing on the last page, and while something else is being read. */
  loadMore(): Promise<ReaderState<Page<item>>>
}

type ReadPage<item> = (parameters: { cursor: string | undefined; signal: AbortSignal }) => Promise<Page<item>>

/** Creates a reader of a list that comes in pages. A refresh reads as many items as are shown. */
export function createPagedReader<item extends { id: string }>(
  client: WalletClient,
  readPage: ReadPage<item>,
  changedBy?: ChangedBy,
): PagedReader<item> {
  return createReader<Page<item>>(client, {
    changedBy,
    read: async ({ shown, signal }) => {
      let read: Page<item> = { items: [], nextCursor: undefined }
      let page: Page<item>
      do {
        page = await readPage({ cursor: read.nextCursor, signal })
        read = append(read, page)
      } while (
        read.nextCursor !== undefined &&
        // A service that returns empty pages must not be asked forever.
        page.items.length > 0 &&
        read.items.length < (shown?.items.length ?? 0)
      )
      return read
    },
    more: (shown) => {
      const { nextCursor: cursor } = shown
      if (cursor === undefined) return undefined
      return async (signal) => append(shown, await readPage({ cursor, signal }))
    },
  })
}

/** Adds a page. What is new at the top of the list pushes items from one page to the next, which then has them again. */
function append<item extends { id: string }>(shown: Page<item>, { items, nextCursor }: Page<item>): Page<item> {
  const known = new Set(shown.items.map(({ id }) => id))
  return { items: [...shown.items, ...items.filter(({ id }) => !known.has(id))], nextCursor }
}
