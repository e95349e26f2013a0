import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { dayMs } from '../../../due/schedule.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import type { StatementRecord } from '../../../state/payeeRecords.ts'
import { platformId } from '../../../state/platform.ts'
import type { InternalAccountRecord } from '../../../state/records.ts'
import { monthOfWindow, windowOfMonth } from '../statementMonths.ts'
import { findInternalAccount, requireReadable } from './internalAccounts.ts'

/** Card settlement of a window closes a day after its end. */
const closingMs = dayMs

export const listBalanceChanges: Route<'listBalanceChanges'> = (context, { params, query }) => {
  const account = findInternalAccount(context, { id: params.accountId })
  requireReadable(context, account)
  const window = readWindow(query)
  if (context.now() < window.to + closingMs) throw notYetAvailable()

  const changes = changesOf(context, { account })
  const before = (time: number) => sumOf(changes.filter(({ effectiveAt }) => effectiveAt < time))
  const within = changes.filter(({ effectiveAt }) => effectiveAt >= window.from && effectiveAt < window.to)
  const { data, hasMore, nextCursor } = pageOf(within, query)
  recordFetch(context, { account, window })
  return {
    status: 200,
    body: {
      openingBalance: before(window.from),
      closingBalance: before(window.to),
      data: data.map((change) => ({ ...change, effectiveAt: toIso(change.effectiveAt) })),
      hasMore,
      ...(nextCursor !== undefined && { nextCursor }),
    },
  }
}

export const confirmStatement: Route<'confirmStatement'> = (context, { params, body }) => {
  const account = findInternalAccount(context, { id: params.accountId })
  const { statementMonth } = body
  if (!hasStatement(account))
    throw new ServiceError({
      status: 400,
      code: 'INVALID_INPUT',
      message: 'Only a customer’s own USD account has statements',
    })
  if (context.now() < windowOfMonth(statementMonth).to + closingMs) throw notYetAvailable()
  const statement = findStatement(context, { account, month: statementMonth })
  statement.confirmedAt ??= context.now()
  const confirmedAt = toIso(statement.confirmedAt)
  return { status: 200, body: { accountId: account.id, statementMonth, confirmedAt } }
}

/** The changes of an account with their ids, oldest first. */
function changesOf(context: SandboxContext, { account }: { account: InternalAccountRecord }) {
  const uuid = account.id.slice(account.id.indexOf(':') + 1)
  const { amounts = [], times = [], transactionIds = [] } = context.state.ledgers.get(account.id) ?? {}
  return amounts.map((amount, index) => ({
    id: `BalanceChange:${uuid}-${index}`,
    amount,
    effectiveAt: times[index] ?? 0,
    transactionId: transactionIds[index],
  }))
}

type Window = { from: number; to: number }

/** @throws `ServiceError` `INVALID_INPUT` for times without an offset and for a window that ends before it starts. */
function readWindow(query: { startDate: string; endDate: string }): Window {
  const read = (field: 'startDate' | 'endDate') => {
    const text = query[field]
    const time = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
    if (!Number.isNaN(time)) return time
    const constraint = { format: 'date-time' }
    throw invalidInput([{ field, message: 'Expected a time with its offset', constraint }])
  }
  const window = { from: read('startDate'), to: read('endDate') }
  if (window.from < window.to) return window
  throw invalidInput([{ field: 'endDate', message: 'Expected a time after startDate', constraint: {} }])
}

/** Records a statement fetch only if the window is exactly one month in US Central time. */
function recordFetch(context: SandboxContext, parameters: { account: InternalAccountRecord; window: Window }): void {
  const month = monthOfWindow(parameters.window)
  if (month === undefined || !hasStatement(parameters.account)) return
  const statement = findStatement(context, { account: parameters.account, month })
  statement.fetchedAt ??= context.now()
}

function findStatement(
  context: SandboxContext,
  { account, month }: { account: InternalAccountRecord; month: string },
): StatementRecord {
  const id = `${account.id} ${month}`
  const known = context.state.statements.get(id)
  if (known) return known
  const fresh: StatementRecord = { id }
  context.state.statements.set(id, fresh)
  return fresh
}

function hasStatement({ currency, customerId }: InternalAccountRecord): boolean {
  return currency === 'USD' && customerId !== platformId
}

const sumOf = (changes: readonly { amount: number }[]) => changes.reduce((sum, { amount }) => sum + amount, 0)

function notYetAvailable(): ServiceError {
  const message = 'Card settlement of this window is not closed; try again a day after its end'
  return new ServiceError({ status: 409, code: 'NOT_YET_AVAILABLE', message })
}
