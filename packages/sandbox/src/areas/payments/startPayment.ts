import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { referenceNotFound, ServiceError } from '../../http/responses.ts'
import type { InternalAccountRecord } from '../../state/records.ts'
import { changeBalance } from './changeBalance.ts'
import { scheduleNextStep } from './continuePayment.ts'
import { requireUsable } from './holds.ts'
import { outcomeOf } from './outcomes.ts'
import type { QuoteRecord } from './records.ts'
import { setStatus } from './setStatus.ts'

/**
 * Moves the money: a wallet is debited at once, a transfer has come in. The rest happens on the sandbox clock.
 *
 * @throws `ServiceError` `INSUFFICIENT_FUNDS`; nothing left then.
 */
export function startPayment(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { quote } = parameters
  const now = context.now()
  if (quote.payer === 'WALLET' || quote.payer === 'BALANCE') debit(context, { quote })
  quote.executedAt = now
  const transaction = setStatus(context, { quote, status: 'PROCESSING' })
  scheduleNextStep(context, { quote })
  const [firstStep] = outcomeOf(quote)
  if (!transaction || !firstStep) return
  transaction.expectedSettlementAt = toIso(now + firstStep.afterMs)
  transaction.settlementTimelineSeconds = Math.round(firstStep.afterMs / 1000)
}

function debit(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const account = findSourceAccount(context, parameters)
  const { totalSendingAmount, transactionId } = parameters.quote
  requireFunds(account, { sending: BigInt(totalSendingAmount) })
  changeBalance(context, { account, by: -totalSendingAmount, transactionId, at: context.now() })
}

/** The wallet that pays a quote. */
export function findSourceAccount(context: SandboxContext, parameters: { quote: QuoteRecord }): InternalAccountRecord {
  const { source } = parameters.quote
  const account = source.sourceType === 'ACCOUNT' && context.state.internalAccounts.get(source.accountId)
  if (!account) throw referenceNotFound('source account')
  return account
}

/** @throws `ServiceError` `INSUFFICIENT_FUNDS`. */
export function requireFunds(account: InternalAccountRecord, parameters: { sending: bigint }): void {
  requireUsable(account)
  if (parameters.sending > BigInt(account.balance - account.held))
    throw new ServiceError({
      status: 400,
      code: 'INSUFFICIENT_FUNDS',
      message: 'The balance does not cover the amount',
    })
}
