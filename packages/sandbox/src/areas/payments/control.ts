import type { SandboxContext } from '../../context.ts'
import type { SandboxPayments } from '../../controls/payments.ts'
import { ServiceError } from '../../http/responses.ts'
import { changeBalance } from './changeBalance.ts'
import { redirectPayment, returnPayout } from './continuePayment.ts'
import { failureOutcome } from './outcomes.ts'
import { setRailStatus } from './railDetails.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'
import { findTransaction } from './routes/transactions.ts'
import { setTransactionStatus } from './setStatus.ts'

/** Brings about what happens to payments where no magic value does. */
export function createPaymentsControl(context: SandboxContext): SandboxPayments {
  const at = () => context.now()
  return {
    fail({ transactionId, failureReason, refundReason = 'TRANSACTION_FAILED' }) {
      const { quote } = requirePayment(context, { transactionId, statuses: ['PENDING', 'PROCESSING'] })
      redirectPayment(context, { quote, outcome: failureOutcome({ failureReason, refundReason }), at: at() })
    },
    hold({ transactionId, pendingReason }) {
      const { quote, transaction } = requirePayment(context, { transactionId, statuses: ['PROCESSING'] })
      quote.held = true
      setTransactionStatus(context, { transaction, status: 'PENDING', pendingReason })
    },
    release({ transactionId }) {
      const { quote, transaction } = requirePayment(context, { transactionId, statuses: ['PENDING'] })
      if (!quote.held) throw wrongState('on hold')
      setTransactionStatus(context, { transaction, status: 'PROCESSING' })
      redirectPayment(context, { quote, outcome: quote.outcomeSuffix, at: at() })
    },
    returnPayment({ transactionId }) {
      const transaction = findTransaction(context, { id: transactionId })
      if (transaction.status !== 'COMPLETED') throw wrongState('completed')
      if (transaction.type === 'INCOMING') returnDeposit(context, { transaction })
      else if (transaction.type === 'OUTGOING') returnPayout(context, { transaction, at: at() })
      else throw wrongState('a transfer')
    },
    dishonorReturn({ transactionId }) {
      const transaction = findTransaction(context, { id: transactionId })
      // Only what had settled before can have been returned.
      if (transaction.status !== 'FAILED' || transaction.settledAt === undefined) throw wrongState('returned')
      setRailStatus({ transaction, status: 'RETURN_DISHONORED', field: 'dishonoredAt', at: at() })
      if (transaction.type === 'INCOMING') creditAgain(context, { transaction })
    },
  }
}

/** The payment of a quote. @throws `ServiceError` 404, 409 in another state. */
function requirePayment(
  context: SandboxContext,
  parameters: { transactionId: string; statuses: readonly TransactionRecord['status'][] },
): { quote: QuoteRecord; transaction: TransactionRecord } {
  const { transactionId, statuses } = parameters
  const transaction = findTransaction(context, { id: transactionId })
  const quote = context.state.quotes.get(transaction.quoteId ?? '')
  if (quote?.executedAt === undefined || !statuses.includes(transaction.status)) throw wrongState(statuses.join(' or '))
  return { quote, transaction }
}

function wrongState(expected: string): ServiceError {
  return new ServiceError({
    status: 409,
    code: 'CONFLICT',
    message: `Expected a payment of a quote that is ${expected}`,
  })
}

/** The bank takes its deposit back. Where the money is spent already, the deposit stays completed. */
function returnDeposit(context: SandboxContext, { transaction }: { transaction: TransactionRecord }): void {
  const at = context.now()
  const { account, amount } = findCredit(context, { transaction })
  setRailStatus({ transaction, status: 'RETURNED', field: 'returnedAt', at })
  if (account.balance - account.held < amount) return
  changeBalance(context, { account, by: -amount, transactionId: transaction.id, at })
  setTransactionStatus(context, { transaction, status: 'FAILED', failureReason: 'COLLECTION_FAILED', at })
}

function creditAgain(context: SandboxContext, { transaction }: { transaction: TransactionRecord }): void {
  const at = context.now()
  const { account, amount } = findCredit(context, { transaction })
  changeBalance(context, { account, by: amount, transactionId: transaction.id, at })
  setTransactionStatus(context, { transaction, status: 'COMPLETED', at })
}

/** The balance that a deposit was credited to. */
function findCredit(context: SandboxContext, { transaction }: { transaction: TransactionRecord }) {
  const { destination, received } = transaction
  const account = context.state.internalAccounts.get(String(destination?.accountId))
  if (!account || received === undefined) throw wrongState('credited to a balance')
  return { account, amount: received }
}
