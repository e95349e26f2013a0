import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { compareSnapshots } from '../../flows/payment/comparePayment.ts'
import {
  assertFundingUnchanged,
  type FundingBaseline,
  followFunding,
  toFundingBaseline,
} from '../../flows/payment/funding.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import type { PaymentSnapshot } from '../../flows/payment/paymentSnapshot.ts'
import { type PaymentProgress, readOutcome } from '../../flows/payment/pollPayment.ts'
import { createQuoteIntent, loadQuote, requestQuote } from '../../flows/payment/quoteConfirmation.ts'
import { repeatRequest } from '../../flows/payment/repeatRequest.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { type Controller, type ControllerContext, createController } from '../createController.ts'
import { createFactorChoice } from './factorChoice.ts'
import { createFundingDeadline } from './fundingDeadline.ts'
import { type FundingEvent, type FundingState, reduceFunding, waitsUntil } from './fundingState.ts'

export type FundingOptions = {
  /** The wallet whose customer pays. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** As `QuoteConfirmationOptions` has them. */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { request: QuoteRequest })

type FundingActions = {
  /** Reads or makes the quote and follows it to its end. */
  load(): Promise<FundingState>
  /** Makes a new quote for the same payment, when the one before expired or changed; the user has to agree to changes. */
  requote(): Promise<FundingState>
  /** Uses another factor, which takes a new quote; the user has to agree to changes. */
  switchFactor(factor: PaymentFactor): Promise<FundingState>
  /** The user agrees to what changed. */
  accept(): Promise<FundingState>
  /** Reads the payment now: after the challenge was proved, expired or was left, or when the state is `unknown`. */
  checkAgain(): Promise<FundingState>
  /** Continues after the inline SCA sign-in. */
  resume(): Promise<FundingState>
  /** Returns the milliseconds until it is too late to send anything, on the service's clock. */
  timeLeftMs(): number
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type FundingController = Controller<FundingState> & FundingActions

/** Shows a payment with money from outside: it is proved where that is required, then sent by the customer's own bank. */
export function createFunding(client: WalletClient, options: FundingOptions): FundingController {
  return createController<FundingState, FundingEvent, FundingActions>((controller) => {
    const { getState } = controller
    const { load, accept, follow, replace, findReplaceable } = createFundedPayment(client, options, controller)
    const deadline = createFundingDeadline(client, controller)
    return {
      initial: { status: 'loading' },
      reduce: reduceFunding,
      isBusy: ({ status }) => status === 'loading',
      onChange: deadline.watch,
      onDestroy: deadline.stop,
      actions: {
        load,
        accept,
        requote: async () => {
          const quote = findReplaceable()
          if (quote) await replace({ quote })
        },
        switchFactor: async (factor) => {
          const state = getState()
          // Authorizing the quote before would move no money, so it is left to expire.
          if (state.status === 'authorizing') await replace({ quote: state.quote, change: { scaFactor: factor } })
        },
        checkAgain: async () => {
          const { status } = getState()
          if (status === 'authorizing' || status === 'unknown') await follow()
        },
        resume: async () => {
          if (getState().status === 'sca-signing-in') await load()
        },
        timeLeftMs: deadline.timeLeftMs,
      },
    }
  })
}

/** The payment across its quotes: what was shown, what was agreed to, and the request for the next quote. */
function createFundedPayment(
  client: WalletClient,
  options: FundingOptions,
  { getState, dispatch, run }: ControllerContext<FundingState, FundingEvent>,
) {
  let quoteId = 'quoteId' in options ? options.quoteId : undefined
  // One intent for one quote: a component that mounts twice still makes one.
  let intent = options.request && createQuoteIntent(options.request)
  // It outlasts an SCA sign-in in between: what was shown before may have been copied.
  let shown: FundingBaseline | undefined
  /** What was on the screen to be proved or sent; a new quote is compared with it. */
  let agreed: PaymentSnapshot | undefined
  const choosePaymentFactor = createFactorChoice(client)

  async function load(): Promise<void> {
    dispatch({ type: 'load-started' })
    const making = quoteId === undefined
    await run(
      async (signal) => {
        if (!making || !intent) return loadQuote(client, { quoteId: quoteId ?? '', signal })
        await prepareIntent()
        return requestQuote(client, { intent, signal })
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

  /** A quote that differs from what was agreed to waits for consent, even if it is read again in between. */
  function show(found: PaymentSnapshot): void {
    if (shown?.quote.id === found.quote.id) assertFundingUnchanged(shown, found.quote)
    else shown = toFundingBaseline(found.quote)
    const changes = compareSnapshots(agreed ?? found, found)
    if (changes.length === 0) agreed = found
    dispatch({ type: 'loaded', ...found, changes })
  }

  /** Follows what is shown until it is over. */
  async function follow(): Promise<void> {
    const followed = shown
    if (!followed) return
    const onProgress = (progress: PaymentProgress) => {
      const failure = progress.transaction?.failureReason
      dispatch({ type: 'progressed', progress, ...(failure && { error: new WalletError(failure) }) })
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
    if (needsSignIn) void forgetScaSessionExpiry(client, options)
    dispatch(needsSignIn ? { type: 'sca-sign-in-needed' } : { type: 'unavailable', error })
  }

  return {
    load,
    follow,
    /** The payment may have moved on by now, so it is read. */
    accept: async () => {
      const state = getState()
      if (state.status !== 'changed') return
      agreed = { quote: state.quote, payee: state.payee }
      dispatch({ type: 'accepted' })
      await follow()
    },
    /** Returns the quote that a new one may replace. Nothing must be sent any longer for one that changed. */
    findReplaceable: (): Quote | undefined => {
      const state = getState()
      if (state.status === 'expired' || state.status === 'failed') return state.quote
      return state.status === 'unavailable' && state.error.code === 'QUOTE_CHANGED' ? agreed?.quote : undefined
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
