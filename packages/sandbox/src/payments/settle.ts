import type { SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import type { OutcomeStep } from './outcomes.ts'
import { outcomeOf } from './outcomes.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'
import { setStatus } from './setStatus.ts'

/** Processes everything that is due by the clock. Runs before every request, so there are no timers. */
export function settle(context: SandboxContext): void {
  const now = context.now()
  for (const quote of context.state.quotes.values()) {
    const transaction = context.state.transactions.get(quote.transactionId)
    if (!transaction) continue
    if (quote.status === 'PENDING' && quote.expiresAt <= now)
      setStatus(context, { quote, status: 'EXPIRED', at: quote.expiresAt })
    const proveBy = quote.authorization?.expiresAt
    if (quote.status === 'PENDING_AUTHORIZATION' && proveBy !== undefined && proveBy <= now)
      setStatus(context, { quote, status: 'FAILED', at: proveBy, failureReason: 'SCA_NOT_COMPLETED' })
    if (quote.executedAt === undefined) continue
    const steps = outcomeOf(quote.outcomeSuffix)
    for (const step of steps.slice(quote.stepsDone)) {
      const at = quote.executedAt + step.afterMs
      if (at > now) break
      applyStep(context, { quote, transaction, step, at })
      quote.stepsDone += 1
    }
  }
}

function applyStep(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; transaction: TransactionRecord; step: OutcomeStep; at: number },
): void {
  const { quote, transaction, step, at } = parameters
  if (step.quote) quote.status = step.quote
  if (step.transaction) transaction.status = step.transaction
  if (step.transaction === 'COMPLETED') transaction.settledAt = toIso(at)
  if (step.failureReason) transaction.failureReason = step.failureReason
  if (step.refund) {
    transaction.refund = {
      reference: transaction.refund?.reference ?? context.createId('Refund'),
      initiatedAt: transaction.refund?.initiatedAt ?? toIso(at),
      ...step.refund,
      ...(step.refund.status === 'COMPLETED' && { settledAt: toIso(at) }),
    }
    const { source } = quote
    const account = source.sourceType === 'ACCOUNT' && context.state.internalAccounts.get(source.accountId)
    if (account && step.refund.status === 'COMPLETED') {
      account.balance += quote.totalSendingAmount
      account.updatedAt = at
    }
  }
  transaction.updatedAt = toIso(at)
}
