import { getPayee } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Transaction } from '../../wire/transactions.ts'
import { readStoppedPayments, type StoppedPayment } from '../payment/readStoppedPayments.ts'
import { describeTimeline, type TimelineStep } from './describeTimeline.ts'
import { readTransaction, type TransactionWithPayment } from './transaction.ts'

/** Everything that the page of one movement shows. */
export type MovementDetails = TransactionWithPayment & {
  /** `undefined` once the user has removed this payee, and for a movement without one. */
  readonly payee: ExternalAccount | undefined
  /** This browser stopped the payment, so it is not offered to be confirmed. */
  readonly stopped: StoppedPayment | undefined
  readonly timeline: readonly TimelineStep[]
}

export type ReadTransactionDetailsParameters = { transactionId: string; signal?: AbortSignal | undefined }
export type ReadTransactionDetailsReturnType = Awaited<ReturnType<typeof readTransactionDetails>>

/**
 * Reads a transaction with its payment and payee, what has happened to it, and whether this browser stopped it.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such transaction.
 */
export async function readTransactionDetails(
  client: WalletClient,
  parameters: ReadTransactionDetailsParameters,
): Promise<MovementDetails> {
  const { transaction, payment } = await readTransaction(client, parameters)
  const stops = await readStoppedPayments(client)
  const stopped = stops.find(({ quoteId }) => quoteId === transaction.quoteId)
  // The quote of what was stopped may name who took the place of the payee.
  const shown = stopped ? undefined : payment?.payee
  const payee = shown ?? (await readPayeeOf(client, { transaction, signal: parameters.signal }))
  const now = new Date(client.transport.serverTime.now())
  return {
    transaction,
    payment,
    payee,
    stopped,
    timeline: describeTimeline(transaction, { now }),
  }
}

/** A movement can still be read after its payee was removed. */
async function readPayeeOf(
  client: WalletClient,
  { transaction, signal }: { transaction: Transaction; signal: AbortSignal | undefined },
): Promise<ExternalAccount | undefined> {
  const payeeId = transaction.type === 'OUTGOING' ? transaction.destination?.accountId : undefined
  return payeeId === undefined ? undefined : getPayee(client, { payeeId, signal }).catch(unlessGone)
}
