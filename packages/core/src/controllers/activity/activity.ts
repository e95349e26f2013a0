import type { WalletClient } from '../../createWalletClient.ts'
import { readActivity } from '../../flows/activity/activity.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { createPagedReader, type PagedReader } from '../pagedReader.ts'

export type ActivityOptions = {
  /** How many transactions a page has, at most 100; 20 by default. */
  limit?: number | undefined
  /** Only what began at this time or later. */
  from?: Date | undefined
  /** Only what began at this time or earlier. */
  to?: Date | undefined
  /** Only payments to this payee. */
  payeeId?: string | undefined
  /** Only what was done with this card. */
  cardId?: string | undefined
  /** Only what has this status. */
  status?: 'COMPLETED' | undefined
}

/** Creates a reader of the user's transactions, newest first. */
export function createActivityReader(client: WalletClient, options: ActivityOptions = {}): PagedReader<Transaction> {
  return createPagedReader(client, (page) => readActivity(client, { ...options, ...page }), { kind: 'transaction' })
}
