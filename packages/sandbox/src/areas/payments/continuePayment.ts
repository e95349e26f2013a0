import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { convertAmount } from '../../money/amounts.ts'
import { nameOf } from '../customers/nameOf.ts'
import { changeBalance } from './changeBalance.ts'
import type { OutcomeStep } from './outcomes.ts'
import { outcomeOf, returnSteps } from './outcomes.ts'
import { setRailStatus } from './railDetails.ts'
import { isAch } from './rails.ts'
import { depositAccountOf, receiveUma } from './receiveUma.ts'
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
  if (step.quote) quote.status = step.quote
  applyStep(context, { transaction, step, at })
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

/** Brings back a payout that has settled. Its quote may be forgotten by then, so all of it is read from the transaction. */
export function returnPayout(
  context: SandboxContext,
  parameters: { transaction: TransactionRecord; at: number },
): void {
  const { transaction, at } = parameters
  const quote = context.state.quotes.get(transaction.quoteId ?? '')
  // Nothing else happens to the payment.
  if (quote) Object.assign(quote, { outcomeSuffix: 'RETURNED', executedAt: at, stepsDone: returnSteps.length })
  const [failed, refunded] = returnSteps
  if (failed) applyStep(context, { transaction, step: failed, at })
  if (refunded) schedule(context, { type: 'refundReturn', subject: transaction.id, at: at + refunded.afterMs })
}

/** Ends the refund of a payout that came back. */
export function refundReturn(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const transaction = context.state.transactions.get(subject)
  const refunded = returnSteps.at(-1)
  if (transaction && refunded) applyStep(context, { transaction, step: refunded, at })
}

function applyStep(
  context: SandboxContext,
  parameters: { transaction: TransactionRecord; step: OutcomeStep; at: number },
): void {
  const { transaction, step, at } = parameters
  const { transaction: status, failureReason, pendingReason, refund } = step
  if (status) setTransactionStatus(context, { transaction, status, at, failureReason, pendingReason })
  settleRail(transaction, { step, at })
  if (status === 'COMPLETED') creditReceiver(context, { transaction, at })
  if (!refund) return
  setRefund(context, { transaction, refund, at })
  const account = refund.status === 'COMPLETED' ? refundAccountOf(context, { transaction }) : undefined
  if (account) changeBalance(context, { account, by: transaction.sent ?? 0, transactionId: transaction.id, at })
}

function settleRail(transaction: TransactionRecord, { step, at }: { step: OutcomeStep; at: number }): void {
  const returnedBy = { status: 'RETURNED', field: 'returnedAt' }
  if (step.transaction === 'COMPLETED') setRailStatus({ transaction, status: 'SETTLED', at })
  if (step.transaction !== 'FAILED') return
  const isReturn = step.failureReason === 'PAYOUT_RETURNED' && isAch(String(transaction.paymentRail))
  setRailStatus({ transaction, at, ...(isReturn ? returnedBy : { status: 'FAILED' }) })
}

/** What goes to an account of the service is there when the payment completes. */
function creditReceiver(context: SandboxContext, parameters: { transaction: TransactionRecord; at: number }): void {
  const { transaction, at } = parameters
  const { id: transactionId, destination, received = 0 } = transaction
  const account = context.state.internalAccounts.get(String(destination?.accountId))
  if (account) changeBalance(context, { account, by: received, transactionId, at })
  payCustomer(context, { transaction })
}

/** A customer is paid at their UMA address as from another institution: into the account that they chose, or their wallet. */
function payCustomer(context: SandboxContext, { transaction }: { transaction: TransactionRecord }): void {
  const { customers, internalAccounts } = context.state
  const { destination, customerId, received = 0, receivingCurrency: from } = transaction
  const [customer] = customers.where('umaAddress', String(destination?.umaAddress).toLowerCase())
  if (!customer || !from) return
  const { isInternal } = depositAccountOf(context, { customer, currency: from })
  const wallet = internalAccounts.where('customerId', customer.id).find(({ type }) => type === 'EMBEDDED_WALLET')
  const to = (isInternal && wallet?.currency) || from
  const payer = customers.get(customerId ?? '')
  const sender = payer?.umaAddress ?? '$payer@sandbox.example'
  const amount = convertAmount(received, { from, to })
  const counterparty = { FULL_NAME: payer ? nameOf(payer) : 'Sandbox Payer' }
  receiveUma(context, { customer, sender, currency: to, amount, counterparty })
}

/** Where a refund goes: to the balance that paid, and what came as a coin to the customer's balance of that coin. */
function refundAccountOf(context: SandboxContext, parameters: { transaction: TransactionRecord }) {
  const { source, customerId, sendingCurrency } = parameters.transaction
  const { internalAccounts } = context.state
  if (source?.accountId !== undefined) return internalAccounts.get(String(source.accountId))
  if (source?.cryptoNetwork === undefined) return undefined
  return internalAccounts.where('customerId', customerId).find(({ currency }) => currency === sendingCurrency)
}
