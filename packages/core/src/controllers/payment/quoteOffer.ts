import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import { loadPayment, preparePayment } from '../../flows/payment/loadPayment.ts'
import { findSent, isAnySent, type PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import type { PaymentSnapshot } from '../../flows/payment/paymentSnapshot.ts'
import { createQuoteIntent, loadQuote, type QuoteIntent, requestQuote } from '../../flows/payment/quoteConfirmation.ts'
import type { Quote, QuoteStatus } from '../../wire/quotes.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { QuoteConfirmationOptions } from './quoteConfirmation.ts'
import type { QuotePayment } from './quotePayment.ts'
import type { QuoteController } from './shownQuote.ts'

/** The consent given in this browser, if any. */
type Agreed = Awaited<ReturnType<typeof findSent>>['agreed']

/** A quote that waited for a proof, and the factor to use in place of it. */
type Waited = { before: Quote; agreed: Agreed; factor: PaymentFactor }

/** The quote that the user is asked to agree to, and those that replace it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the ways to another quote lead into each other, and share the payment.
export function createQuoteOffer(
  client: WalletClient,
  options: QuoteConfirmationOptions,
  controller: QuoteController,
  payment: QuotePayment,
) {
  const { getState, dispatch, run } = controller
  const { shown, confirm, findOut, track } = payment
  const { accountId, onQuote } = options
  const load = createQuoteLoading(client, options, controller, payment)

  /** Makes a new quote to replace one that was not paid. `agreed`: what was agreed to, if this page may not show it. */
  async function requote(agreed?: Agreed): Promise<void> {
    const state = getState()
    dispatch({ type: 'requote-started' })
    if (!('quote' in state) || getState() === state) return
    const { quote: before } = state
    await run(
      async (signal) => {
        const intent = await repeatIntent(before)
        const { replaceQuote, compareReplacement } = await loadPayment()
        const found = await replaceQuote(client, { accountId, before, intent, signal })
        if (found === 'sent' || found === 'replaced') return found
        return { found, changes: await compareReplacement(client, { accountId, agreed, before: state, found }) }
      },
      (result) => {
        // Another tab was first: this one continues with its quote, in any state that it has reached.
        if (result === 'replaced') return load()
        if (result !== 'sent') return showAnother(result)
        // A second quote must not be paid while the first may have been paid, or may yet be.
        dispatch({ type: 'outcome-unknown' })
        return findOut(before)
      },
      (error) =>
        error.action === 'sca-sign-in' ? { type: 'sca-sign-in-needed', sent: false } : { type: 'returned', error },
    )
  }

  /**
   * Makes a new quote for a factor in place of one that waits for a proof. `continues`: if it says exactly what the user
   * agreed to, it is paid at once. An app's code proves no payment.
   */
  async function replaceWaiting(factor: ScaFactor, { continues }: { continues: boolean }): Promise<void> {
    const state = getState()
    if (state.status !== 'authorizing' || factor === 'TOTP') return
    dispatch({ type: 'factor-switched' })
    const { quote: before } = state
    await run(
      async (signal) => {
        const { giveUpPayment, compareReplacement } = await loadPayment()
        const intent = await repeatIntent(before)
        // The new quote is made first, since it need not be paid; a payment that was given up can only be replaced.
        const found = await requestQuote(client, { accountId, intent, signal })
        const { agreed } = await findSent(client, { quoteId: before.id })
        const replacement = found.quote.id
        const quoteId = await giveUpPayment(client, { accountId, quoteId: before.id, replacement, signal })
        const changes = await compareReplacement(client, { accountId, agreed, before: state, found })
        return { found, quoteId, agreed, changes }
      },
      ({ found, quoteId, agreed, changes }) => {
        if (quoteId === undefined) return continueWithout({ before, agreed, factor })
        shown.setFactor(factor)
        if (quoteId !== found.quote.id) return load()
        showAnother({ found, changes })
        // Without a record of what the user agreed to, they have to agree to this one.
        if (!continues || !agreed || changes.length > 0) return undefined
        // The record has it, too, and this page may have been reloaded since.
        dispatch({ type: 'name-accepted', accepted: true })
        return confirm()
      },
      (error) => {
        if (error.action === 'sca-sign-in') return { type: 'sca-sign-in-needed', sent: true }
        dispatch({ type: 'switch-failed', error })
        return track(before)
      },
    )
  }

  /** Follows a payment that no longer waits for a proof. One that has expired is replaced, as the user requested. */
  async function continueWithout({ before, agreed, factor }: Waited): Promise<void> {
    await track(before)
    const state = getState()
    if (state.status !== 'failed' || state.error?.code !== 'SCA_NOT_COMPLETED') return
    shown.setFactor(factor)
    await requote(agreed)
  }

  async function repeatIntent(before: Quote): Promise<QuoteIntent> {
    if (options.request) return createQuoteIntent(options.request)
    return createQuoteIntent(await (await loadPayment()).repeatRequest(client, { quote: before }))
  }

  function showAnother({ found, changes }: { found: PaymentSnapshot; changes: readonly QuoteChange[] }): void {
    const { quote, payee } = found
    shown.show({ type: 'requoted', quote, payee, changes })
    onQuote?.(quote)
  }

  return {
    load,
    requote: () => requote(),
    switchFactor: (factor: ScaFactor) => replaceWaiting(factor, { continues: true }),
    startAgain: () => replaceWaiting(shown.usedFactor() ?? 'SMS_OTP', { continues: false }),
    /** Continues with what needed the SCA sign-in. */
    resume: async () => {
      const state = getState()
      if (state.status === 'unavailable' && state.error.action === 'sca-sign-in') await load()
      if (state.status !== 'sca-signing-in') return
      if (state.before === 'paying') await confirm()
      else if (state.before === 'requoting') await requote()
      else {
        dispatch({ type: 'outcome-unknown' })
        await findOut(state.quote)
      }
    },
  }
}

/** Returns the action that reads or makes the quote. */
function createQuoteLoading(
  client: WalletClient,
  options: QuoteConfirmationOptions,
  { dispatch, run }: QuoteController,
  { shown, findOut, track }: QuotePayment,
) {
  // One intent for the first quote: a component that mounts twice still makes one quote.
  const firstIntent = options.request && createQuoteIntent(options.request)

  /** Reads or makes the quote, and continues a payment that was already sent. */
  async function load(): Promise<void> {
    dispatch({ type: 'load-started' })
    preparePayment()
    const asked = shown.quoteId()
    await run(
      (signal) => find(asked, signal),
      (found) => resumeOffer(found, { asked }),
      async (error) => {
        // Where the browser does not say what it stored, something may have been sent.
        const unavailable = (sent: boolean | WalletError) => ({ type: 'unavailable', error, sent: !!sent }) as const
        const isSent = async () => asked !== undefined && (await isAnySent(client, { quoteId: asked }))
        await run(isSent, unavailable, unavailable)
      },
    )
  }

  /** Finds the quote, and what was sent for it from this browser. */
  async function find(quoteId: string | undefined, signal: AbortSignal) {
    const found = await (firstIntent && quoteId === undefined
      ? requestQuote(client, { accountId: options.accountId, intent: firstIntent, signal })
      : loadCurrent(client, { quoteId: quoteId ?? '', signal }))
    const sent = await findSent(client, { quoteId: found.quote.id })
    const { reviewed: recorded } = sent
    const changes = recorded
      ? await (await loadPayment()).compareWithRecord(client, { recorded, now: found, signal })
      : []
    return { ...found, sent, changes }
  }

  async function resumeOffer(
    { quote, payee, sent, changes }: Awaited<ReturnType<typeof find>>,
    { asked }: { asked: string | undefined },
  ): Promise<void> {
    const movedOn = quote.status !== 'PENDING' && quote.status !== 'EXPIRED'
    // Consent is asked for again only where the service refused what was sent, and says that the quote is open; not after
    // a stop, where that is the word of the relay that changed it.
    const isOut = sent.mayBeOut && (!!sent.reviewed || quote.status === 'EXPIRED')
    const resumed = movedOn || sent.isStamped || isOut
    shown.show({ type: 'loaded', quote, payee, resumed, sent, changes })
    if (!resumed && quote.status === 'EXPIRED') dispatch({ type: 'deadline-passed' })
    if (quote.id !== asked) options.onQuote?.(quote)
    if (movedOn) await track(quote)
    else if (resumed) await findOut(quote)
  }

  return load
}

const unpaid: readonly string[] = ['PENDING', 'PENDING_AUTHORIZATION', 'FAILED', 'EXPIRED'] satisfies QuoteStatus[]

/** Loads the quote, or the one that replaced it: the user may return to one that was given up, in any tab. */
async function loadCurrent(
  client: WalletClient,
  { quoteId, signal }: { quoteId: string; signal: AbortSignal },
): Promise<PaymentSnapshot> {
  // What another page is sending has been sent by then.
  await client.tabs.withLock(`payment:${quoteId}`, async () => {})
  const seen = new Set<string>()
  for (let current = quoteId; ; ) {
    const found = await loadQuote(client, { quoteId: current, signal })
    if (!unpaid.includes(found.quote.status)) return found
    seen.add(current)
    const { replacedBy } = await findSent(client, { quoteId: current })
    if (replacedBy === undefined || seen.has(replacedBy)) return found
    current = replacedBy
  }
}
