import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { compareQuotes, compareSigned } from '../../flows/payment/compareQuotes.ts'
import { wasSent } from '../../flows/payment/payQuote.ts'
import {
  createQuoteIntent,
  loadQuote,
  type QuoteWithPayee,
  repeatRequest,
  replaceQuote,
  requestQuote,
} from '../../flows/payment/quoteConfirmation.ts'
import { type PaymentUpdate, settlePayment, trackPayment } from '../../flows/payment/settlePayment.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { createCurrentTask } from '../currentTask.ts'
import { onSignedIn } from '../onSignedIn.ts'
import { createDeadline } from './deadline.ts'
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
  const context = createContext(client, options)
  const { state, task, deadline, dispatch } = context
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    timeLeftMs: deadline.timeLeftMs,
    load: () => load(context),
    confirm: () => confirm(context),
    requote: () => requote(context),
    cancelSignIn: () => {
      // A dialog that closes because the sign-in worked may call this too, while the payment is made.
      if (state.getSnapshot().status !== 'signing-in') return
      context.stopWaitingForSignIn()
      dispatch({ type: 'returned' })
      deadline.watch()
    },
    checkAgain: async () => {
      const current = state.getSnapshot()
      if (current.status !== 'unknown') return
      // Only what was agreed to in this browser is sent again; a payment of another device is just read.
      if (await wasSent(client, { quoteId: current.quote.id })) await settle(context, current.quote)
      else await track(context, current.quote)
    },
    destroy: () => {
      task.stop()
      deadline.stop()
      context.stopWaitingForSignIn()
    },
  }
}

/** What the turns of one confirmation share. */
type Context = ReturnType<typeof createContext>

function createContext(client: WalletClient, options: QuoteConfirmationOptions) {
  const { clock, serverTime } = client.transport
  const state = createWritable<QuoteConfirmationState>({ status: 'loading' })
  const dispatch = (event: QuoteConfirmationEvent) => state.set(reduceQuoteConfirmation(state.getSnapshot(), event))
  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    // A quote grows old only while consent is awaited; once it is on its way the service decides.
    readDeadline: () => {
      const current = state.getSnapshot()
      return current.status === 'review' || current.status === 'signing-in' ? current.quote.expiresAt : undefined
    },
    onOver: () => dispatch({ type: 'deadline-passed' }),
  })
  return {
    client,
    options,
    state,
    dispatch,
    deadline,
    task: createCurrentTask(),
    stopWaitingForSignIn: () => {},
    quoteId: 'quoteId' in options ? options.quoteId : undefined,
    // One intent for the first quote: a component that mounts twice still makes one quote.
    firstIntent: 'request' in options ? createQuoteIntent(options.request) : undefined,
  }
}

function show(context: Context, event: QuoteConfirmationEvent & { quote: Quote }): void {
  context.quoteId = event.quote.id
  context.dispatch(event)
  context.deadline.watch()
}

async function load(context: Context): Promise<void> {
  const { options, task, dispatch } = context
  dispatch({ type: 'load-started' })
  const isNew = context.quoteId === undefined
  const outcome = await task.run((signal) => find(context, signal))
  if (!outcome) return
  if ('error' in outcome) return dispatch({ type: 'unavailable', error: toWalletError(outcome.error) })
  const { quote, payee, sent } = outcome.result
  const movedOn = quote.status !== 'PENDING' && quote.status !== 'EXPIRED'
  show(context, { type: 'loaded', quote, payee, resumed: sent || movedOn })
  if (quote.status === 'EXPIRED') dispatch({ type: 'deadline-passed' })
  if (isNew) options.onQuote?.(quote)
  if (sent) await settle(context, quote)
  else if (movedOn) await track(context, quote)
}

async function track(context: Context, { id }: Quote): Promise<void> {
  const { client, task } = context
  const onUpdate = (update: PaymentUpdate) => report(context, update)
  const outcome = await task.run((signal) => trackPayment(client, { quoteId: id, signal, onUpdate }))
  // Following a payment has no failure of its own, so this is a fault of ours; the payment goes on all the same.
  if (outcome && 'error' in outcome) {
    toWalletError(outcome.error)
    context.dispatch({ type: 'outcome-unknown' })
  }
}

/** The quote, and whether a payment of it may be out. */
async function find(
  { client, quoteId, firstIntent }: Context,
  signal: AbortSignal,
): Promise<QuoteWithPayee & { sent: boolean }> {
  const found = await (firstIntent && quoteId === undefined
    ? requestQuote(client, { intent: firstIntent, signal })
    : loadQuote(client, { quoteId: quoteId ?? '', signal }))
  const { id, status } = found.quote
  return { ...found, sent: status === 'PENDING' && (await wasSent(client, { quoteId: id })) }
}

async function confirm(context: Context): Promise<void> {
  const { state, deadline, dispatch } = context
  const current = state.getSnapshot()
  if (current.status !== 'review' && current.status !== 'signing-in') return
  if (deadline.timeLeftMs() === 0) return dispatch({ type: 'deadline-passed' })
  dispatch({ type: 'confirmed' })
  await settle(context, current.quote)
}

/** Runs the payment of the shown quote to its end, or back to a screen where something can be done. */
async function settle(context: Context, shown: Quote): Promise<void> {
  const { client, options, task, dispatch } = context
  const onUpdate = (update: PaymentUpdate) => report(context, update)
  const { accountId } = options
  const outcome = await task.run((signal) => settlePayment(client, { accountId, shown, signal, onUpdate }))
  if (!outcome || !('error' in outcome)) return
  const error = toWalletError(outcome.error)
  if (error.action === 'sign-in') signInInPlace(context)
  else if (error.code === 'QUOTE_EXPIRED') dispatch({ type: 'deadline-passed' })
  else if (error.code === 'QUOTE_CHANGED') await showChanged(context, { before: shown, error })
  else {
    dispatch({ type: 'returned', error })
    // The deadline may have passed while nobody waited for consent.
    context.deadline.watch()
  }
}

function report({ dispatch }: Context, update: PaymentUpdate): void {
  if (update.type === 'executing') dispatch({ type: 'sent' })
  else if (update.type === 'unknown') dispatch({ type: 'outcome-unknown' })
  else {
    const { stage, transaction } = update.progress
    const failure = stage === 'expired' ? 'QUOTE_EXPIRED' : transaction?.failureReason
    dispatch({ type: 'progressed', progress: update.progress, ...(failure && { error: new WalletError(failure) }) })
  }
}

async function showChanged(context: Context, parameters: { before: Quote; error: WalletError }): Promise<void> {
  const { client, task, dispatch } = context
  const { before, error } = parameters
  const outcome = await task.run((signal) => loadQuote(client, { quoteId: before.id, signal }))
  if (!outcome) return
  if ('error' in outcome) return dispatch({ type: 'returned', error: toWalletError(outcome.error) })
  // Not what the error says about them: that may have come from outside.
  const changes = compareSigned(before, outcome.result.quote)
  show(context, { type: 'changed', ...outcome.result, changes, error })
}

function signInInPlace(context: Context): void {
  const { client, options, state, dispatch, deadline } = context
  const { accountId } = options
  const session = client.sessions.getSnapshot()
  const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
  dispatch({ type: 'sign-in-needed', credentialId: known?.credentialId })
  deadline.watch()
  context.stopWaitingForSignIn()
  // Consent was to this quote. One that was shown since, after a deadline or a reload, needs its own.
  const proceed = () => {
    if (state.getSnapshot().status === 'signing-in') void confirm(context)
  }
  context.stopWaitingForSignIn = onSignedIn(client, { accountId, proceed })
}

async function requote(context: Context): Promise<void> {
  const { client, options, state, task, dispatch } = context
  const current = state.getSnapshot()
  if (current.status !== 'expired' && current.status !== 'review') return
  dispatch({ type: 'requote-started' })
  const before = current.quote
  const intent = createQuoteIntent('request' in options ? options.request : repeatRequest(before))
  const outcome = await task.run(async (signal) =>
    (await wasSent(client, { quoteId: before.id })) ? undefined : replaceQuote(client, { before, intent, signal }),
  )
  if (!outcome) return
  if ('error' in outcome) return dispatch({ type: 'returned', error: toWalletError(outcome.error) })
  if (!outcome.result) {
    // Nobody pays a second quote while the first may have been paid.
    dispatch({ type: 'outcome-unknown' })
    return settle(context, before)
  }
  const { quote, payee } = outcome.result
  show(context, { type: 'requoted', quote, payee, changes: compareQuotes(before, quote) })
  options.onQuote?.(quote)
}
