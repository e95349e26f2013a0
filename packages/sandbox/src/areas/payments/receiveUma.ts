import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { CustomerRecord } from '../../state/records.ts'
import { waitForApproval } from './approvals.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { IncomingRecord, TransactionRecord } from './records.ts'
import { setTransactionStatus } from './setStatus.ts'
import { umaCounterparty } from './umaCounterparty.ts'

/** A payment from another institution, as it is looked up: the platform is asked about it next. */
export function receiveUma(
  context: SandboxContext,
  parameters: {
    customer: CustomerRecord
    sender: string
    currency: CurrencyCode
    amount: number
    /** What the sender's side tells about them. */
    counterparty?: Readonly<Record<string, string>>
  },
) {
  const { customer, sender, currency, amount, counterparty = umaCounterparty } = parameters
  const id = context.createId('Transaction')
  const now = context.now()
  const scenario = /^\$(.+)\.[a-z]+@/i.exec(sender)?.[1]?.toLowerCase() ?? ''
  const asked = scenario === 'info' ? ['FULL_NAME', 'BIRTH_DATE'] : []
  const { accountId, isInternal } = depositAccountOf(context, { customer, currency })
  const transaction: TransactionRecord = {
    id,
    status: 'CREATED',
    type: 'INCOMING',
    direction: 'CREDIT',
    customerId: customer.id,
    platformCustomerId: customer.platformCustomerId,
    source: { sourceType: 'UMA_ADDRESS', umaAddress: sender },
    destination: { destinationType: 'ACCOUNT', accountId },
    sent: amount,
    sendingCurrency: currency,
    received: amount,
    receivingCurrency: currency,
    counterpartyInformation: counterparty,
    ...(asked.length > 0 && {
      requestedReceiverCustomerInfoFields: asked.map((name) => ({ name, mandatory: true })),
    }),
    createdAt: toIso(now),
    updatedAt: toIso(now),
  }
  context.state.transactions.set(id, transaction)
  const payment: IncomingRecord = { id, amount, scenario, requestedFields: asked, stepsDone: 0 }
  context.state.incomingPayments.set(id, { ...payment, accountId: isInternal ? accountId : undefined })
  schedule(context, { type: 'startIncoming', subject: id, at: now })
  return describeTransaction(transaction)
}

/** The platform is asked, and has five seconds. */
export function startIncoming(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const payment = context.state.incomingPayments.get(subject)
  const transaction = context.state.transactions.get(subject)
  if (!payment || !transaction) return
  waitForApproval(context, { payment, from: at })
  setTransactionStatus(context, { transaction, status: 'PENDING', at })
}

/** The customer's default account for deposits if it takes the currency, else a balance in it. */
export function depositAccountOf(
  context: SandboxContext,
  parameters: { customer: CustomerRecord; currency: CurrencyCode },
): { accountId: string | undefined; isInternal: boolean } {
  const { customer, currency } = parameters
  const { internalAccounts, externalAccounts } = context.state
  const chosen = externalAccounts
    .where('customerId', customer.id)
    .find((account) => account.defaultUmaDepositAccount === true && account.currency === currency)
  if (chosen) return { accountId: chosen.id, isInternal: false }
  const own = internalAccounts.where('customerId', customer.id).find((account) => account.currency === currency)
  return { accountId: own?.id, isInternal: true }
}
