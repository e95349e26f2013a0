import type { Page } from '../../api/page.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { Transaction } from '../../wire/transaction.ts'
import type { PagedReader } from '../pagedReader.ts'
import type { ReaderState } from '../reader.ts'
import { type ActivityOptions, createActivityReader } from './activity.ts'

export {
  describeMovement,
  isShown,
  type Movement,
  type MovementFilter,
  type MovementState,
  payeeOf,
  type ShownMovements,
} from '../../flows/activity/activityList.ts'

export type ActivityListReader = PagedReader<Transaction> & {
  /**
   * Reads on until a page more of the transactions that are wanted is found, the list is at its end, or ten pages are
   * read. Does nothing while something else is being read.
   */
  findMore(isWanted: (transaction: Transaction) => boolean): Promise<ReaderState<Page<Transaction>>>
}

/** Pages that one press reads where nothing in them is wanted. */
const mostPages = 10

/** Creates a reader of the user's transactions, newest first, that can look for some of them. */
export function createActivityList(client: WalletClient, options: ActivityOptions = {}): ActivityListReader {
  const { limit = 20 } = options
  const reader = createActivityReader(client, { ...options, limit })
  const count = (isWanted: (transaction: Transaction) => boolean) =>
    reader.getSnapshot().content?.items.filter(isWanted).length ?? 0

  async function findMore(isWanted: (transaction: Transaction) => boolean) {
    const enough = count(isWanted) + limit
    let state = reader.getSnapshot()
    for (let page = 0; page < mostPages; page++) {
      const before = state.content
      state = await reader.loadMore()
      const isOver = state.error !== undefined || state.content === before || state.content?.nextCursor === undefined
      if (isOver || count(isWanted) >= enough) break
    }
    return state
  }

  return { ...reader, findMore }
}
