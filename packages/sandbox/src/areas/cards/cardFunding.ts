import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { convertAmount } from '../../money/amounts.ts'
import type { CardRecord, CardTransactionRecord } from '../../state/cardRecords.ts'
import type { InternalAccountRecord } from '../../state/records.ts'
import { changeBalance } from '../payments/changeBalance.ts'
import { saveCardTransaction } from './cardTransactions.ts'

const slowPullMs = 30_000

/** The accounts that can pay for a card now, in their order. A wallet pays only through an active delegated key. */
export function payingAccounts(context: SandboxContext, parameters: { card: CardRecord }): InternalAccountRecord[] {
  return parameters.card.fundingSources.flatMap(({ id, accountId }) => {
    const account = context.state.internalAccounts.get(accountId)
    const keys = context.state.delegatedKeys.where('fundingSourceId', id)
    const mayPay = account?.type !== 'EMBEDDED_WALLET' || keys.some(({ status }) => status === 'ACTIVE')
    return account?.status === 'ACTIVE' && mayPay ? [account] : []
  })
}

/** Whether an account holds what an amount in the card's currency is worth. */
export function canPay(account: InternalAccountRecord, parameters: { amount: number; card: CardRecord }): boolean {
  const { amount, card } = parameters
  return account.balance - account.held >= convertAmount(amount, { from: card.currency, to: account.currency })
}

/**
 * Takes from the account, or gives back, what is missing until it has paid `amount` for a transaction in all; a negative
 * amount is paid to it. `false`: the account does not hold that much, and nothing moved.
 */
export function moveFunds(
  context: SandboxContext,
  parameters: { transaction: CardTransactionRecord; amount: number },
): boolean {
  const { transaction, amount } = parameters
  const account = context.state.internalAccounts.get(transaction.accountId)
  if (!account) return false
  const worth = convertAmount(Math.abs(amount), { from: transaction.currency, to: account.currency })
  const change = Math.sign(amount) * worth - transaction.debited
  if (change > account.balance - account.held || account.status !== 'ACTIVE') return false
  const transactionId = transaction.id
  if (change !== 0) changeBalance(context, { account, by: -change, transactionId, at: context.now() })
  transaction.debited += change
  if (change > 0) transaction.pulls += 1
  return true
}

/** Plans a pull that takes half a minute. */
export function pullLater(context: SandboxContext, parameters: { transaction: CardTransactionRecord }): void {
  const { transaction } = parameters
  transaction.pendingPulls = 1
  schedule(context, { type: 'pullForCard', subject: transaction.id, at: context.now() + slowPullMs })
}

/** The slow pull. Where the account holds too little by then, the transaction is an exception. */
export function pullForCard(context: SandboxContext, parameters: { subject: string; at: number }): void {
  const transaction = context.state.cardTransactions.get(parameters.subject)
  if (!transaction || transaction.pendingPulls === 0) return
  transaction.pendingPulls = 0
  const amount = Math.max(transaction.authorizedAmount, transaction.settledAmount)
  const isOver = transaction.status === 'VOIDED'
  if (!isOver && !moveFunds(context, { transaction, amount })) transaction.status = 'EXCEPTION'
  saveCardTransaction(context, { transaction, at: parameters.at })
}
