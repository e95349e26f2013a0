import { type OperationDescription, type OperationResponse, WalletError } from '@countersign/core/wire'
import type { AnyServiceInput } from './serviceInput.ts'

/** One entry of what a list responds with. An operation that lists nothing has none. */
export type ListedItem<operation extends OperationDescription> = OperationResponse<operation>['body'] extends {
  data: readonly (infer item)[]
}
  ? item
  : never

type Page = { readonly data: readonly unknown[]; readonly hasMore?: boolean; readonly nextCursor?: string | undefined }

/** Iterates over the entries of a list, page after page. */
export async function* listPages(
  call: (operation: OperationDescription, input: AnyServiceInput) => Promise<unknown>,
  { operation, input }: { operation: OperationDescription; input: AnyServiceInput },
): AsyncGenerator<unknown, void> {
  const seen = new Set<string>()
  for (let query = input.query; ; ) {
    const { data, hasMore, nextCursor } = (await call(operation, { ...input, query })) as Page
    yield* data
    if (!hasMore || !nextCursor) return
    // A service that repeats a cursor would be read forever.
    if (seen.has(nextCursor))
      throw new WalletError('UNEXPECTED_RESPONSE', { message: `GET ${operation.path} repeats a page` })
    seen.add(nextCursor)
    query = { ...query, cursor: nextCursor }
  }
}
