import type { WalletClient } from '../createWalletClient.ts'
import { createIdempotencyKey } from '../crypto/createIdempotencyKey.ts'
import { toWalletError } from '../errors/toWalletError.ts'
import { WalletError } from '../errors/WalletError.ts'
import { compareQuotes, type QuoteChange } from '../flows/compareQuotes.ts'
import { wasSent } from '../flows/payQuote.ts'
import { loadQuote, type QuoteWithPayee, repeatRequest, requestQuote } from '../flows/quoteConfirmation.ts'
import { type PaymentUpdate, settlePayment, trackPayment } from '../flows/settlePayment.ts'
import { createWritable, type Readable } from '../state/readable.ts'
import type { Quote, QuoteRequest } from '../wire/quotes.ts'
import { createCurrentTask } from './currentTask.ts'
import {
  type QuoteConfirmationEvent,
  type QuoteConfirmationState,
  reduceQuoteConfirmation,
} from './quoteConfirmationState.ts'

export type QuoteConfirmationOptions = {
  /** The wallet that pays and signs. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
} & ({ quoteId: string } | { request: QuoteRequest })

export type QuoteConfirmationController = Readable<QuoteConfirmationState> & {
  /** Reads or makes the quote, and goes on with a payment that was already on its way. */
  load(): Promise<void>
  /** The person agrees to exactly what is shown. A second call while the first is at work does nothing. */
  confirm(): Promise<void>
  /** Makes a new quote for the same payment; what changed is shown and has to be agreed to. */
  requote(): Promise<void>
  /** Leaves the sign-in in place, calmly. */
  cancelSignIn(): void
  /** Looks again, now, at a payment whose outcome is unknown. */
  checkAgain(): Promise<void>
  /** Milliseconds until the quote's deadline, on the service's time. */
  timeLeftMs(): number
  /** Ends what is running. `load` begins anew. */
  destroy(): void
}

/** Shows a quote, has it agreed to, signs and executes it once, and follows the payment to its end. */
export function createQuoteConfirmation(
  client: WalletClient,
  options: QuoteConfirmationOptions,
): QuoteConfirmationController {
  const { accountId, onQuote } = options
  const { clock, serverTime } = client.transport
  const state = createWritable<QuoteConfirmationState>({ status: 'loading' })
  const task = createCurrentTask()
  const dispatch = (event: QuoteConfirmationEvent) => state.set(reduceQuoteConfirmation(state.getSnapshot(), event))
  // One key for the first quote, however often it is asked for: mounted twice, it is still one quote.
  const firstQuoteKey = createIdempotencyKey()
  let quoteId = 'quoteId' in options ? options.quoteId : undefined
  let cancelDeadline = () => {}
  let stopWaitingForSignIn = () => {}

  const timeLeftMs = () => {
    const current = state.getSnapshot()
    return 'quote' in current ? Math.max(0, current.quote.expiresAt.getTime() - serverTime.now()) : 0
  }

  function watchDeadline(): void {
    cancelDeadline()
    const { status } = state.getSnapshot()
    if (status !== 'review' && status !== 'signing-in') return
    const left = timeLeftMs()
    if (left === 0) dispatch({ type: 'deadline-passed' })
    else cancelDeadline = clock.setTimer(watchDeadline, left)
  }

  function show(event: QuoteConfirmationEvent & { quote: Quote }): void {
    quoteId = event.quote.id
    dispatch(event)
    watchDeadline()
  }

  function onUpdate(update: PaymentUpdate): void {
    if (update.type === 'executing') return dispatch({ type: 'sent' })
    if (update.type === 'unknown') return dispatch({ type: 'outcome-unknown' })
    const { stage, transaction } = update.progress
    const failure = stage === 'expired' ? 'QUOTE_EXPIRED' : transaction?.failureReason
    dispatch({ type: 'progressed', progress: update.progress, ...(failure && { error: new WalletError(failure) }) })
  }

  /** Runs the payment of the shown quote to its end, or back to a screen where something can be done. */
  async function settle(shown: Quote): Promise<void> {
    const outcome = await task.run((signal) => settlePayment(client, { accountId, shown, signal, onUpdate }))
    if (!outcome || !('error' in outcome)) return
    const error = toWalletError(outcome.error)
    if (error.action === 'sign-in') signInInPlace()
    else if (error.code === 'QUOTE_EXPIRED') dispatch({ type: 'deadline-passed' })
    else if (error.code === 'QUOTE_CHANGED') await showChanged(shown, error)
    else dispatch({ type: 'returned', error })
  }

  async function confirm(): Promise<void> {
    const current = state.getSnapshot()
    if (current.status !== 'review' && current.status !== 'signing-in') return
    if (timeLeftMs() === 0) return dispatch({ type: 'deadline-passed' })
    dispatch({ type: 'confirmed' })
    await settle(current.quote)
  }

  async function showChanged(before: Quote, error: WalletError): Promise<void> {
    const outcome = await task.run((signal) => loadQuote(client, { quoteId: before.id, signal }))
    if (!outcome) return
    if ('error' in outcome) return dispatch({ type: 'returned', error: toWalletError(outcome.error) })
    const changes = (error.details?.changes ?? []) as readonly QuoteChange[]
    show({ type: 'changed', ...outcome.result, changes, error })
  }

  function signInInPlace(): void {
    const session = client.sessions.getSnapshot()
    const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
    dispatch({ type: 'sign-in-needed', credentialId: known?.credentialId })
    watchDeadline()
    stopWaitingForSignIn()
    stopWaitingForSignIn = client.sessions.subscribe(() => {
      const now = client.sessions.getSnapshot()
      if (now.status !== 'active' || now.session.accountId !== accountId) return
      stopWaitingForSignIn()
      void confirm()
    })
  }

  function find(signal: AbortSignal): Promise<QuoteWithPayee> {
    if (quoteId !== undefined) return loadQuote(client, { quoteId, signal })
    if (!('request' in options)) throw new Error('A quote confirmation needs the id of a quote or a request for one.')
    return requestQuote(client, { request: options.request, idempotencyKey: firstQuoteKey, signal })
  }

  async function load(): Promise<void> {
    dispatch({ type: 'load-started' })
    const isNew = quoteId === undefined
    const outcome = await task.run(find)
    if (!outcome) return
    if ('error' in outcome) return dispatch({ type: 'unavailable', error: toWalletError(outcome.error) })
    const { quote, payee } = outcome.result
    const sent = quote.status === 'PENDING' && (await wasSent(client, { quoteId: quote.id }))
    show({ type: 'loaded', quote, payee, resumed: sent || quote.status !== 'PENDING' })
    if (isNew) onQuote?.(quote)
    if (sent) await settle(quote)
    else if (quote.status !== 'PENDING')
      await task.run((signal) => trackPayment(client, { quoteId: quote.id, signal, onUpdate }))
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    timeLeftMs,
    load,
    confirm,
    requote: async () => {
      const current = state.getSnapshot()
      if (current.status !== 'expired' && current.status !== 'review') return
      dispatch({ type: 'requote-started' })
      const before = current.quote
      const request = 'request' in options ? options.request : repeatRequest(before)
      const idempotencyKey = createIdempotencyKey()
      const outcome = await task.run((signal) => requestQuote(client, { request, idempotencyKey, signal }))
      if (!outcome) return
      if ('error' in outcome) return dispatch({ type: 'returned', error: toWalletError(outcome.error) })
      const { quote, payee } = outcome.result
      show({ type: 'requoted', quote, payee, changes: compareQuotes(before, quote) })
      onQuote?.(quote)
      await client.payments.remove(before.id)
    },
    cancelSignIn: () => {
      stopWaitingForSignIn()
      dispatch({ type: 'returned' })
      watchDeadline()
    },
    checkAgain: async () => {
      const current = state.getSnapshot()
      if (current.status === 'unknown') await settle(current.quote)
    },
    destroy: () => {
      task.stop()
      cancelDeadline()
      stopWaitingForSignIn()
    },
  }
}
