import { invalidInput } from './responses.ts'

type PageQuery = { limit?: string | undefined; cursor?: string | undefined }

/**
 * One page of a list. A cursor names the last record of the page before, so records added meanwhile do not shift it.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a limit outside 1..100 or a cursor that was never issued.
 */
export function pageOf<item extends { id: string }>(items: readonly item[], query: PageQuery) {
  const { limit = '20', cursor } = query
  const size = /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (size < 1 || size > 100)
    throw invalidInput([{ field: 'limit', message: 'Expected a whole number from 1 to 100', constraint: {} }])
  const start = cursor === undefined ? 0 : items.findIndex((item) => item.id === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw invalidInput([{ field: 'cursor', message: 'Expected a cursor of this list', constraint: {} }])
  const data = items.slice(start, start + size)
  const hasMore = start + size < items.length
  const last = data.at(-1)
  return { data, hasMore, totalCount: items.length, ...(hasMore && last && { nextCursor: last.id }) }
}
