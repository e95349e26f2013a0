import type { Route } from '../../context.ts'
import { ServiceError } from '../../http/answers.ts'
import type { QuoteRecord } from '../../payments/records.ts'
import { startPayment } from '../../payments/startPayment.ts'
import { checkWalletSignature } from '../../signing/walletSignature.ts'
import { findQuote } from './getQuote.ts'

/** Debits the wallet at once; the rest happens on the sandbox clock. */
export const executeQuote: Route<'executeQuote'> = async (context, { params, headers }) => {
  const quote = findQuote(context, { id: params.quoteId })
  const { payload, accountId } = requireExecutable(quote)
  const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
  await checkWalletSignature(context, { headers, payload, signer })

  // Checked again, because two executions may have verified at the same time.
  requireExecutable(quote)
  startPayment(context, { quote })

  const { id, status, transactionId, totalSendingAmount, totalReceivingAmount, feesIncluded } = quote
  return { status: 200, body: { id, status, transactionId, totalSendingAmount, totalReceivingAmount, feesIncluded } }
}

/** What the wallet signs, and which wallet it is. */
function requireExecutable(quote: QuoteRecord): { payload: string; accountId: string } {
  const { source, status, payloadToSign } = quote
  if (source.sourceType !== 'ACCOUNT' || payloadToSign === undefined)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote is paid by a transfer' })
  if (status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'QUOTE_EXPIRED', message: 'The quote is expired' })
  if (status !== 'PENDING')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote was already executed' })
  return { payload: payloadToSign, accountId: source.accountId }
}
