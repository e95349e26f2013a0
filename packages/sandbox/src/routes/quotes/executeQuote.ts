import type { Route } from '../../context.ts'
import { ServiceError } from '../../http/answers.ts'
import { hold } from '../../payments/holds.ts'
import { beginAuthorization, readPaymentFactor } from '../../payments/quoteAuthorization.ts'
import type { QuoteRecord } from '../../payments/records.ts'
import { findSourceAccount, requireFunds, startPayment } from '../../payments/startPayment.ts'
import { quotePayloadOf } from '../../signing/payload.ts'
import { checkWalletSignature } from '../../signing/walletSignature.ts'
import { requireApproved } from '../../verification/requireApproved.ts'
import { describeQuote, findReadableQuote } from './getQuote.ts'

/** Debits the wallet at once, or asks for proofs first; the rest happens on the sandbox clock. */
export const executeQuote: Route<'executeQuote'> = async (context, { params, headers, body }) => {
  const quote = findReadableQuote(context, { id: params.quoteId })
  const { payload, accountId } = requireExecutable(quote)
  if (quote.customerId !== undefined) requireApproved(context, { customerId: quote.customerId })
  const factor = readPaymentFactor(context, { customerId: quote.customerId, scaFactor: body?.scaFactor })
  const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
  await checkWalletSignature(context, { headers, payload, signer })

  // Checked again, because two executions may have verified at the same time.
  requireExecutable(quote)
  const account = findSourceAccount(context, { quote })
  requireFunds(account, { sending: BigInt(quote.totalSendingAmount) })
  const isAwaitingProof = beginAuthorization(context, { quote, factor })
  if (isAwaitingProof) hold(account, quote.totalSendingAmount)
  else startPayment(context, { quote })
  const status = isAwaitingProof ? context.state.scaScript.pendingStatus : 200
  return { status, body: describeQuote(context, { quote }) }
}

/** What the wallet signs, and which wallet it is. */
function requireExecutable(quote: QuoteRecord): { payload: string; accountId: string } {
  const { source, status } = quote
  const payload = quotePayloadOf(quote)
  if (source.sourceType !== 'ACCOUNT' || payload === undefined)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote is paid by a transfer' })
  if (status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'QUOTE_EXPIRED', message: 'The quote is expired' })
  if (status !== 'PENDING')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote was already executed' })
  return { payload, accountId: source.accountId }
}
