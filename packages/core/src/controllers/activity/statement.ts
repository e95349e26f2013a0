import type { WalletClient } from '../../createWalletClient.ts'
import { type MonthlyStatement, readStatement } from '../../flows/activity/statement.ts'
import { createReader, type Reader } from '../reader.ts'

export { listStatementMonths, type MonthlyStatement, type StatementLine } from '../../flows/activity/statement.ts'

/** Creates a reader of the statement of one month, `YYYY-MM`. What it shows has been checked: it adds up. */
export function createStatementReader(
  client: WalletClient,
  options: { accountId: string; month: string },
): Reader<MonthlyStatement> {
  return createReader(client, { read: ({ signal }) => readStatement(client, { ...options, signal }) })
}
