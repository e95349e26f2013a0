import { lookUp } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { changeBalance } from './changeBalance.ts'
import type { IncomingRecord, Refund, TransactionRecord } from './records.ts'
import { setRefund, setTransactionStatus } from './setStatus.ts'

type IncomingStep =
  | { afterMs: number; status: 'COMPLETED' }
  | { afterMs: number; status: 'PENDING'; pendingReason: string }
  | { afterMs: number; status: 'FAILED'; failureReason: string }
  | { afterMs: number; refund: Refund['status'] }

const processingMs = 1000
const refundMs = 3000
const reviewMs = 6 * 60_000

const succeeds: readonly IncomingStep[] = [{ afterMs: processingMs, status: 'COMPLETED' }]

const fails = (failureReason: string, refund: Refund['status'] = 'COMPLETED'): readonly IncomingStep[] => [
  { afterMs: processingMs, status: 'FAILED', failureReason },
  { afterMs: processingMs, refund: 'PENDING' },
  { afterMs: processingMs + refundMs, refund },
]

const waits = (pendingReason: string): readonly IncomingStep[] => [
  { afterMs: processingMs, status: 'PENDING', pendingReason },
  { afterMs: reviewMs, status: 'COMPLETED' },
]

/** What becomes of a payment once it is approved, by what stands before the currency in the sender's address. */
const scenarios: Readonly<Record<string, readonly IncomingStep[]>> = {
  'pending.long': waits('COMPLIANCE_REVIEW'),
  'pending.declaration': waits('COUNTERPARTY_DECLARATION_REQUIRED'),
  'pending.wallet': waits('WALLET_VERIFICATION_REQUIRED'),
  'pending.information': waits('COUNTERPARTY_INFORMATION_REQUIRED'),
  'fail.compliance': fails('COMPLIANCE_REJECTED'),
  'fail.lnurlp': fails('LNURLP_FAILED'),
  'fail.payreq': fails('PAY_REQUEST_FAILED'),
  'fail.offramp': fails('OFFRAMP_FAILED'),
  'fail.quote-expired': fails('QUOTE_EXPIRED'),
  'fail.quote-execution': fails('QUOTE_EXECUTION_FAILED'),
  'fail.collection': fails('COLLECTION_FAILED'),
  'fail.refund': fails('OFFRAMP_FAILED', 'FAILED'),
}

/** Plans the next step of an approved payment. `from` is when it was approved. */
export function scheduleIncoming(context: SandboxContext, parameters: { payment: IncomingRecord; from: number }): void {
  const { payment, from } = parameters
  payment.approvedAt = from
  const step = stepsOf(payment)[payment.stepsDone]
  if (step) schedule(context, { type: 'continueIncoming', subject: payment.id, at: from + step.afterMs })
  else context.state.incomingPayments.delete(payment.id)
}

/** Takes the next step of an approved payment, and plans the one after. */
export function continueIncoming(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const payment = context.state.incomingPayments.get(subject)
  const transaction = context.state.transactions.get(subject)
  const step = payment && stepsOf(payment)[payment.stepsDone]
  if (!transaction || !step || payment.approvedAt === undefined) return
  payment.stepsDone += 1
  if ('refund' in step)
    setRefund(context, { transaction, refund: { status: step.refund, reason: 'TRANSACTION_FAILED' }, at })
  else setTransactionStatus(context, { transaction, at, ...step })
  if ('status' in step && step.status === 'COMPLETED') credit(context, { payment, at })
  scheduleIncoming(context, { payment, from: payment.approvedAt })
}

/** Ends a payment before its money was credited; the sender gets it back. */
export function failIncoming(
  context: SandboxContext,
  parameters: { payment: IncomingRecord; transaction: TransactionRecord; failureReason: string; at: number },
): void {
  const { payment, transaction, failureReason, at } = parameters
  payment.approveBy = undefined
  context.state.incomingPayments.delete(payment.id)
  setTransactionStatus(context, { transaction, status: 'FAILED', failureReason, at })
}

function stepsOf(payment: IncomingRecord): readonly IncomingStep[] {
  return lookUp(scenarios, payment.scenario) ?? succeeds
}

function credit(context: SandboxContext, parameters: { payment: IncomingRecord; at: number }): void {
  const { payment, at } = parameters
  const account = context.state.internalAccounts.get(payment.accountId ?? '')
  if (account) changeBalance(context, { account, by: payment.amount, transactionId: payment.id, at })
}
