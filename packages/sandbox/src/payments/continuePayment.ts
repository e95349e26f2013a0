import type { SandboxContext } from '../context.ts'
import { schedule } from '../due/schedule.ts'
import { changeBalance } from './changeBalance.ts'
import type { OutcomeStep } from './outcomes.ts'
import { outcomeOf } from './outcomes.ts'
import { setRailStatus } from './railDetails.ts'
import { isAch } from './rails.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'
import { setRefund, setTransactionStatus } from './setStatus.ts'

/** Takes the next step of an executed payment, and plans the one after. */
export function continuePayment(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const quote = context.state.quotes.get(subject)
  const transaction = quote && context.state.transactions.get(quote.transactionId)
  const step = quote && outcomeOf(quote)[quote.stepsDone]
  if (!transaction || !step || quote.held || quote.executedAt === undefined) return
  // What was planned before the payment took another course comes too early for this one.
  if (quote.executedAt + step.afterMs > at) return
  quote.stepsDone += 1
  applyStep(context, { quote, transaction, step, at })
  scheduleNextStep(context, { quote })
}

/** Plans the next step of an executed payment, if there is one. */
export function scheduleNextStep(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { quote } = parameters
  const next = outcomeOf(quote)[quote.stepsDone]
  if (quote.executedAt === undefined || !next) return
  schedule(context, { type: 'continuePayment', subject: quote.id, at: quote.executedAt + next.afterMs })
}

/** Gives an executed payment another outcome, starting at `at`. */
export function redirectPayment(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; outcome: string; at: number },
): void {
  const { quote, outcome, at } = parameters
  Object.assign(quote, { outcomeSuffix: outcome, executedAt: at, stepsDone: 0, held: false })
  scheduleNextStep(context, { quote })
  // A first step without a delay is in the response that caused it.
  continuePayment(context, { subject: quote.id, at })
}

function applyStep(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; transaction: TransactionRecord; step: OutcomeStep; at: number },
): void {
  const { quote, transaction, step, at } = parameters
  const { transaction: status, failureReason, pendingReason, refund } = step
  if (step.quote) quote.status = step.quote
  if (status) setTransactionStatus(context, { transaction, status, at, failureReason, pendingReason })
  settleRail(transaction, { step, at })
  if (status === 'COMPLETED') creditReceiver(context, { quote, at })
  if (!refund) return
  setRefund(context, { transaction, refund, at })
  const account = refund.status === 'COMPLETED' ? refundAccountOf(context, { quote }) : undefined
  if (account) changeBalance(context, { account, by: quote.totalSendingAmount, transactionId: quote.transactionId, at })
}

function settleRail(transaction: TransactionRecord, { step, at }: { step: OutcomeStep; at: number }): void {
  const returnedBy = { status: 'RETURNED', field: 'returnedAt' }
  if (step.transaction === 'COMPLETED') setRailStatus({ transaction, status: 'SETTLED', at })
  if (step.transaction !== 'FAILED') return
  const isReturn = step.failureReason === 'PAYOUT_RETURNED' && isAch(String(transaction.paymentRail))
  setRailStatus({ transaction, at, ...(isReturn ? returnedBy : { status: 'FAILED' }) })
}

/** What goes to an account of the service is there when the payment completes. */
function creditReceiver(context: SandboxContext, parameters: { quote: QuoteRecord; at: number }): void {
  const { quote, at } = parameters
  const { destination, totalReceivingAmount, transactionId } = quote
  if (destination.destinationType !== 'ACCOUNT') return
  const account = context.state.internalAccounts.get(destination.accountId)
  if (account) changeBalance(context, { account, by: totalReceivingAmount, transactionId, at })
}

/** Where a refund goes: to the balance that paid, and what came as a coin to the customer's balance of that coin. */
function refundAccountOf(context: SandboxContext, parameters: { quote: QuoteRecord }) {
  const { source, customerId, sendingCurrency } = parameters.quote
  const { internalAccounts } = context.state
  if (source.sourceType === 'ACCOUNT') return internalAccounts.get(source.accountId)
  if (source.cryptoNetwork === undefined || customerId === undefined) return undefined
  return internalAccounts.where('customerId', customerId).find(({ currency }) => currency === sendingCurrency)
}
