import { readPayeeOf } from '../../api/accounts.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { readPayment } from '../payment/pollPayment.ts'

/** A transaction with everything that its receipt shows. */
export type TransactionWithPayment = {
  readonly transaction: Transaction
  /** The payment that it belongs to, from the moment it is on its way. It can be shown as a payment's outcome. */
  readonly payment:
    | {
        readonly status: 'processing' | 'completed' | 'failed'
        readonly quote: Quote
        /** `undefined` once the user has removed this payee, and for a payment without one. */
        readonly payee: ExternalAccount | undefined
        readonly transaction: Transaction
      }
    | undefined
}

export type ReadTransactionParameters = { transactionId: string; signal?: AbortSignal | undefined }
export type ReadTransactionReturnType = Awaited<ReturnType<typeof readTransaction>>

/**
 * Reads a transaction and the payment it belongs to.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such transaction.
 */
export async function readTransaction(
  client: WalletClient,
  parameters: ReadTransactionParameters,
): Promise<TransactionWithPayment> {
  const transaction = await getTransaction(client, parameters)
  return { transaction, payment: await readPaymentOf(client, { transaction, signal: parameters.signal }) }
}

async function readPaymentOf(
  client: WalletClient,
  parameters: { transaction: Transaction; signal: AbortSignal | undefined },
): Promise<TransactionWithPayment['payment']> {
  const { transaction, signal } = parameters
  const { quoteId } = transaction
  if (quoteId === undefined) return undefined
  // A movement can still be read after the service has deleted its old quote, or after its payee was removed.
  const found = await readPayment(client, { quoteId, signal }).catch(unlessGone)
  if (!found) return undefined
  const { stage: status, quote } = found
  if (status !== 'processing' && status !== 'completed' && status !== 'failed') return undefined
  const payee = await readPayeeOf(client, { quote, signal }).catch(unlessGone)
  return { status, quote, payee, transaction }
}
