import { getPayee } from '../../api/accounts.ts'
import { getQuote } from '../../api/quotes.ts'
import { call } from '../../api/send.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { type AgreedPayment, readPaymentIntent, writePaymentIntent } from '../../storage/paymentIntents.ts'
import { authorizeQuote, type ExecutedQuote, resendQuoteAuthorization } from '../../wire/quotes.ts'
import type { ScaChallenge, ScaProof } from '../../wire/scaChallenge.ts'
import {
  compareAgreed,
  compareNoted,
  compareReadings,
  noteAgreed,
  type PaymentReading,
} from '../payment/comparePayment.ts'
import type { QuoteChange } from '../payment/compareQuotes.ts'
import { agreedIn, ensurePaymentIntent } from '../payment/paymentIntent.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import { toProofError } from './proof.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'

/** Where a payment stands that may have to be proved. Decided by its status alone. */
export type PaymentTurn =
  | { type: 'awaiting'; challenge: ScaChallenge }
  | { type: 'moved-on' }
  /** It is not what the person agreed to, and no proof was sent for that. */
  | { type: 'changed'; changes: readonly QuoteChange[] }
  /** The service gave it up. */
  | { type: 'ended'; error: WalletError }

/** A payment that was held against what the person agreed to, with the reading that did so. */
export type FrozenPayment = { readonly payment: ScaPayment; readonly reading: PaymentReading }

type Waiting = { signal?: AbortSignal | undefined }

/**
 * Reads a payment, holds it against what the person agreed to, on this page and as this browser noted it, and freezes
 * that reading: whatever differs from it later is refused. `frozen`: a reading from before, which counts on.
 *
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: have the person sign in, then call again.
 * @throws `WalletError` `SCA_CHALLENGE_EXPIRED` for a payment that was given up in this browser; `SCA_OUTCOME_UNKNOWN`
 * where it cannot be read and a proof of it went out that nobody heard of.
 */
export async function openPayment(
  client: WalletClient,
  parameters: { payment: ScaPayment; frozen?: FrozenPayment | undefined } & Waiting,
): Promise<{ frozen: FrozenPayment; turn: PaymentTurn }> {
  const { payment, frozen, signal } = parameters
  const first = await readPayment(client, { payment, signal })
  // Whoever believes that a payment ended pays again, so one word is not enough for that.
  const { reading, agreed } = hasEnded(first.reading.quote) ? await readPayment(client, { payment, signal }) : first
  return {
    frozen: frozen ?? { payment, reading },
    turn:
      (await turnOf(client, { answer: reading.quote, signal })) ??
      (await stillAgreed({ payment, agreed, frozen, reading })),
  }
}

/**
 * Proves who pays, for exactly what the person agreed to: the payment is read again and compared before the proof is
 * sent, in one tab at a time.
 *
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask again. `SCA_CHALLENGE_EXPIRED`: it came too late, and was not sent.
 * @throws `WalletError` `SCA_OUTCOME_UNKNOWN`: it went out and may have been taken. Read where it stands, as after any other
 * than `ACCOUNT_LOCKED`, `RATE_LIMITED` and `SCA_SESSION_REQUIRED`.
 */
export function authorizePayment(
  client: WalletClient,
  parameters: { frozen: FrozenPayment; challengeId: string; proof: ScaProof } & Waiting,
): Promise<PaymentTurn> {
  const { frozen, challengeId, proof, signal } = parameters
  const { quoteId } = frozen.payment
  return client.tabs.exclusively(`payment:${quoteId}`, async () => {
    // 1. The payment as it is now. It may have been proved elsewhere, and it may not have changed.
    const { turn } = await openPayment(client, { ...frozen, frozen, signal })
    if (turn.type !== 'awaiting' || turn.challenge.id !== challengeId) return turn
    if (turn.challenge.expiresAt.getTime() <= client.transport.serverTime.now())
      throw new WalletError('SCA_CHALLENGE_EXPIRED')
    if (signal?.aborted) throw new WalletError('CANCELLED')

    // 2. The proof, once. No signal: once it is out, leaving the page changes nothing about it.
    const answer = await sendProof(client, { frozen, challengeId, proof })

    // 3. The next challenge, which is another one, or the end of them.
    return await after(client, { frozen, challengeId, answer, signal }).catch((error: unknown) => {
      throw toOutcomeUnknown(error)
    })
  })
}

/** Sends a proof. As long as no answer says what came of it, that it went out is remembered, also over a reload. */
async function sendProof(
  client: WalletClient,
  parameters: { frozen: FrozenPayment; challengeId: string; proof: ScaProof },
): Promise<ExecutedQuote> {
  const { frozen, challengeId, proof } = parameters
  const { id: quoteId, source } = frozen.reading.quote
  // Money from outside is debited by nobody here, so there is nothing to pay twice.
  const found = source.accountId && (await ensurePaymentIntent(client, { accountId: source.accountId, quoteId }))
  // A payment that began on another device is agreed to here by proving it.
  const intent = found && { ...found, agreed: found.agreed ?? (await noteAgreed(frozen.reading)) }
  const settle = async () => {
    if (intent) await writePaymentIntent(client.records, intent)
  }
  if (intent) await writePaymentIntent(client.records, { ...intent, unansweredChallenge: challengeId })
  try {
    const answer = await call(client, authorizeQuote, { path: { quoteId }, body: proof })
    await settle()
    return answer
  } catch (error) {
    const named = toProofError(error)
    // The answer to this one says nothing of an earlier one, which the intent that was read still has.
    if (!isOutcomeUnknown(named)) await settle()
    throw toOutcomeUnknown(named)
  }
}

/** Has the code of a challenge sent again: the same challenge, which ends when it would have ended. */
export async function resendPaymentCode(
  client: WalletClient,
  parameters: { payment: ScaPayment } & Waiting,
): Promise<void> {
  const { payment, signal } = parameters
  await call(client, resendQuoteAuthorization, { path: { quoteId: payment.quoteId }, signal })
}

async function after(
  client: WalletClient,
  parameters: { frozen: FrozenPayment; challengeId: string; answer: ExecutedQuote } & Waiting,
): Promise<PaymentTurn> {
  const { frozen, challengeId, answer, signal } = parameters
  const { quote, payee } = frozen.reading
  const readAgain = async () => (await openPayment(client, { ...frozen, frozen, signal })).turn
  if (hasEnded(answer)) return readAgain()
  // Where the money comes from an answer may leave out.
  const turn = await turnOf(client, { answer: { ...answer, source: quote.source }, signal })
  if (turn) return turn
  const { totalSendingAmount = quote.totalSendingAmount, totalReceivingAmount = quote.totalReceivingAmount } = answer
  const { feesIncluded = quote.feesIncluded, scaChallenge } = answer
  // What the answer leaves out is read, and compared, before the next proof.
  const stated = { ...quote, totalSendingAmount, totalReceivingAmount, feesIncluded }
  const changes = compareReadings(frozen.reading, { quote: stated, payee })
  if (changes.length > 0) {
    // The proof is out: a payment that moved on is not called off because of the words of one answer.
    const read = await readAgain()
    return read.type === 'moved-on' ? read : { type: 'changed', changes }
  }
  if (!scaChallenge) return readAgain()
  if (scaChallenge.id === challengeId) throw new WalletError('SCA_PROOF_REFUSED')
  return { type: 'awaiting', challenge: scaChallenge }
}

const hasEnded = ({ status }: ExecutedQuote) => status === 'FAILED' || status === 'EXPIRED'

/** Where it stands, as long as no proof is awaited. `undefined`: one is. */
async function turnOf(
  client: WalletClient,
  parameters: { answer: ExecutedQuote & { source?: { sourceType: string } } } & Waiting,
): Promise<PaymentTurn | undefined> {
  const { answer, signal } = parameters
  switch (answer.status) {
    case 'PENDING_AUTHORIZATION':
      return undefined
    case 'FAILED':
    case 'EXPIRED':
      return { type: 'ended', error: new WalletError(await whyEnded(client, { ...answer, signal })) }
    case 'PENDING':
      // An account is debited by an execution, and that did not happen; money from outside is waited for now.
      if (answer.source?.sourceType === 'ACCOUNT') throw new WalletError('CONFLICT', { message: 'not executed' })
      return { type: 'moved-on' }
    default:
      return { type: 'moved-on' }
  }
}

async function whyEnded(
  client: WalletClient,
  { transactionId, signal }: { transactionId?: string | undefined } & Waiting,
): Promise<string> {
  const read = transactionId === undefined ? undefined : getTransaction(client, { transactionId, signal })
  // The reason is a courtesy; that it ended is known already.
  const transaction = await read?.catch(() => undefined)
  return transaction?.failureReason ?? 'SCA_NOT_COMPLETED'
}

type Held = {
  payment: ScaPayment
  /** What was agreed to in this browser, as it was noted then. */
  agreed: AgreedPayment | undefined
  frozen: FrozenPayment | undefined
  reading: PaymentReading
}

async function stillAgreed(parameters: Held): Promise<PaymentTurn> {
  const { reading } = parameters
  const changes = await findChanges(parameters)
  if (changes.length > 0) return { type: 'changed', changes }
  const { scaChallenge: challenge } = reading.quote
  if (!challenge)
    throw new WalletError('UNEXPECTED_RESPONSE', { message: 'a proof is awaited, and no challenge is there' })
  return { type: 'awaiting', challenge }
}

async function findChanges({ payment, agreed, frozen, reading }: Held): Promise<readonly QuoteChange[]> {
  const onPage = compareAgreed(payment, reading)
  if (onPage.length > 0) return onPage
  const noted = agreed ? await compareNoted(agreed, reading) : []
  return noted.length > 0 || !frozen ? noted : compareReadings(frozen.reading, reading)
}

async function readPayment(
  client: WalletClient,
  { payment, signal }: { payment: ScaPayment } & Waiting,
): Promise<{ reading: PaymentReading; agreed: AgreedPayment | undefined }> {
  const intent = await readPaymentIntent(client.records, payment)
  if (intent?.replacedBy !== undefined)
    throw new WalletError('SCA_CHALLENGE_EXPIRED', { message: 'this payment was given up' })
  const reading = await readQuoteAndPayee(client, { payment, signal }).catch((error: unknown) => {
    // As long as a proof may have been taken, what cannot be read is not known.
    throw intent?.unansweredChallenge === undefined ? error : toOutcomeUnknown(error)
  })
  return { reading, agreed: agreedIn(intent) }
}

async function readQuoteAndPayee(
  client: WalletClient,
  { payment: { quoteId, payee }, signal }: { payment: ScaPayment } & Waiting,
): Promise<PaymentReading> {
  const quote = await getQuote(client, { quoteId, signal })
  const payeeId = quote.destination.accountId
  if (payeeId === undefined) return { quote, payee: undefined }
  const agreedId = 'id' in payee ? payee.id : undefined
  const account = await getPayee(client, { payeeId, signal }).catch((error: unknown) => {
    // Somebody else's account cannot be read, and need not be: it is another one.
    if (payeeId === agreedId) throw error
    return undefined
  })
  return { quote, payee: account }
}
