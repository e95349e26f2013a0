import type { Abortable } from '../../api/abortable.ts'
import { readPayeeOf } from '../../api/accounts.ts'
import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import type { ExecutedQuote } from '../../wire/quoteExecution.ts'
import type { QuoteStatus } from '../../wire/quotes.ts'
import type { PaymentSnapshot } from '../payment/paymentSnapshot.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import type { PaymentComparison } from './findStop.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'

const openOrUnderWay: readonly string[] = [
  'PENDING',
  'PENDING_AUTHORIZATION',
  'PROCESSING',
  'COMPLETED',
] satisfies QuoteStatus[]

/**
 * Returns whether one response is enough. A user who believes that a payment ended pays again, so that is read twice,
 * and so is a status that this version does not know.
 */
export const saysEnough = ({ status }: ExecutedQuote) => openOrUnderWay.includes(status)

/**
 * Reads a payment, its payee, and this browser's record of it.
 *
 * @throws `WalletError` `SCA_CHALLENGE_EXPIRED` for a payment that was given up in this browser; `SCA_OUTCOME_UNKNOWN`
 * where it cannot be read and a proof of it was sent without a response.
 */
export async function readPayment(
  client: WalletClient,
  { payment, signal }: { payment: ScaPayment } & Abortable,
): Promise<Pick<PaymentComparison, 'snapshot' | 'agreed' | 'isStopped'>> {
  const intent = await readPaymentIntent(client.records, payment)
  if (intent?.replacedBy !== undefined) throw new WalletError('SCA_CHALLENGE_EXPIRED', { message: 'it was given up' })
  const read = async () => {
    const first = await readQuoteAndPayee(client, { payment, signal })
    return saysEnough(first.quote) ? first : readQuoteAndPayee(client, { payment, signal })
  }
  const snapshot = await read().catch((error: unknown) => {
    // While a proof may have been accepted, a failed reading means that the outcome is unknown.
    throw intent?.unansweredChallenge === undefined ? error : toOutcomeUnknown(error)
  })
  const { stopped } = intent ?? {}
  return { snapshot, agreed: intent?.agreed ?? stopped?.reviewed, isStopped: stopped !== undefined }
}

async function readQuoteAndPayee(
  client: WalletClient,
  { payment: { quoteId, payee }, signal }: { payment: ScaPayment } & Abortable,
): Promise<PaymentSnapshot> {
  const quote = await getQuote(client, { quoteId, signal })
  const agreedId = 'id' in payee ? payee.id : undefined
  const account = await readPayeeOf(client, { quote, signal }).catch((error: unknown) => {
    // Another customer's account cannot be read, and need not be: it is a different one.
    if ([quote.destination, quote.source].some(({ accountId }) => accountId === agreedId)) throw error
    return undefined
  })
  return { quote, payee: account }
}
