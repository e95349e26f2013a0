import type { WalletClient } from '../../createWalletClient.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { isWalletError, type WalletError } from '../../errors/WalletError.ts'
import { compareSigned, isAlteration, joinChanges } from '../../flows/payment/compareQuotes.ts'
import type { PaymentUpdate } from '../../flows/payment/confirmQuote.ts'
import { loadPayment } from '../../flows/payment/loadPayment.ts'
import { findSent } from '../../flows/payment/paymentIntent.ts'
import type { PaymentSnapshot } from '../../flows/payment/paymentSnapshot.ts'
import { loadQuote } from '../../flows/payment/quoteConfirmation.ts'
import type { Quote } from '../../wire/quotes.ts'
import { onSignedIn } from '../onSignedIn.ts'
import type { QuoteConfirmationOptions } from './quoteConfirmation.ts'
import { isConsenting } from './quoteConfirmationState.ts'
import { createShownQuote, type QuoteController, type ShownQuote } from './shownQuote.ts'

export type QuotePayment = ReturnType<typeof createQuotePayment>

/** The payment of the quote that is shown: it is made at most once, and followed to its end. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: paying, following and signing in lead into each other, and share what was proved.
export function createQuotePayment(
  client: WalletClient,
  options: QuoteConfirmationOptions,
  controller: QuoteController,
) {
  const { accountId } = options
  const { getState, dispatch, run } = controller
  const shown = createShownQuote(client, options, { ...controller, onExpired: endOffer })
  const { deadline } = shown
  const { track, report, isAskedByChallenge } = createPaymentTracking(client, controller, shown)
  let stopWaitingForSignIn = () => {}
  let hasProved = false

  /** The user agrees to the quote that is shown. */
  function confirm(): Promise<void> {
    hasProved = false
    return payShown()
  }

  /** Pays the quote that is shown, which the user agreed to. */
  async function payShown(): Promise<void> {
    const state = getState()
    // What was stopped is not agreed to, and only followed.
    if (!isConsenting(state) || state.isAltered) return
    if (deadline.timeLeftMs() === 0) return endOffer()
    if (!state.canConfirm) return
    dispatch({ type: 'confirmed' })
    await pay(state.quote)
  }

  /** Ends a quote that can no longer be paid. If it was sent, also from another tab since it was read, it is followed. */
  async function endOffer(): Promise<void> {
    const state = getState()
    if (!('quote' in state)) return
    const { quote } = state
    // Where the browser does not say what it stored, something may have been sent.
    const end = (sent: boolean | WalletError) => {
      dispatch({ type: sent ? 'outcome-unknown' : 'deadline-passed' })
      if (sent) void track(quote)
    }
    await run(async () => state.mayBeSent || (await findSent(client, { quoteId: quote.id })).mayBeOut, end, end)
  }

  /** Continues a payment that may have been sent: repeats it only if it is this browser's own, and otherwise reads it. */
  async function findOut(quote: Quote): Promise<void> {
    // Only what was agreed to in this browser is sent again; a payment of another device is only read.
    const sent = await findSent(client, { quoteId: quote.id }).catch(() => undefined)
    await (sent?.isStamped ? pay(quote) : track(quote))
  }

  /** Runs the payment of the shown quote to its end, or back to a screen where the user can act. */
  async function pay(quote: Quote): Promise<void> {
    const state = getState()
    const payee = 'payee' in state ? state.payee : undefined
    const payment = { accountId, shown: quote, payee, onUpdate: report }
    await run(
      async (signal) => {
        const [{ confirmQuote }, scaFactor] = await Promise.all([loadPayment(), shown.scaFactor()])
        return confirmQuote(client, { ...payment, scaFactor, signal })
      },
      () => {},
      (error) => {
        if (error.action === 'sca-sign-in') return isAskedByChallenge() ? undefined : requestScaSignIn(quote)
        // The platform may want a newer proof of who the user is for what no wallet signs: one for each consent.
        const mayProve = error.code === 'NOT_APPROVED' && quote.walletPayload === undefined && !hasProved
        if (mayProve || error.action === 'sign-in') return requestSignIn()
        // The browser no longer says what was sent, so the payment is only read.
        const now = getState()
        if (error.code === 'STORAGE_UNAVAILABLE' && 'quote' in now && now.mayBeSent) return endOffer()
        if (error.code === 'QUOTE_EXPIRED') return { type: 'deadline-passed' }
        if (isWalletError(error, 'QUOTE_CHANGED')) return showChanged({ quote, payee }, error)
        dispatch({ type: 'returned', error })
        // The deadline may have passed while no consent was awaited.
        deadline.watch()
        return undefined
      },
    )
  }

  async function showChanged(before: PaymentSnapshot, error: WalletError<'QUOTE_CHANGED'>): Promise<void> {
    // This page itself refused to sign, also where the browser could not record that.
    const isRefused = isAlteration(error.details?.changes ?? [])
    await run(
      (signal) => findChanged(client, { before, signal }),
      (found) => shown.show({ type: 'changed', ...found, isStopped: found.isStopped || isRefused, error }),
      (failure) => ({ type: 'returned', error: failure }),
    )
  }

  function requestSignIn(): void {
    const session = client.sessions.getSnapshot()
    const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
    dispatch({ type: 'sign-in-needed', credentialId: known?.credentialId })
    deadline.watch()
    stopWaitingForSignIn()
    const proceed = () => {
      hasProved = true
      // Consent was to this quote. One that was shown since, after a deadline or a reload, needs its own.
      if (getState().status === 'signing-in') void payShown()
    }
    stopWaitingForSignIn = onSignedIn(client, { accountId, proceed })
  }

  async function requestScaSignIn(quote: Quote): Promise<void> {
    // Where the browser cannot say, it may have been sent: then it is looked for, and not paid again.
    const request = (sent: boolean | WalletError) => {
      dispatch({ type: 'sca-sign-in-needed', sent: !!sent })
      deadline.watch()
    }
    await run(async () => (await findSent(client, { quoteId: quote.id })).isStamped, request, request)
  }

  return {
    shown,
    confirm,
    findOut,
    track,
    stopWaitingForSignIn: () => stopWaitingForSignIn(),
  }
}

/** Follows a payment, and shows its state. */
function createPaymentTracking(client: WalletClient, { getState, dispatch, run }: QuoteController, shown: ShownQuote) {
  /** An open challenge asks for the SCA sign-in itself, and reports when the payment has moved on. */
  function isAskedByChallenge(): boolean {
    const state = getState()
    return state.status === 'authorizing' && state.open
  }

  function report(update: PaymentUpdate): void {
    if (update.type === 'executing') dispatch({ type: 'sent' })
    else if (update.type === 'unknown') dispatch({ type: 'outcome-unknown' })
    else {
      const { progress } = update
      shown.rememberFactor(progress.quote)
      const failure = progress.stage === 'expired' ? 'QUOTE_EXPIRED' : progress.transaction?.failureReason
      dispatch({ type: 'progressed', progress, error: failure ? createServiceError(failure) : undefined })
    }
  }

  /** Follows a payment that is under way. `challengeIsOver`: no challenge on the screen asks for the SCA sign-in. */
  async function track(quote: Quote, { challengeIsOver = false }: { challengeIsOver?: boolean } = {}): Promise<void> {
    await run(
      async (signal) => (await loadPayment()).trackPayment(client, { quoteId: quote.id, signal, onUpdate: report }),
      () => {},
      (error) => {
        // Following a payment has no other failure of its own: this is a fault of ours, and the payment continues.
        if (error.action !== 'sca-sign-in') return { type: 'outcome-unknown' }
        if (challengeIsOver || !isAskedByChallenge()) return { type: 'sca-sign-in-needed', sent: true }
        return undefined
      },
    )
  }

  return { track, report, isAskedByChallenge }
}

/** Reads the quote again, and what is different from what was agreed to. */
async function findChanged(client: WalletClient, { before, signal }: { before: PaymentSnapshot; signal: AbortSignal }) {
  const { id: quoteId } = before.quote
  const { agreed, mayBeOut, reviewed } = await findSent(client, { quoteId })
  const found = await loadQuote(client, { quoteId, signal }).catch((failure: unknown) => {
    // A stop is shown, no matter what can be read.
    if (!reviewed) throw failure
    return before
  })
  const { comparePayees, compareRecorded } = await loadPayment()
  const recorded = agreed ? await compareRecorded(agreed, found) : []
  const shown = [...compareSigned(before.quote, found.quote), ...comparePayees(before, found)]
  // Another tab or another device may have sent it.
  const mayBeSent = mayBeOut || found.quote.status !== 'PENDING'
  return { ...found, changes: joinChanges(recorded, shown), mayBeSent, isStopped: reviewed !== undefined }
}
