import type { OperationDescription } from '@countersign/core/wire'
import * as v from 'valibot'
import { readFromService } from './readFromService.ts'
import type { Service } from './service.ts'

/** How many pages of one list are read before it is given up. */
const mostPages = 20

type ReadPagesParameters<item> = {
  readonly operation: OperationDescription
  /** The schema of one entry of the list. */
  readonly item: item
  readonly query: Readonly<Record<string, string>>
}

/**
 * Reads a list of the service for the platform's own use, all pages.
 *
 * @throws `Refusal` as `readFromService`.
 */
export async function readPages<const item extends v.GenericSchema<unknown, unknown>>(
  service: Service,
  { operation, item, query }: ReadPagesParameters<item>,
): Promise<v.InferOutput<item>[]> {
  const schema = v.looseObject({
    data: v.array(item),
    hasMore: v.nullish(v.boolean()),
    nextCursor: v.nullish(v.string()),
  })
  const items: v.InferOutput<item>[] = []
  let cursor: string | null | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const pageQuery = cursor ? { ...query, limit: '100', cursor } : { ...query, limit: '100' }
    const page = await readFromService(service, { operation, schema, query: pageQuery })
    items.push(...(page?.data ?? []))
    cursor = page?.hasMore ? page.nextCursor : undefined
    if (!cursor) break
  }
  return items
}
