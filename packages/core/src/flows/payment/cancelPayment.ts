import { call } from '../../api/send.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { cancelTransaction, type Transaction } from '../../wire/transaction.ts'

/** The rails that are slow enough to be called back. */
const cancelableRails: readonly string[] = ['ACH', 'ACH_SAME_DAY', 'WIRE']

/** Whether the service may take a cancellation of this payment. Only its answer says whether it does. */
export function isCancelable({ type, status, paymentRail = '', refund }: Transaction): boolean {
  const isUnderWay = status === 'PENDING' || status === 'PROCESSING'
  return type === 'OUTGOING' && isUnderWay && !refund && cancelableRails.includes(paymentRail)
}

export type CancelPaymentParameters = { transactionId: string; signal?: AbortSignal | undefined }
export type CancelPaymentReturnType = Awaited<ReturnType<typeof cancelPayment>>

/**
 * Asks for a payment that is under way to be canceled. The bank may deliver it all the same, so nothing has come back
 * until the transaction says so (`refund`). After a lost response the transaction is read, and after a refusal: it may be
 * that of a second request.
 *
 * @throws `WalletError` `TRANSACTION_NOT_CANCELLABLE`: it is settled. Where neither response arrived, the error of the
 * request: asking again does no harm.
 */
export async function cancelPayment(
  client: WalletClient,
  { transactionId, signal }: CancelPaymentParameters,
): Promise<Transaction> {
  try {
    // Its outcome matters, so leaving the page does not end it.
    return await call(client, cancelTransaction, { path: { transactionId }, body: {} })
  } catch (error) {
    if (!isOutcomeUnknown(error) && !isWalletError(error, 'TRANSACTION_NOT_CANCELLABLE')) throw error
    const found = await getTransaction(client, { transactionId, signal }).catch(() => undefined)
    if (!found?.refund) throw error
    return found
  }
}
