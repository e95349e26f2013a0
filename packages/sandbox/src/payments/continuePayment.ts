import type { SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { schedule } from '../due/schedule.ts'
import type { OutcomeStep } from './outcomes.ts'
import { outcomeOf } from './outcomes.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'

/** Takes the next step of an executed payment, and plans the one after. */
export function continuePayment(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const quote = context.state.quotes.get(subject)
  const transaction = quote && context.state.transactions.get(quote.transactionId)
  const step = quote && outcomeOf(quote.outcomeSuffix)[quote.stepsDone]
  if (!transaction || !step) return
  applyStep(context, { quote, transaction, step, at })
  quote.stepsDone += 1
  scheduleNextStep(context, { quote })
}

/** Plans the next step of an executed payment, if there is one. */
export function scheduleNextStep(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { id, outcomeSuffix, stepsDone, executedAt } = parameters.quote
  const next = outcomeOf(outcomeSuffix)[stepsDone]
  if (executedAt === undefined || !next) return
  schedule(context, { type: 'continuePayment', subject: id, at: executedAt + next.afterMs })
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
