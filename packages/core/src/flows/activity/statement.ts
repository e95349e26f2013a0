import { getAccount } from '../../api/accounts.ts'
import { readAllPages } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unexpected } from '../../errors/WalletError.ts'
import type { Currency } from '../../wire/schema/money.ts'
import { type BalanceChange, type BalanceChanges, listBalanceChanges } from '../../wire/statements.ts'
import { listTransactions, type Transaction } from '../../wire/transaction.ts'
import { timeZone, writeMonth } from './statementMonths.ts'

/** One line of a statement, fees included. */
export type StatementLine = {
  readonly id: string
  /** In the smallest unit of the statement's currency; negative for what left the account. */
  readonly amount: bigint
  readonly at: Date
  /** What it belongs to, where the service says so. For its name only. */
  readonly transaction: Transaction | undefined
}

/** A month of one account. The opening balance and all lines add up to the closing balance. */
export type MonthlyStatement = {
  /** `YYYY-MM`. */
  readonly month: string
  /** Where its month begins and ends at midnight; the days of its lines are days there. */
  readonly timeZone: string
  readonly currency: Currency
  readonly openingBalance: bigint
  readonly closingBalance: bigint
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
}

export type ReadStatementParameters = {
  accountId: string
  /** `YYYY-MM`, a calendar month in `America/Chicago`. */
  month: string
  signal?: AbortSignal | undefined
}
export type ReadStatementReturnType = Awaited<ReturnType<typeof readStatement>>

/**
 * Reads the statement of a month, and checks it: the opening balance and the lines of all pages have to add up to the
 * closing balance.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: it does not add up, so nothing of it may be shown. `NOT_YET_AVAILABLE`:
 *   the month is not closed; read it a day after its end. `REFERENCE_NOT_FOUND`: the customer has no such wallet.
 */
export async function readStatement(
  client: WalletClient,
  parameters: ReadStatementParameters,
): Promise<MonthlyStatement> {
  const { accountId, month, signal } = parameters
  const period = periodOf(month)
  const [account, changes, transactions] = await Promise.all([
    getAccount(client, { accountId, signal }),
    readChanges(client, { accountId, period, signal }),
    readTransactions(client, { period, signal }),
  ])
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  return {
    month,
    timeZone,
    currency: account.balance.currency,
    openingBalance: changes.openingBalance,
    closingBalance: changes.closingBalance,
    lines: changes.data.map(({ id, amount, effectiveAt: at, transactionId }) => ({
      id,
      amount,
      at,
      transaction: byId.get(transactionId ?? ''),
    })),
  }
}

/** First instants, with their offsets. */
type Period = { startDate: string; endDate: string }

function periodOf(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { startDate: firstInstantOf(month), endDate: firstInstantOf(writeMonth(year, number + 1)) }
}

function firstInstantOf(month: string): string {
  // Its first hour: clocks are never set before two in the morning.
  const date = new Date(`${month}-01T06:00:00Z`)
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return `${month}-01T00:00:00${offset}`
}

/** The changes of all pages. */
type Changes = Pick<BalanceChanges, 'openingBalance' | 'closingBalance'> & { data: readonly BalanceChange[] }

type ChangesParameters = { accountId: string; period: Period; signal: AbortSignal | undefined }

async function readChanges(client: WalletClient, parameters: ChangesParameters): Promise<Changes> {
  const { accountId, period, signal } = parameters
  const read = (cursor?: string) =>
    call(client, listBalanceChanges, { path: { accountId }, query: { ...period, limit: '100', cursor }, signal })
  const first = await read()
  const data = await readAllPages<BalanceChange>(async (cursor) => {
    if (cursor === undefined) return first
    const page = await read(cursor)
    if (page.openingBalance !== first.openingBalance || page.closingBalance !== first.closingBalance)
      throw unexpected('the balances changed')
    return page
  })
  return checkChanges({ ...first, data }, period)
}

/** @throws `WalletError` `UNEXPECTED_RESPONSE` for what is no statement of this period. */
function checkChanges(statement: Changes, { startDate, endDate }: Period): Changes {
  const { openingBalance, closingBalance, data } = statement
  if (data.reduce((sum, { amount }) => sum + amount, openingBalance) !== closingBalance)
    throw unexpected('the lines do not add up')
  if (new Set(data.map(({ id }) => id)).size !== data.length) throw unexpected('a line comes twice')
  const [from, to] = [new Date(startDate), new Date(endDate)]
  if (data.some(({ effectiveAt }) => effectiveAt < from || effectiveAt >= to)) throw unexpected('another month')
  return statement
}

/** What began before the month may have settled in it. */
const settlingMs = 7 * 24 * 3_600_000

function readTransactions(
  client: WalletClient,
  { period, signal }: { period: Period; signal: AbortSignal | undefined },
): Promise<readonly Transaction[]> {
  const startDate = new Date(Date.parse(period.startDate) - settlingMs).toISOString()
  return readAllPages((cursor) =>
    call(client, listTransactions, { query: { ...period, startDate, limit: '100', cursor }, signal }),
  )
}
