import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { PaymentProgress } from '../../flows/payment/followPayment.ts'
import { followFunding, freezeFunding, holdFunding, type ShownFunding } from '../../flows/payment/funding.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import { createQuoteIntent, loadQuote, repeatRequest, requestQuote } from '../../flows/payment/quoteConfirmation.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createDeadline } from '../payment/deadline.ts'
import { type FundingEvent, type FundingState, reduceFunding } from './fundingState.ts'

export type FundingOptions = {
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
} & ({ quoteId: string } | { request: QuoteRequest })

export type FundingController = Readable<FundingState> & {
  /** Reads or makes the quote and follows it to its end. */
  load(): Promise<void>
  /** Makes a new quote for the same payment, when the one before ran out. */
  requote(): Promise<void>
  /** Has it proved by another factor, which takes a new quote. */
  switchFactor(factor: PaymentFactor): Promise<void>
  /** Looks now: the challenge was proved, ran out or was abandoned; or nobody knows. */
  checkAgain(): Promise<void>
  /** Goes on after the login of the region. */
  scaSignedIn(): Promise<void>
  /** Milliseconds until it is too late to send anything, on the service's time. */
  timeLeftMs(): number
  /** Ends what is running. `load` begins anew. */
  destroy(): void
}

/** A payment with money that comes from outside: proved where that is asked for, then sent by the person's own bank. */
export function createFunding(client: WalletClient, options: FundingOptions): FundingController {
  const { clock, serverTime } = client.transport
  const state = createWritable<FundingState>({ status: 'loading' })
  const task = createCurrentTask()
  let quoteId = 'quoteId' in options ? options.quoteId : undefined
  // One intent for one quote: a component that mounts twice still makes one.
  let intent = 'request' in options ? createQuoteIntent(options.request) : undefined
  // It outlives a login in between: what came before it may have been copied.
  let shown: ShownFunding | undefined
  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    readDeadline: () => {
      const current = state.getSnapshot()
      return current.status === 'instructions' ? current.quote.expiresAt : undefined
    },
    onOver: () => dispatch({ type: 'deadline-passed' }),
  })

  function dispatch(event: FundingEvent): void {
    state.set(reduceFunding(state.getSnapshot(), event))
    deadline.watch()
  }

  function fail(thrown: unknown): void {
    const error = toWalletError(thrown)
    dispatch(error.action === 'sca-sign-in' ? { type: 'sca-sign-in-needed' } : { type: 'unavailable', error })
  }

  async function load(): Promise<void> {
    dispatch({ type: 'load-started' })
    const making = quoteId === undefined ? intent : undefined
    const outcome = await task.run((signal) =>
      making ? requestQuote(client, { intent: making, signal }) : loadQuote(client, { quoteId: quoteId ?? '', signal }),
    )
    if (!outcome) return
    if ('error' in outcome) return fail(outcome.error)
    const { quote } = outcome.result
    quoteId = quote.id
    if (making) options.onQuote?.(quote)
    try {
      if (shown?.quote.id === quote.id) holdFunding(shown, quote)
      else shown = freezeFunding(quote)
    } catch (error) {
      return fail(error)
    }
    dispatch({ type: 'loaded', ...outcome.result })
    await follow(shown)
  }

  async function follow(followed = shown): Promise<void> {
    if (!followed) return
    const onProgress = (progress: PaymentProgress) => {
      const failure = progress.transaction?.failureReason
      dispatch({ type: 'progressed', progress, ...(failure && { error: new WalletError(failure) }) })
    }
    const outcome = await task.run((signal) => followFunding(client, { shown: followed, signal, onProgress }))
    if (outcome && 'error' in outcome) fail(outcome.error)
  }

  async function replace(request: QuoteRequest): Promise<void> {
    intent = createQuoteIntent(request)
    quoteId = undefined
    await load()
  }

  const requestAgain = (quote: Quote) => ('request' in options ? options.request : repeatRequest(quote))

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    timeLeftMs: deadline.timeLeftMs,
    load,
    requote: async () => {
      const current = state.getSnapshot()
      if (current.status === 'expired' || current.status === 'failed') await replace(requestAgain(current.quote))
    },
    switchFactor: async (factor) => {
      const current = state.getSnapshot()
      // Authorizing the one before would move no money, so it is left to run out.
      if (current.status === 'authorizing') await replace({ ...requestAgain(current.quote), scaFactor: factor })
    },
    checkAgain: async () => {
      const current = state.getSnapshot()
      if (current.status === 'authorizing' || current.status === 'unknown') await follow()
    },
    scaSignedIn: async () => {
      if (state.getSnapshot().status === 'sca-signing-in') await load()
    },
    destroy: () => {
      task.stop()
      deadline.stop()
    },
  }
}
