import { getPayee } from '../../api/accounts.ts'
import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { type PayeeStop, readPayeeStops } from '../payment/payeeStops.ts'
import { findSent } from '../payment/paymentIntent.ts'
import { readStoppedPayments, type StoppedPayment } from '../payment/readStoppedPayments.ts'
import { readRecorded } from '../payment/stoppedPayments.ts'
import { describeTimeline, type TimelineStep } from './describeTimeline.ts'
import { findPaymentTask } from './findPaymentTask.ts'
import { readTransaction, type TransactionWithPayment } from './transaction.ts'

/** Everything that the page of one movement shows. */
export type MovementDetails = TransactionWithPayment & {
  /**
   * `undefined` once the user has removed this payee, and for a movement without one. Of what was stopped, the one that the
   * user had reviewed.
   */
  readonly payee: ExternalAccount | undefined
  /** This browser stopped the payment, so it is not offered to be confirmed. */
  readonly stopped: StoppedPayment | undefined
  /** Until when it can be confirmed: then the service gives back the money that it holds. `undefined` where it waits for no proof. */
  readonly confirmBy: Date | undefined
  /** Who took the place of the payee in it, which stopped it. */
  readonly payeeStop: PayeeStop | undefined
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
  const payeeStop = stopped && (await readPayeeStops(client)).find(({ quoteId }) => quoteId === stopped.quoteId)
  const { signal } = parameters
  const { reviewed } = stopped ? await findSent(client, stopped) : {}
  // What is read now of a payment that was stopped may name who took the place of the payee.
  const payee = reviewed
    ? await readRecorded(client, { recorded: reviewed, signal })
    : (payment?.payee ?? (await findPayee(client, { transaction, signal })))
  const task = findPaymentTask(transaction, stopped)
  const [ends] = task?.kind === 'confirm' ? await readProofEnds(client, [task.quoteId]) : []
  const now = new Date(client.transport.serverTime.now())
  return {
    transaction,
    payment,
    payee,
    stopped,
    confirmBy: ends?.[1],
    payeeStop,
    timeline: describeTimeline(transaction, { now, stopped }),
  }
}

/** A movement can still be read after its payee was removed. */
async function findPayee(
  client: WalletClient,
  { transaction, signal }: { transaction: Transaction; signal: AbortSignal | undefined },
): Promise<ExternalAccount | undefined> {
  const payeeId = transaction.type === 'OUTGOING' ? transaction.destination?.accountId : undefined
  return payeeId === undefined ? undefined : getPayee(client, { payeeId, signal }).catch(unlessGone)
}

/** Reads until when each payment waits for a proof. `undefined` for one that cannot be read. */
export function readProofEnds(client: WalletClient, quoteIds: readonly string[]) {
  return Promise.all(
    quoteIds.map(async (quoteId) => {
      const quote = await getQuote(client, { quoteId }).catch(() => undefined)
      return [quoteId, quote?.scaChallenge?.expiresAt] as const
    }),
  )
}
