import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { referenceNotFound, ServiceError } from '../http/answers.ts'
import { outcomeOf } from '../payments/outcomes.ts'
import type { QuoteRecord } from '../payments/records.ts'
import { checkWalletSignature } from '../signing/walletSignature.ts'
import { findQuote, requireFunds } from './quotes.ts'

/** Debits the wallet at once; the rest happens on the sandbox clock. */
export const executeQuote: Route<'executeQuote'> = async (context, { params, headers }) => {
  const quote = findQuote(context, { id: params.quoteId })
  requireExecutable(quote)
  const { payloadToSign: payload, source } = quote
  const signer = { who: 'sessions-of-wallets', accountIds: [source.accountId] } as const
  await checkWalletSignature(context, { headers, payload, signer })

  // Checked again, because two executions may have verified at the same time.
  requireExecutable(quote)
  const account = context.state.internalAccounts.get(source.accountId)
  if (!account) throw referenceNotFound('source account')
  requireFunds(account, { sending: BigInt(quote.totalSendingAmount) })
  const now = context.now()
  account.balance -= quote.totalSendingAmount
  account.updatedAt = now
  quote.status = 'PROCESSING'
  quote.executedAt = now
  startTransaction(context, { quote, now })

  const { id, status, transactionId, totalSendingAmount, totalReceivingAmount, feesIncluded } = quote
  return { status: 200, body: { id, status, transactionId, totalSendingAmount, totalReceivingAmount, feesIncluded } }
}

function requireExecutable(quote: QuoteRecord): void {
  if (quote.status === 'PENDING') return
  if (quote.status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'QUOTE_EXPIRED', message: 'The quote is expired' })
  throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote was already executed' })
}

function startTransaction(context: SandboxContext, parameters: { quote: QuoteRecord; now: number }): void {
  const { quote, now } = parameters
  const transaction = context.state.transactions.get(quote.transactionId)
  const [firstStep] = outcomeOf(quote.outcomeSuffix)
  if (!transaction || !firstStep) return
  transaction.status = 'PROCESSING'
  transaction.updatedAt = toIso(now)
  transaction.expectedSettlementAt = toIso(now + firstStep.afterMs)
}
