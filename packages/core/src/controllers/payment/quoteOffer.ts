import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { compareQuotes, type QuoteChange } from '../../flows/payment/compareQuotes.ts'
import {
  findAgreed,
  findReplacement,
  findSent,
  giveUpPayment,
  isAnySent,
  type PaymentFactor,
} from '../../flows/payment/paymentIntent.ts'
import { loadComparePayment } from '../../flows/payment/payQuote.ts'
import {
  createQuoteIntent,
  loadQuote,
  type QuoteIntent,
  type QuoteWithPayee,
  replaceQuote,
  requestQuote,
} from '../../flows/payment/quoteConfirmation.ts'
import { repeatRequest } from '../../flows/payment/repeatRequest.ts'
import type { Quote, QuoteStatus } from '../../wire/quotes.ts'
import { type QuoteContext, showQuote } from './quoteContext.ts'
import { confirmQuote, findOut, track } from './quotePayment.ts'

/** What was agreed to in this browser, where anything was. */
type Agreed = Awaited<ReturnType<typeof findAgreed>>

/** Reads or makes the quote, and goes on with a payment that was already on its way. */
export async function loadOffer(context: QuoteContext): Promise<void> {
  const { client, options, task, dispatch } = context
  dispatch({ type: 'load-started' })
  const asked = context.quoteId
  const outcome = await task.run((signal) => find(context, signal))
  if (!outcome) return
  if ('error' in outcome) {
    const error = toWalletError(outcome.error)
    const looked = await task.run(async () => asked !== undefined && (await isAnySent(client, { quoteId: asked })))
    if (!looked) return
    // Where the browser does not say what it stored, something may have been sent.
    return dispatch({ type: 'unavailable', error, sent: 'error' in looked || looked.result })
  }
  const { quote, payee, sent } = outcome.result
  if (sent.mayBeOut) context.sentFor = quote.id
  const movedOn = quote.status !== 'PENDING' && quote.status !== 'EXPIRED'
  // Consent is asked for again only where the service refused what was sent, and says that the quote is open.
  const resumed = movedOn || sent.isStamped || (sent.mayBeOut && quote.status === 'EXPIRED')
  showQuote(context, { type: 'loaded', quote, payee, resumed })
  if (!resumed && quote.status === 'EXPIRED') dispatch({ type: 'deadline-passed' })
  if (quote.id !== asked) options.onQuote?.(quote)
  if (movedOn) await track(context, quote)
  else if (resumed) await findOut(context, quote)
}

/** The quote, and what was sent for it from this browser. */
async function find({ client, quoteId, firstIntent }: QuoteContext, signal: AbortSignal) {
  const found = await (firstIntent && quoteId === undefined
    ? requestQuote(client, { intent: firstIntent, signal })
    : loadCurrent(client, { quoteId: quoteId ?? '', signal }))
  return { ...found, sent: await findSent(client, { quoteId: found.quote.id }) }
}

const unpaid: readonly string[] = ['PENDING', 'PENDING_AUTHORIZATION', 'FAILED', 'EXPIRED'] satisfies QuoteStatus[]

/** The quote, or the one that took its place: the person may come back to one that was given up, in any tab. */
async function loadCurrent(
  client: WalletClient,
  { quoteId, signal }: { quoteId: string; signal: AbortSignal },
): Promise<QuoteWithPayee> {
  const seen = new Set<string>()
  for (let current = quoteId; ; ) {
    const found = await loadQuote(client, { quoteId: current, signal })
    if (!unpaid.includes(found.quote.status)) return found
    seen.add(current)
    const replacement = await findReplacement(client, { quoteId: current })
    if (replacement === undefined || seen.has(replacement)) return found
    current = replacement
  }
}

/** Makes a new quote in place of one that was not paid. `agreed`: what was agreed to, where this page may not show it. */
export async function requote(context: QuoteContext, agreed?: Agreed): Promise<void> {
  const { client, options, state, task, dispatch } = context
  const current = state.getSnapshot()
  dispatch({ type: 'requote-started' })
  if (!('quote' in current) || state.getSnapshot() === current) return
  const before = current.quote
  const outcome = await task.run(async (signal) => {
    const { accountId } = options
    const intent = await intentAgain(context, before)
    const found = await replaceQuote(client, { accountId, before, intent, signal })
    if (found === 'sent' || found === 'replaced') return found
    return { found, changes: await findChanges({ agreed, before, found }) }
  })
  if (!outcome) return
  if ('error' in outcome) {
    const error = toWalletError(outcome.error)
    if (error.action === 'sca-sign-in') return dispatch({ type: 'sca-sign-in-needed', sent: false })
    return dispatch({ type: 'returned', error })
  }
  const { result } = outcome
  // Nobody pays a second quote while the first may have been paid, or may yet be.
  if (result === 'sent') {
    dispatch({ type: 'outcome-unknown' })
    return findOut(context, before)
  }
  // Another tab was first: this one goes on with its quote, wherever that stands by now.
  if (result === 'replaced') return loadOffer(context)
  showAnother(context, result)
}

/** Shows a new quote for a factor in place of one that waits for a proof by another. */
export async function switchFactor(context: QuoteContext, factor: PaymentFactor): Promise<void> {
  const { client, options, state, task, dispatch } = context
  const current = state.getSnapshot()
  if (current.status !== 'authorizing') return
  dispatch({ type: 'factor-switched' })
  const { quote: before } = current
  const { accountId } = options
  const outcome = await task.run(async (signal) => {
    const intent = await intentAgain(context, before)
    // First the new one, which nobody has to pay; a payment that was given up can only be made anew.
    const found = await requestQuote(client, { intent, signal })
    const replacement = found.quote.id
    const agreed = await findAgreed(client, { quoteId: before.id })
    const quoteId = await giveUpPayment(client, { accountId, quoteId: before.id, replacement, signal })
    return { found, quoteId, agreed, changes: await findChanges({ agreed, before, found }) }
  })
  if (!outcome) return
  if ('error' in outcome) {
    const error = toWalletError(outcome.error)
    if (error.action === 'sca-sign-in') return dispatch({ type: 'sca-sign-in-needed', sent: true })
    dispatch({ type: 'switch-failed', error })
    return track(context, before)
  }
  const { found, quoteId, agreed, changes } = outcome.result
  if (quoteId === undefined) return goOnWithout(context, { before, agreed, factor })
  context.scaFactor = factor
  if (quoteId !== found.quote.id) return loadOffer(context)
  showAnother(context, { found, changes })
}

/** Follows a payment that waits for no proof any more. One whose time was over is made anew, as the person asked. */
async function goOnWithout(
  context: QuoteContext,
  parameters: { before: Quote; agreed: Agreed; factor: PaymentFactor },
): Promise<void> {
  const { before, agreed, factor } = parameters
  await track(context, before)
  const current = context.state.getSnapshot()
  if (current.status !== 'failed' || current.error?.code !== 'SCA_NOT_COMPLETED') return
  context.scaFactor = factor
  await requote(context, agreed)
}

/** Old and new. After a reload the quote on this page may not be the one that was agreed to. */
async function findChanges(parameters: {
  agreed: Agreed
  before: Quote
  found: QuoteWithPayee
}): Promise<readonly QuoteChange[]> {
  const { agreed, before, found } = parameters
  if (!agreed) return compareQuotes(before, found.quote)
  const { compareNoted } = await loadComparePayment()
  return compareNoted(agreed, found)
}

/** Goes on with what waited for the login of the region. */
export async function goOnSignedIn(context: QuoteContext): Promise<void> {
  const current = context.state.getSnapshot()
  if (current.status === 'unavailable' && current.error.action === 'sca-sign-in') return loadOffer(context)
  if (current.status !== 'sca-signing-in') return
  if (current.before === 'paying') await confirmQuote(context)
  else if (current.before === 'requoting') await requote(context)
  else await findOut(context, current.quote)
}

async function intentAgain({ client, options }: QuoteContext, before: Quote): Promise<QuoteIntent> {
  return createQuoteIntent(options.request ?? (await repeatRequest(client, { quote: before })))
}

function showAnother(
  context: QuoteContext,
  { found, changes }: { found: QuoteWithPayee; changes: readonly QuoteChange[] },
): void {
  const { quote, payee } = found
  showQuote(context, { type: 'requoted', quote, payee, changes })
  context.options.onQuote?.(quote)
}
