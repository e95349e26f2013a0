import { readPayeeOf } from '../../api/accounts.ts'
import { executeQuote } from '../../api/quoteExecution.ts'
import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { digestText } from '../../crypto/digestText.ts'
import { needsNewQuote } from '../../errors/needsNewQuote.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { closePaymentIntent, writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { type PaymentIntent, readPaymentIntent } from '../../storage/paymentIntents.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { isPull } from '../../wire/outsideAccounts.ts'
import type { Quote, QuoteStatus } from '../../wire/quotes.ts'
import { loadSigning } from '../loadChunk.ts'
import { comparePayees, compareRecorded, toAgreedPayment } from './comparePayment.ts'
import { compareSigned, isAlteration, joinChanges } from './compareQuotes.ts'
import { createPaymentIntent, isTooLate, readExecutableUntil } from './paymentDecision.ts'
import { mayBeOut, type PaymentFactor } from './paymentIntent.ts'
import { readOutcome } from './pollPayment.ts'
import { recordStop } from './stoppedPayments.ts'

export type ExecutePaymentParameters = {
  accountId: string
  /** The quote as it is shown on the screen. Only this one is paid. */
  shown: Quote
  /** The payee as it is shown on the screen. Its account must not change until the payment has ended. */
  payee?: ExternalAccount | undefined
  /** The factor to prove the payment with, if a proof is needed. For a payment that was begun, the first one counts. */
  scaFactor?: PaymentFactor | undefined
  /** Called when the signature is made and the request is sent. */
  onExecuting?: (() => void) | undefined
  /** Called with the error when the request was sent and nothing says what became of it. It may ask for a wait. */
  onUnanswered?: ((error: WalletError) => void) | undefined
  /**
   * Whether a request that was sent before may be sent again now. If not, or if the payment was stopped since, it is only
   * read. Default: `true`.
   */
  mayRepeat?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * The result of an attempt. `moved-on`: the quote left `PENDING`, by this or an earlier attempt. `unknown`: nothing
 * says whether it did, or only a refusal does that a relay may have invented. Call again: that reads first, and at most
 * repeats the same request. Never call it failed.
 */
export type ExecutePaymentOutcome = 'moved-on' | 'unknown'

export type ExecutePaymentReturnType = Awaited<ReturnType<typeof executePayment>>

/**
 * Signs the quote that the user sees and executes it, at most once: the idempotency key is stored before anything is
 * sent, and every repetition, in any tab and after a reload, is the same request. A quote from another account than
 * `accountId`, such as a balance that the service holds, carries nothing to sign: the platform's `approvePayment` decides.
 *
 * @throws `WalletError` `QUOTE_CHANGED` with `details.changes`: nothing was signed. Unless only the bank's word on the name
 * changed, the payment is stopped: show what changed, and begin another one.
 * @throws `WalletError` `QUOTE_EXPIRED`, `QUOTE_NOT_SIGNABLE`: make a new quote. Nothing was paid, and no request that
 * was sent can still be executed.
 * @throws `WalletError` `STORAGE_UNAVAILABLE`: the browser does not return what it stored. This call sent nothing, or its
 * request was refused; another tab or an earlier call may have sent one.
 * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_LOCKED`, `SESSION_REVOKED`,
 * `WALLET_SIGNATURE_INVALID`: sign in, then call again.
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call again. It is the same payment.
 * `NOT_APPROVED`: the platform refused what no wallet signs. After a sign-in it may decide otherwise.
 */
export function executePayment(
  client: WalletClient,
  parameters: ExecutePaymentParameters,
): Promise<ExecutePaymentOutcome> {
  const { accountId, shown } = parameters
  return client.tabs.withLock(`payment:${shown.id}`, async () => {
    try {
      return await pay(client, parameters)
    } catch (error) {
      // The key that signed may have been replaced by a newer one meanwhile. It is still the same intent.
      const replaced = isWalletError(error, 'WALLET_SIGNATURE_INVALID') && (await canSign(client, { accountId }))
      if (!replaced) throw error
      return pay(client, parameters)
    }
  })
}

async function pay(client: WalletClient, parameters: ExecutePaymentParameters): Promise<ExecutePaymentOutcome> {
  const { accountId, shown, payee, scaFactor, onExecuting, onUnanswered, mayRepeat = true, signal } = parameters

  // 1. Read the quote as it is now. An earlier attempt may have gone through. The payee is read beside it.
  const payeeNow = payee && readPayeeOf(client, { quote: shown, signal })
  // It fails where it is waited for, if at all.
  payeeNow?.catch(() => {})
  const current = await getQuote(client, { quoteId: shown.id, signal })
  // This needs no record, which the browser may not return.
  if (current.status !== 'PENDING' && current.status !== 'EXPIRED') return 'moved-on'
  const known = await readPaymentIntent(client.records, { quoteId: shown.id })
  const isOut = mayBeOut(known)
  const isOver = known && isOut && isTooLate(client, known)
  if (current.status === 'EXPIRED' || isOver) return endExpired(client, { quoteId: shown.id, isOut })

  // 2. One intent for this quote, permanently.
  const intent = known ?? (await createPaymentIntent(client, { accountId, quoteId: shown.id, scaFactor }))
  if (intent.replacedBy !== undefined) throw new WalletError('QUOTE_EXPIRED')
  // What was stopped is not sent again, and not agreed to.
  if (intent.refused || (isStamped(intent) && (intent.stopped || !mayRepeat))) return 'unknown'
  if (intent.stopped) throw new WalletError('QUOTE_CHANGED', { details: { changes: [] } })

  // 3. A stamp over exactly what is on the screen, stored before it is used.
  const stamped = isStamped(intent)
    ? { intent, signedBy: undefined }
    : await stampQuote(client, { intent, shown, payee, current, payeeNow, signal })

  // 4. Send it.
  onExecuting?.()
  return execute(client, { ...stamped, onUnanswered })
}

/** With an empty stamp where no wallet signs it. */
type StampedIntent = PaymentIntent & { stamp: string }

/** `signedBy`: the key of this attempt. `undefined`: it was signed before, or no wallet signs it. */
type Stamped = { intent: StampedIntent; signedBy: SessionInfo | undefined }

const isStamped = (intent: PaymentIntent): intent is StampedIntent => intent.stamp !== undefined

/** Returns whether this browser has a key that may sign for the account. */
function canSign(client: WalletClient, parameters: { accountId: string }): Promise<boolean> {
  return client.sessions.use(parameters.accountId).then(
    () => true,
    () => false,
  )
}

/**
 * Ends a payment whose quote is reported as expired. If a request was sent, only the relay says so until the quote's
 * own deadline has passed on both clocks, and it is read again then.
 */
async function endExpired(
  client: WalletClient,
  parameters: { quoteId: string; isOut: boolean },
): Promise<ExecutePaymentOutcome> {
  const { stage } = parameters.isOut ? await readOutcome(client, parameters) : { stage: 'expired' }
  if (stage === 'pending') return 'unknown'
  if (stage !== 'expired') return 'moved-on'
  await closePaymentIntent(client.records, { ...parameters, wasExecuted: false })
  throw new WalletError('QUOTE_EXPIRED')
}

async function stampQuote(
  client: WalletClient,
  parameters: Pick<ExecutePaymentParameters, 'shown' | 'payee' | 'signal'> & {
    intent: PaymentIntent
    current: Quote
    payeeNow: Promise<ExternalAccount | undefined> | undefined
  },
): Promise<Stamped> {
  const { intent, shown, payee, current, signal } = parameters
  // What the payee is now, and what its bank says about the name: both may differ from what is on the screen.
  const payeeNow = await parameters.payeeNow
  const { walletPayload, source } = shown
  // The key of one wallet must not sign a quote that is paid from another, and what this one pays has to be signed.
  const own = (source.accountId ?? intent.accountId) === intent.accountId
  // Money is taken from no account that is not the customer's own.
  const isForeign = isPull(shown) && payee?.ownershipType !== 'FIRST_PARTY'
  if (own !== (walletPayload !== undefined) || isForeign) throw new WalletError('QUOTE_NOT_SIGNABLE')
  await assertAgreed(client, { intent, shown, payee, current, payeeNow })

  const { stampPayload } = await loadSigning()
  // A locked wallet pays from no account. What no wallet holds is not signed: the platform decides about it.
  const open = await client.sessions.use(intent.accountId)
  const payload = walletPayload ?? ''
  const key = own ? open : undefined
  if (shown.expiresAt.getTime() <= client.transport.serverTime.now()) throw new WalletError('QUOTE_EXPIRED')
  // Before the signature: what cannot be recorded is not signed, and no page reaches a stamp without a record.
  const agreed = { ...intent, agreed: await toAgreedPayment({ quote: shown, payee }) }
  await writePaymentIntent(client.records, agreed, { beforeSending: true })
  // If the user left by now, nothing is paid. Once it is stamped, the payment is under way.
  if (signal?.aborted) throw new WalletError('CANCELLED')
  const stamp = key ? (await stampPayload(payload, key, 'payment')).headerValue : ''
  const executableUntil = readExecutableUntil(client, { offers: [shown, current] })
  const signature = key && { payloadHash: await digestText(payload), publicKeyHex: key.publicKeyHex }
  const signed = { ...signature, atMs: client.transport.serverTime.now() }
  const stamped = { ...agreed, stamp, signed, executableUntil }
  await writePaymentIntent(client.records, stamped, { beforeSending: true })
  return { intent: stamped, signedBy: key }
}

/**
 * Throws when the quote is not the one on the screen, or the screen is not what was agreed to before: the refused
 * request may still be executed. What the bank says of the name is agreed to where it is shown.
 */
async function assertAgreed(
  client: WalletClient,
  parameters: Pick<ExecutePaymentParameters, 'shown' | 'payee'> & {
    intent: PaymentIntent
    current: Quote
    payeeNow: ExternalAccount | undefined
  },
): Promise<void> {
  const { intent, shown, payee, current, payeeNow } = parameters
  const { agreed } = intent
  const onScreen = { quote: shown, payee }
  const recorded = agreed ? await compareRecorded(agreed, onScreen) : []
  const signed = [...compareSigned(shown, current), ...comparePayees(onScreen, { quote: current, payee: payeeNow })]
  if (!isAlteration(recorded) && signed.length === 0) return
  const instead = { quote: current, payee: payeeNow }
  const changes = joinChanges(agreed ? await compareRecorded(agreed, instead) : [], signed)
  if (isAlteration(changes)) {
    const reviewed = agreed ?? (await toAgreedPayment(onScreen))
    await recordStop(client, { accountId: intent.accountId, reviewed, now: instead })
  }
  throw new WalletError('QUOTE_CHANGED', { details: { changes } })
}

async function execute(
  client: WalletClient,
  parameters: Stamped & Pick<ExecutePaymentParameters, 'onUnanswered'>,
): Promise<ExecutePaymentOutcome> {
  const { intent, signedBy, onUnanswered } = parameters
  const { quoteId, stamp, idempotencyKey, scaFactor } = intent
  try {
    // No signal: once it is sent, leaving the page does not change it.
    const executed = await executeQuote(client, { quoteId, stamp, idempotencyKey, scaFactor })
    return executed.status === 'PENDING' ? 'unknown' : 'moved-on'
  } catch (error) {
    if (isWalletError(error)) onUnanswered?.(error)
    if (!isWalletError(error) || isOutcomeUnknown(error) || isConflict(error)) return 'unknown'
    // A relay can invent a refusal of a request that was executed, and the refusal of a repetition says nothing about
    // the attempt before.
    const status = await readStatus(client, { quoteId, refusal: error })
    if (status === undefined || status === 'EXPIRED') return 'unknown'
    if (status !== 'PENDING') return 'moved-on'
    if (!signedBy && mayRetry(error)) return 'unknown'
    if (needsNewQuote(error)) {
      // A relay's word alone leads to no other quote, since the relay may keep the request for later.
      await writePaymentIntent(client.records, { ...intent, refused: true })
      return 'unknown'
    }
    // Refused: the stamp is used up. The key stays for the next attempt, and so does the consent, in case the request
    // is still executed.
    const { stamp: _stamp, signed: _signed, ...withoutStamp } = intent
    // The platform decides once for each key about what no wallet signs. It stays one payment: the quote is executed once.
    const isDecided = stamp === '' && error.code === 'NOT_APPROVED'
    const decidedAgain = isDecided && { idempotencyKey: createIdempotencyKey() }
    await writePaymentIntent(client.records, { ...withoutStamp, ...decidedAgain })
    // The only refusal that concerns the key: its session was ended elsewhere.
    if (signedBy && isWalletError(error, 'WALLET_SIGNATURE_INVALID'))
      await client.sessions.markOver(signedBy, 'revoked')
    throw error
  }
}

/** Reads the state of the quote after a refusal. `undefined`: it cannot be read, so nothing is known. */
async function readStatus(
  client: WalletClient,
  parameters: { quoteId: string; refusal: WalletError },
): Promise<Quote['status'] | undefined> {
  const { quoteId, refusal } = parameters
  try {
    return (await getQuote(client, { quoteId })).status
  } catch (error) {
    // Without an SCA session nothing is executed and nothing can be read: both responses say the same.
    const needsLogin = isWalletError(error, 'SCA_SESSION_REQUIRED') && refusal.code === error.code
    return needsLogin ? ('PENDING' satisfies QuoteStatus) : undefined
  }
}

/**
 * Returns whether the quote is executed, being executed or waits for a proof: reading tells which. Without an SCA
 * session it is not a conflict.
 */
function isConflict({ code, httpStatus }: WalletError): boolean {
  return httpStatus === 409 && code !== 'SCA_SESSION_REQUIRED'
}
