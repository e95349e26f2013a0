import type { WalletClient } from '../../createWalletClient.ts'
import type { MonthlyStatement } from '../../flows/activity/statement.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { createReader, type Reader } from '../reader.ts'

export type { MonthlyStatement, StatementLine } from '../../flows/activity/statement.ts'
export { listStatementMonths } from '../../flows/activity/statementMonths.ts'

/** Creates a reader of the statement of one month, `YYYY-MM`. What it shows has been checked: it adds up. */
export function createStatementReader(
  client: WalletClient,
  options: { accountId: string; month: string },
): Reader<MonthlyStatement> {
  return createReader(client, {
    read: async ({ signal }) => {
      // What talks to the service loads here: the first screen does not need it.
      const { readStatement } = await loadModule(import('../../flows/activity/statement.ts'))
      return readStatement(client, { ...options, signal })
    },
  })
}
