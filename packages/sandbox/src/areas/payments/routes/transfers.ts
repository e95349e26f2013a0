import type { Route, SandboxContext } from '../../../context.ts'
import { invalidInput, referenceNotFound } from '../../../http/responses.ts'
import { isScaCustomer } from '../../sca/customers.ts'
import { describeTransaction } from '../describeTransaction.ts'
import { executeNow, requireMovable } from '../executeNow.ts'
import { isRegulated } from '../quoteAuthorization.ts'
import type { Payer, QuoteBody } from '../quoteParties.ts'
import { findPayer } from '../quoteParties.ts'
import { requireReady } from '../quoteRules.ts'
import type { QuoteRecord, TransactionRecord } from '../records.ts'
import { requireFunds } from '../startPayment.ts'
import { keepQuote, prepareQuote } from './createQuote.ts'
import { findTransaction } from './transactions.ts'

export const transferIn: Route<'transferIn'> = (context, { body }) => {
  const { source, destination, amount } = body
  return {
    status: 200,
    body: describeTransaction(transfer(context, { kind: 'COLLECTION', source, destination, amount })),
  }
}

export const transferOut: Route<'transferOut'> = (context, { body }) => {
  const { source, destination, amount, ...texts } = body
  const transaction = transfer(context, { kind: 'BALANCE', source, destination, amount, ...texts })
  return { status: 200, body: describeTransaction(transaction) }
}

export type Transfer = Pick<QuoteBody, 'remittanceInformation' | 'purposeOfPayment'> & {
  kind: QuoteRecord['payer']
  source: { accountId: string }
  destination: { accountId: string; paymentRail?: string | undefined }
  /** Absent: all of it. */
  amount: bigint | undefined
}

/** What a bank account holds here, in the smallest unit: the interface shows no balance of one. */
const collectable = 100_000n

/** Makes a payment in one currency and without fees, and returns its transaction. Its quote is shown to no one. */
export function transfer(
  context: SandboxContext,
  { kind, source, destination, amount, ...texts }: Transfer,
): TransactionRecord {
  for (const { accountId } of [source, destination]) requireAccount(context, { accountId })
  const payer = findPayer(context, { source: { sourceType: 'ACCOUNT', accountId: source.accountId } })
  requireReady(context, payer)
  if (payer.kind !== kind)
    throw invalidInput([{ field: 'source.accountId', message: 'Not an account for this transfer', constraint: {} }])
  const body: QuoteBody = {
    source: { sourceType: 'ACCOUNT', accountId: source.accountId },
    destination: { destinationType: 'ACCOUNT', ...destination },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: amount ?? availableOf(payer),
    ...texts,
  }
  const quote = prepareQuote(context, { body, payer, isTransfer: true })
  const { customerId = '', sendingCurrency, receivingCurrency } = quote
  if (sendingCurrency !== receivingCurrency)
    throw invalidInput([{ field: 'destination.accountId', message: 'Expected the same currency', constraint: {} }])
  if (isRegulated(quote) && isScaCustomer(context, { customerId }))
    throw invalidInput([{ field: 'source.accountId', message: 'Needs a quote, which can be proven', constraint: {} }])
  requireMovable(context, { quote })
  keepQuote(context, { quote, body })
  executeNow(context, { quote, factor: 'SMS_OTP' })
  return findTransaction(context, { id: quote.transactionId })
}

/**
 * Returns what a transfer without an amount moves from an account.
 *
 * @throws `ServiceError` `INSUFFICIENT_FUNDS` for an empty balance.
 */
export function allOf(context: SandboxContext, source: { accountId: string }): bigint {
  return availableOf(findPayer(context, { source: { sourceType: 'ACCOUNT', ...source } }))
}

/** @throws `ServiceError` `INSUFFICIENT_FUNDS` for an empty balance. */
function availableOf({ account }: Payer): bigint {
  if (!account) return collectable
  const available = BigInt(account.balance - account.held)
  requireFunds(account, { sending: available > 0n ? available : 1n })
  return available
}

/** @throws `ServiceError` 404. A quote refuses an unknown account with 400, which its interface lists instead. */
function requireAccount({ state }: SandboxContext, { accountId }: { accountId: string }): void {
  if (!state.internalAccounts.has(accountId) && !state.externalAccounts.has(accountId))
    throw referenceNotFound('account')
}
