import type { WalletClient } from '../../createWalletClient.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { isWalletError, type WalletError } from '../../errors/WalletError.ts'
import { compareSnapshots } from '../../flows/payment/comparePayment.ts'
import { hasOtherDestination, type QuoteChange } from '../../flows/payment/compareQuotes.ts'
import {
  assertFundingUnchanged,
  type FundingBaseline,
  followFunding,
  toFundingBaseline,
} from '../../flows/payment/funding.ts'
import { loadPayment } from '../../flows/payment/loadPayment.ts'
import { findSent, withoutAccounts } from '../../flows/payment/paymentIntent.ts'
import type { PaymentSnapshot } from '../../flows/payment/paymentSnapshot.ts'
import { type PaymentProgress, readOutcome } from '../../flows/payment/pollPayment.ts'
import { createQuoteIntent, loadQuote, requestQuote } from '../../flows/payment/quoteConfirmation.ts'
import { repeatRequest } from '../../flows/payment/repeatRequest.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { ControllerContext } from '../createController.ts'
import { createFactorChoice } from './factorChoice.ts'
import type { FundingOptions } from './funding.ts'
import { type FundingEvent, type FundingState, waitsUntil } from './fundingState.ts'

type Compared = PaymentSnapshot & { changes: readonly QuoteChange[] }

type FundingContext = ControllerContext<FundingState, FundingEvent>

/** The payment across its quotes: what is on the screen, and the request for the next quote. */
export function createFundedPayment(client: WalletClient, options: FundingOptions, controller: FundingContext) {
  const { getState, dispatch, run } = controller
  const { compare, show, follow, fail, accept, agreedQuote } = createShownFunding(client, options, controller)
  let { quoteId } = options
  // One intent for one quote: a component that mounts twice still makes one.
  let intent = options.request && createQuoteIntent(options.request)
  const choosePaymentFactor = createFactorChoice(client)

  async function load(): Promise<void> {
    dispatch({ type: 'load-started' })
    const making = quoteId === undefined
    await run(
      async (signal) => {
        if (!making || !intent) {
          const found = await loadQuote(client, { quoteId: quoteId ?? '', signal })
          const { reviewed } = await findSent(client, { quoteId: found.quote.id })
          return compare({ ...found, quote: withoutAccounts(found.quote, reviewed) })
        }
        await prepareIntent()
        return compare(await requestQuote(client, { intent, signal }))
      },
      (found) => {
        quoteId = found.quote.id
        if (making) options.onQuote?.(found.quote)
        try {
          show(found)
        } catch (error) {
          return fail(toWalletError(error))
        }
        return follow()
      },
      fail,
    )
  }

  /** Chooses the factor before the quote is made: the service issues the challenge, and sends a code, with the quote. */
  async function prepareIntent(): Promise<void> {
    if (intent?.request.scaFactor !== undefined) return
    const scaFactor = await choosePaymentFactor()
    // A page that loads twice still makes one quote.
    if (scaFactor && intent && intent.request.scaFactor === undefined)
      intent = createQuoteIntent({ ...intent.request, scaFactor })
  }

  return {
    load,
    follow,
    accept,
    /** Returns the quote that a new one may replace. Nothing must be sent any longer for one that changed. */
    findReplaceable: (): Quote | undefined => {
      const state = getState()
      if (state.status === 'expired' || state.status === 'failed') return state.quote
      return state.status === 'unavailable' && state.error.code === 'QUOTE_CHANGED' ? agreedQuote() : undefined
    },
    /**
     * Makes a new quote to replace one that has expired, or that needs a proof by another factor. The old one is read
     * first: if its money has arrived, or it is still open, the payment continues with it.
     */
    replace: async ({ quote, change }: { quote: Quote; change?: Pick<QuoteRequest, 'scaFactor'> }) => {
      const { status } = getState()
      const before = quoteId ?? quote.id
      dispatch({ type: 'load-started' })
      await run(
        async (signal) => {
          const isOpen = await isStillOpen(client, { quoteId: before, status, signal })
          return isOpen ? undefined : (options.request ?? (await repeatRequest(client, { quote })))
        },
        (request) => {
          intent = request && createQuoteIntent({ ...request, ...change })
          quoteId = request ? undefined : before
          return load()
        },
        fail,
      )
    },
  }
}

/** The quote on the screen: what was shown and agreed to, and what became of it. */
function createShownFunding(
  client: WalletClient,
  { accountId }: FundingOptions,
  { getState, dispatch, run }: FundingContext,
) {
  // It outlasts an SCA sign-in in between: what was shown before may have been copied.
  let shown: FundingBaseline | undefined
  /** What was on the screen to be proved or sent; a new quote is compared with it. */
  let agreed: PaymentSnapshot | undefined

  /**
   * Adds what differs from what was agreed to, or from what was reviewed before a stop of that. Another payee is recorded as
   * a stop before it is shown.
   */
  async function compare(found: PaymentSnapshot): Promise<Compared> {
    const before = agreed ?? found
    if (before.quote.id === found.quote.id) return { ...found, changes: compareSnapshots(before, found) }
    const { compareReplacement } = await loadPayment()
    const changes = await compareReplacement(client, { accountId: undefined, before, found })
    const stopped = hasOtherDestination(changes) ? changes : undefined
    return { ...found, quote: withoutAccounts(found.quote, stopped), changes }
  }

  /** A quote that differs from what was agreed to waits for consent, even if it is read again in between. */
  function show(found: Compared): void {
    if (shown?.quote.id === found.quote.id) assertFundingUnchanged(shown, found.quote)
    else shown = toFundingBaseline(found.quote)
    if (found.changes.length === 0) agreed = found
    dispatch({ type: 'loaded', ...found })
  }

  /** Follows what is shown until it is over. */
  async function follow(): Promise<void> {
    const followed = shown
    if (!followed) return
    const onProgress = (progress: PaymentProgress) => {
      const failure = progress.transaction?.failureReason
      dispatch({ type: 'progressed', progress, error: failure ? createServiceError(failure) : undefined })
    }
    await run(
      (signal) => followFunding(client, { shown: followed, signal, onProgress }),
      () => {},
      fail,
    )
  }

  function fail(error: WalletError): void {
    const needsSignIn = error.action === 'sca-sign-in'
    // The service decides whether the customer is signed in; the browser only remembers it.
    if (needsSignIn) void forgetScaSessionExpiry(client, { accountId })
    dispatch(needsSignIn ? { type: 'sca-sign-in-needed' } : { type: 'unavailable', error })
  }

  return {
    compare,
    show,
    follow,
    fail,
    agreedQuote: () => agreed?.quote,
    /** The payment may have moved on by now, so it is read. */
    accept: async () => {
      const state = getState()
      if (state.status !== 'changed' || state.isOtherPayee) return
      agreed = { quote: state.quote, payee: state.payee }
      dispatch({ type: 'accepted' })
      await follow()
    },
  }
}

async function isStillOpen(
  client: WalletClient,
  parameters: { quoteId: string; status: FundingState['status']; signal: AbortSignal },
): Promise<boolean> {
  const { quoteId, status, signal } = parameters
  const progress = await readOutcome(client, { quoteId, signal }).catch((error: unknown) => {
    if (isWalletError(error, 'QUOTE_NOT_FOUND')) return undefined
    throw error
  })
  switch (progress?.stage) {
    case undefined:
    case 'failed':
    case 'expired':
      return false
    case 'authorizing':
      return status !== 'authorizing' && status !== 'unavailable' && isInTime(client, progress)
    case 'pending':
      return status === 'authorizing' || (status !== 'unavailable' && isInTime(client, progress))
    default:
      return true
  }
}

function isInTime(client: WalletClient, { quote }: PaymentProgress): boolean {
  return waitsUntil(quote).getTime() > client.transport.serverTime.now()
}
