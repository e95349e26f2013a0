import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { authorizeQuote, type ExecutedQuote, resendQuoteAuthorization } from '../../wire/quoteExecution.ts'
import type { ScaChallenge, ScaProof } from '../../wire/scaChallenge.ts'
import { compareSnapshots, toAgreedPayment } from '../payment/comparePayment.ts'
import type { QuoteChange } from '../payment/compareQuotes.ts'
import { ensurePaymentIntent, readExecutableUntil } from '../payment/paymentDecision.ts'
import type { PaymentSnapshot } from '../payment/paymentSnapshot.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import { recordStop } from '../payment/stoppedPayments.ts'
import { findStop, type PaymentComparison } from './findStop.ts'
import { toProofError } from './proof.ts'
import { readPayment, saysEnough } from './readPayment.ts'
import { recordScaLock } from './recordScaLock.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'

/** The stage of a payment that may need a proof. Decided by its status alone. */
export type PaymentProofStatus =
  | { type: 'awaiting'; challenge: ScaChallenge }
  | { type: 'moved-on' }
  /**
   * It is not what the user agreed to, and no proof was sent for that. `changes` is empty if it was stopped before and
   * reads again as it was agreed to.
   */
  | { type: 'changed'; changes: readonly QuoteChange[] }
  /** The service gave it up. */
  | { type: 'ended'; error: WalletError }

/** What later snapshots are compared with: what the user agreed to, and the first snapshot that matched it. */
export type PaymentBaseline = { readonly payment: ScaPayment; readonly snapshot: PaymentSnapshot }

/**
 * Reads a payment, compares it with what the user agreed to, on this page and in this browser's record, and makes
 * that snapshot the baseline: any later difference is refused. `baseline`: the one of an earlier call, which still counts.
 *
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call again.
 * @throws `WalletError` `SCA_CHALLENGE_EXPIRED` for a payment that was given up in this browser; `SCA_OUTCOME_UNKNOWN`
 * where it cannot be read and a proof of it was sent without a response.
 */
export async function openPayment(
  client: WalletClient,
  parameters: { payment: ScaPayment; baseline?: PaymentBaseline | undefined } & Abortable,
): Promise<{ baseline: PaymentBaseline; status: PaymentProofStatus }> {
  const { payment, baseline, signal } = parameters
  const { snapshot, ...known } = await readPayment(client, { payment, signal })
  return {
    baseline: baseline ?? { payment, snapshot },
    status:
      (await statusWithoutProof(client, { answer: snapshot.quote, signal })) ??
      (await stillAgreed(client, { payment, ...known, baseline, snapshot, signal })),
  }
}

/**
 * Proves a payment, for exactly what the user agreed to: the payment is read again and compared before the proof is
 * sent, in one tab at a time.
 *
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask again. `SCA_CHALLENGE_EXPIRED`, `QUOTE_EXPIRED`: it came too late, or
 * another tab replaced the payment; it was not sent. `STORAGE_UNAVAILABLE` is thrown before it is sent, or after a refusal.
 * @throws `WalletError` `SCA_OUTCOME_UNKNOWN`: it was sent and may have been accepted, also after a refusal, which a
 * relay can invent. Read the payment, as after any code other than `ACCOUNT_LOCKED`, `RATE_LIMITED` and
 * `SCA_SESSION_REQUIRED`, after which it may have been accepted as well.
 */
export function authorizePayment(
  client: WalletClient,
  parameters: { baseline: PaymentBaseline; challengeId: string; proof: ScaProof } & Abortable,
): Promise<PaymentProofStatus> {
  const { baseline, challengeId, proof, signal } = parameters
  const { quoteId } = baseline.payment
  return client.tabs.withLock(`payment:${quoteId}`, async () => {
    // 1. Read the payment as it is now. It may have been proved elsewhere, and it must not have changed.
    const { status } = await openPayment(client, { ...baseline, baseline, signal })
    if (status.type !== 'awaiting' || status.challenge.id !== challengeId) return status
    if (status.challenge.expiresAt.getTime() <= client.transport.serverTime.now())
      throw new WalletError('SCA_CHALLENGE_EXPIRED')
    if (signal?.aborted) throw new WalletError('CANCELLED')

    // 2. The proof, once. No signal: once it is sent, leaving the page does not change it.
    const answer = await sendProof(client, { baseline, challenge: status.challenge, proof }).catch(unlessStopped)
    if (!answer) return { type: 'changed', changes: [] }

    // 3. The next challenge, which is another one, or the end of them.
    return await after(client, { baseline, challengeId, answer, signal }).catch((error: unknown) => {
      throw toOutcomeUnknown(error)
    })
  })
}

/**
 * Sends a proof. That it was sent is stored until its challenge is over, also across a reload: no matter what the answer says,
 * a relay may have kept the proof and deliver it later. Only a wrong proof counts as answered, because wrong codes are
 * common, and waiting would punish each of them.
 */
async function sendProof(
  client: WalletClient,
  parameters: { baseline: PaymentBaseline; challenge: ScaChallenge; proof: ScaProof },
): Promise<ExecutedQuote> {
  const { baseline, challenge, proof } = parameters
  const { id: quoteId, source, scaChallenge: firstRead } = baseline.snapshot.quote
  // An externally funded payment debits no account here, so it cannot be paid twice. One that was signed here does, no
  // matter what its source reads as.
  const { accountId = '', sourceType } = source
  const found = await (sourceType === 'REALTIME_FUNDING' && !accountId
    ? readPaymentIntent(client.records, { quoteId })
    : ensurePaymentIntent(client, { accountId, quoteId }))
  // A payment that began on another device is agreed to here by proving it.
  const intent = found && { ...found, agreed: found.agreed ?? (await toAgreedPayment(baseline.snapshot)) }
  // On the device, it is not earlier than that of a proof that was sent before.
  const unansweredUntil = readExecutableUntil(client, { offers: [challenge, ...(firstRead ? [firstRead] : [])] })
  // What another device executed is proved here, and may be carried out until its price ends.
  const executableUntil = intent?.executableUntil ?? readExecutableUntil(client, { offers: [baseline.snapshot.quote] })
  const kept = intent && { ...intent, unansweredUntil, executableUntil }
  if (kept)
    await writePaymentIntent(client.records, { ...kept, unansweredChallenge: challenge.id }, { beforeSending: true })
  try {
    const response = call(client, authorizeQuote, { path: { quoteId }, body: proof })
    return await recordScaLock(client, { accountId: source.accountId, response })
  } catch (error) {
    const named = toProofError(error)
    // The response to this proof says nothing about an earlier one, which the intent that was read still has; and a relay
    // may have kept this one, so that a stop until the end of its challenge does not say that nothing was sent.
    if (kept && isWalletError(named) && isAnswered(named)) await writePaymentIntent(client.records, kept)
    throw isWalletError(named) && named.httpStatus !== undefined && !knownRefusals.includes(named.code)
      ? new WalletError('SCA_OUTCOME_UNKNOWN', { message: named.code, cause: named })
      : toOutcomeUnknown(named)
  }
}

/** Another tab may have stopped the payment since it was read: then no proof was sent. */
function unlessStopped(error: unknown): undefined {
  if (!isWalletError(error, 'QUOTE_CHANGED')) throw error
}

/** The refusals that the user can act on at once. Each other one says nothing that can be relied on. */
const knownRefusals: readonly string[] = ['SCA_PROOF_REFUSED', 'ACCOUNT_LOCKED', 'RATE_LIMITED', 'SCA_SESSION_REQUIRED']

/** Returns whether no proof is on its way: it was wrong, or the error was raised before anything was sent. */
const isAnswered = (error: WalletError) =>
  error.code === 'SCA_PROOF_REFUSED' || (error.httpStatus === undefined && !isOutcomeUnknown(error))

/** Sends the code of a challenge again: it is the same challenge, with the same expiry. */
export async function resendPaymentCode(
  client: WalletClient,
  parameters: { payment: ScaPayment } & Abortable,
): Promise<void> {
  const { payment, signal } = parameters
  await call(client, resendQuoteAuthorization, { path: { quoteId: payment.quoteId }, signal })
}

async function after(
  client: WalletClient,
  parameters: { baseline: PaymentBaseline; challengeId: string; answer: ExecutedQuote } & Abortable,
): Promise<PaymentProofStatus> {
  const { baseline, challengeId, answer, signal } = parameters
  const { quote, payee } = baseline.snapshot
  const readAgain = async () => (await openPayment(client, { ...baseline, baseline, signal })).status
  if (!saysEnough(answer)) return readAgain()
  // A response may leave out the source of the money.
  const status = await statusWithoutProof(client, { answer: { ...answer, source: quote.source }, signal })
  if (status) return status
  const { totalSendingAmount = quote.totalSendingAmount, totalReceivingAmount = quote.totalReceivingAmount } = answer
  const { feesIncluded = quote.feesIncluded, scaChallenge } = answer
  // A field that the response leaves out is read, and compared, before the next proof.
  const now = { quote: { ...quote, totalSendingAmount, totalReceivingAmount, feesIncluded }, payee }
  const changes = compareSnapshots(baseline.snapshot, now)
  if (changes.length > 0) {
    // The proof was sent: a payment that moved on is not abandoned because of one response.
    const read = await readAgain()
    if (read.type === 'moved-on') return read
    const reviewed = await toAgreedPayment(baseline.snapshot)
    await recordStop(client, { accountId: quote.source.accountId, reviewed, now })
    return { type: 'changed', changes }
  }
  if (!scaChallenge) return readAgain()
  if (scaChallenge.id === challengeId) throw new WalletError('SCA_PROOF_REFUSED')
  return { type: 'awaiting', challenge: scaChallenge }
}

/** Returns the stage while no proof is awaited. `undefined`: one is awaited. */
async function statusWithoutProof(
  client: WalletClient,
  parameters: { answer: ExecutedQuote & { source: { sourceType: string } } } & Abortable,
): Promise<PaymentProofStatus | undefined> {
  const { answer, signal } = parameters
  switch (answer.status) {
    case 'PENDING_AUTHORIZATION':
      return undefined
    case 'FAILED':
    case 'EXPIRED':
      return { type: 'ended', error: createServiceError(await whyEnded(client, { ...answer, signal })) }
    case 'PENDING':
      // An account is debited by an execution, which did not happen; an externally funded payment now awaits its money.
      if (answer.source.sourceType === 'ACCOUNT') throw new WalletError('CONFLICT', { message: 'not executed' })
      return { type: 'moved-on' }
    case 'PROCESSING':
    case 'COMPLETED':
      return { type: 'moved-on' }
    default:
      // It may have been executed, or not: neither is said.
      throw unexpected('an unknown status')
  }
}

async function whyEnded(
  client: WalletClient,
  { transactionId, signal }: { transactionId?: string | undefined } & Abortable,
): Promise<string> {
  const read = transactionId === undefined ? undefined : getTransaction(client, { transactionId, signal })
  // The reason is optional; that it ended is already known.
  const transaction = await read?.catch(() => undefined)
  return transaction?.failureReason ?? 'SCA_NOT_COMPLETED'
}

async function stillAgreed(client: WalletClient, comparison: PaymentComparison): Promise<PaymentProofStatus> {
  const changes = await findStop(client, comparison)
  if (changes) return { type: 'changed', changes }
  const { scaChallenge: challenge } = comparison.snapshot.quote
  if (!challenge) throw unexpected('no challenge')
  return { type: 'awaiting', challenge }
}
