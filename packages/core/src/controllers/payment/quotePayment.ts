import { toWalletError } from '../../errors/toWalletError.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { compareSigned } from '../../flows/payment/compareQuotes.ts'
import { findAgreed } from '../../flows/payment/paymentIntent.ts'
import { loadComparePayment, wasSent } from '../../flows/payment/payQuote.ts'
import { loadQuote } from '../../flows/payment/quoteConfirmation.ts'
import { type PaymentUpdate, settlePayment, trackPayment } from '../../flows/payment/settlePayment.ts'
import type { Quote } from '../../wire/quotes.ts'
import { onSignedIn } from '../onSignedIn.ts'
import { isConsenting } from './quoteConfirmationState.ts'
import { noteFactor, type QuoteContext, showQuote } from './quoteContext.ts'

/** Pays the quote that is shown, which the person agreed to. */
export async function confirmQuote(context: QuoteContext): Promise<void> {
  const { state, deadline, dispatch } = context
  const current = state.getSnapshot()
  if (!isConsenting(current)) return
  if (deadline.timeLeftMs() === 0) return endOffer(context)
  dispatch({ type: 'confirmed' })
  await settle(context, current.quote)
}

/** Ends a quote that grew too old. One that a request went out for may have been paid, so it is read until that is known. */
export function endOffer(context: QuoteContext): void {
  const { state, sentFor, dispatch } = context
  const current = state.getSnapshot()
  const quote = 'quote' in current && current.quote.id === sentFor ? current.quote : undefined
  dispatch({ type: quote ? 'outcome-unknown' : 'deadline-passed' })
  if (quote) void track(context, quote)
}

/** Goes on with a payment that may be out: sends it again only where it is this browser's own, and else reads it. */
export async function findOut(context: QuoteContext, quote: Quote): Promise<void> {
  // Only what was agreed to in this browser is sent again; a payment of another device is just read.
  if (await wasSent(context.client, { quoteId: quote.id })) await settle(context, quote)
  else await track(context, quote)
}

/** Runs the payment of the shown quote to its end, or back to a screen where something can be done. */
async function settle(context: QuoteContext, shown: Quote): Promise<void> {
  const { client, options, state, task, dispatch, scaFactor } = context
  const onUpdate = (update: PaymentUpdate) => {
    if (update.type === 'executing') context.sentFor = shown.id
    report(context, update)
  }
  const { accountId } = options
  const current = state.getSnapshot()
  const payee = 'payee' in current ? current.payee : undefined
  const outcome = await task.run((signal) =>
    settlePayment(client, { accountId, shown, payee, scaFactor, signal, onUpdate }),
  )
  if (!outcome || !('error' in outcome)) return
  const error = toWalletError(outcome.error)
  if (error.action === 'sca-sign-in') {
    if (!isAskedByChallenge(context)) await signInToRegion(context, shown)
    return
  }
  if (error.action === 'sign-in') signInInPlace(context)
  else if (error.code === 'QUOTE_EXPIRED') dispatch({ type: 'deadline-passed' })
  else if (error.code === 'QUOTE_CHANGED') await showChanged(context, { before: shown, error })
  else {
    dispatch({ type: 'returned', error })
    // The deadline may have passed while nobody waited for consent.
    context.deadline.watch()
  }
}

/** Follows a payment that is under way, from now on. `challengeIsOver`: nobody else asks for a login any more. */
export async function track(
  context: QuoteContext,
  quote: Quote,
  { challengeIsOver = false }: { challengeIsOver?: boolean } = {},
): Promise<void> {
  const { client, task } = context
  const onUpdate = (update: PaymentUpdate) => report(context, update)
  const outcome = await task.run((signal) => trackPayment(client, { quoteId: quote.id, signal, onUpdate }))
  if (!outcome || !('error' in outcome)) return
  const error = toWalletError(outcome.error)
  if (error.action === 'sca-sign-in') {
    if (challengeIsOver || !isAskedByChallenge(context)) context.dispatch({ type: 'sca-sign-in-needed', sent: true })
    return
  }
  // Following a payment has no other failure of its own, so this is a fault of ours; the payment goes on all the same.
  context.dispatch({ type: 'outcome-unknown' })
}

/** A challenge that is open asks for the login of the region in its own place, and tells when the payment has moved on. */
function isAskedByChallenge({ state }: QuoteContext): boolean {
  const current = state.getSnapshot()
  return current.status === 'authorizing' && current.open
}

function report(context: QuoteContext, update: PaymentUpdate): void {
  const { dispatch } = context
  if (update.type === 'executing') dispatch({ type: 'sent' })
  else if (update.type === 'unknown') dispatch({ type: 'outcome-unknown' })
  else {
    const { stage, quote, transaction } = update.progress
    noteFactor(context, quote)
    const failure = stage === 'expired' ? 'QUOTE_EXPIRED' : transaction?.failureReason
    dispatch({ type: 'progressed', progress: update.progress, ...(failure && { error: new WalletError(failure) }) })
  }
}

async function showChanged(context: QuoteContext, parameters: { before: Quote; error: WalletError }): Promise<void> {
  const { client, task, dispatch } = context
  const { before, error } = parameters
  const { id: quoteId } = before
  const outcome = await task.run(async (signal) => {
    const found = await loadQuote(client, { quoteId, signal })
    const agreed = await findAgreed(client, { quoteId })
    const { compareNoted } = await loadComparePayment()
    const noted = agreed ? await compareNoted(agreed, found) : []
    // Not what the error says about them: that may have come from outside.
    return { ...found, changes: noted.length > 0 ? noted : compareSigned(before, found.quote) }
  })
  if (!outcome) return
  if ('error' in outcome) return dispatch({ type: 'returned', error: toWalletError(outcome.error) })
  showQuote(context, { type: 'changed', ...outcome.result, error })
}

function signInInPlace(context: QuoteContext): void {
  const { client, options, state, dispatch, deadline } = context
  const { accountId } = options
  const session = client.sessions.getSnapshot()
  const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
  dispatch({ type: 'sign-in-needed', credentialId: known?.credentialId })
  deadline.watch()
  context.stopWaitingForSignIn()
  // Consent was to this quote. One that was shown since, after a deadline or a reload, needs its own.
  const proceed = () => {
    if (state.getSnapshot().status === 'signing-in') void confirmQuote(context)
  }
  context.stopWaitingForSignIn = onSignedIn(client, { accountId, proceed })
}

async function signInToRegion(context: QuoteContext, shown: Quote): Promise<void> {
  const { client, task, dispatch, deadline } = context
  const outcome = await task.run(() => wasSent(client, { quoteId: shown.id }))
  if (!outcome) return
  // Where the browser says nothing it may be out: then it is looked for, and not paid anew.
  dispatch({ type: 'sca-sign-in-needed', sent: 'error' in outcome || outcome.result })
  deadline.watch()
}
