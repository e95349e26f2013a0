import type { SandboxContext, SandboxRequest } from '../../context.ts'
import { invalidInput } from '../../http/responses.ts'
import { convertAmount } from '../../money/amounts.ts'
import { isCurrencyCode } from '../../money/currencies.ts'
import type { CardRecord, CardTransactionRecord } from '../../state/cardRecords.ts'
import { canPay, moveFunds, payingAccounts, pullLater } from './cardFunding.ts'
import { saveCardTransaction } from './cardTransactions.ts'

type Purchase = SandboxRequest<'simulateCardAuthorization'>['body']

/** Whether the merchant takes the money at once, in the same message. */
type Kind = { isFinal: boolean }

/**
 * A purchase: declined, or approved and paid from the first account that holds enough. The last three characters of the
 * merchant's descriptor may order another outcome.
 */
export function purchase(
  context: SandboxContext,
  parameters: { card: CardRecord; request: Purchase } & Kind,
): CardTransactionRecord {
  const { card, request, isFinal } = parameters
  const amount = readAmount(request, { card })
  const suffix = request.merchant.descriptor.slice(-3)
  const accounts = payingAccounts(context, { card })
  const payer = accounts.find((account) => canPay(account, { amount, card }))
  const declinedReason = declineOf(card, {
    amount,
    suffix,
    hasSource: accounts.length > 0,
    hasFunds: payer !== undefined,
  })
  const accountId = (payer ?? accounts[0])?.id ?? card.fundingSources[0]?.accountId ?? ''
  const transaction = beginTransaction(context, {
    card,
    amount,
    accountId,
    direction: 'DEBIT',
    merchant: request.merchant,
  })
  if (declinedReason !== undefined) {
    transaction.status = 'DECLINED'
    transaction.declinedReason = declinedReason
  } else {
    if (suffix === '005') pullLater(context, { transaction })
    else moveFunds(context, { transaction, amount })
    if (isFinal) settleAll(transaction)
    if (suffix === '006') transaction.status = 'EXCEPTION'
  }
  saveCardTransaction(context, { transaction })
  return transaction
}

/** A payment to the cardholder. A closed card takes none. */
export function credit(
  context: SandboxContext,
  parameters: { card: CardRecord; request: Purchase } & Kind,
): CardTransactionRecord {
  const { card, request, isFinal } = parameters
  const amount = readAmount(request, { card })
  const accountId = card.fundingSources[0]?.accountId ?? ''
  const transaction = beginTransaction(context, {
    card,
    amount,
    accountId,
    direction: 'CREDIT',
    merchant: request.merchant,
  })
  if (card.state === 'CLOSED' || card.state === 'PROCESSING' || card.state === 'PENDING_KYC') {
    transaction.status = 'DECLINED'
    transaction.declinedReason = 'CARD_NOT_ACTIVE'
  } else if (isFinal) {
    settleAll(transaction)
    moveFunds(context, { transaction, amount: -amount })
  }
  saveCardTransaction(context, { transaction })
  return transaction
}

/** A transaction that nothing has happened to yet; not kept. */
export function beginTransaction(
  context: SandboxContext,
  parameters: Pick<CardTransactionRecord, 'accountId' | 'direction' | 'merchant'> & {
    card: CardRecord
    amount: number
  },
): CardTransactionRecord {
  const { card, amount, accountId, direction, merchant } = parameters
  const now = context.now()
  return {
    id: context.createId('CardTransaction'),
    cardId: card.id,
    customerId: card.cardholderId,
    accountId,
    direction,
    status: 'AUTHORIZED',
    merchant,
    currency: card.currency,
    authorizedAmount: amount,
    ...{ settledAmount: 0, refundedAmount: 0, settlements: 0, refunds: 0 },
    ...{ debited: 0, pulls: 0, pendingPulls: 0 },
    issuerTransactionToken: createIssuerToken(context),
    createdAt: now,
    updatedAt: now,
  }
}

/** How the issuer calls a transaction. */
export function createIssuerToken(context: SandboxContext): string {
  return context.createId('Issuer').slice('Issuer:'.length)
}

export function settleAll(transaction: CardTransactionRecord): void {
  transaction.settledAmount = transaction.authorizedAmount
  transaction.settlements = 1
  transaction.status = 'SETTLED'
}

function declineOf(
  card: CardRecord,
  parameters: { amount: number; suffix: string; hasSource: boolean; hasFunds: boolean },
): string | undefined {
  const { amount, suffix, hasSource, hasFunds } = parameters
  const { maxSpendPerTransaction = Number.POSITIVE_INFINITY } = card
  if (card.state !== 'ACTIVE' || suffix === '003') return 'CARD_NOT_ACTIVE'
  if (amount > maxSpendPerTransaction) return 'SPEND_LIMIT_EXCEEDED'
  if (!hasSource) return 'NO_ELIGIBLE_FUNDING_SOURCE'
  if (!hasFunds || suffix === '002') return 'INSUFFICIENT_FUNDS'
  return undefined
}

/** The amount in the currency of the card. */
function readAmount({ amount, currency }: Purchase, { card }: { card: CardRecord }): number {
  const { code } = currency
  if (isCurrencyCode(code)) return convertAmount(amount, { from: code, to: card.currency })
  throw invalidInput([
    { field: 'currency.code', message: 'Expected the code of a currency that is served', constraint: {} },
  ])
}
