import type { WalletClient } from '../../createWalletClient.ts'
import { createQuoteIntent } from '../../flows/payment/quoteConfirmation.ts'
import { heedScaLapse } from '../../flows/sca/heedScaLapse.ts'
import { createWritable } from '../../state/readable.ts'
import type { Quote } from '../../wire/quotes.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createDeadline } from './deadline.ts'
import type { QuoteConfirmationOptions } from './quoteConfirmation.ts'
import {
  isConsenting,
  type QuoteConfirmationEvent,
  type QuoteConfirmationState,
  reduceQuoteConfirmation,
} from './quoteConfirmationState.ts'

/** What the turns of one confirmation share. */
export type QuoteContext = ReturnType<typeof createQuoteContext>

export function createQuoteContext(client: WalletClient, options: QuoteConfirmationOptions) {
  const { clock, serverTime } = client.transport
  const state = createWritable<QuoteConfirmationState>({ status: 'loading' })
  const dispatch = (event: QuoteConfirmationEvent) => {
    if (event.type === 'sca-sign-in-needed') void heedScaLapse(client, options)
    state.set(reduceQuoteConfirmation(state.getSnapshot(), event))
  }
  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    // A quote grows old only while consent is awaited; once it is on its way the service decides.
    readTimeLeftMs: () => {
      const current = state.getSnapshot()
      return isConsenting(current) ? current.quote.expiresAt.getTime() - serverTime.now() : undefined
    },
    onOver: () => context.endOffer(),
  })
  const context = {
    client,
    options,
    state,
    dispatch,
    deadline,
    task: createCurrentTask(),
    stopWaitingForSignIn: () => {},
    /** Ends a quote that grew too old while it waited for consent. */
    endOffer: () => dispatch({ type: 'deadline-passed' }),
    /** The quote that a request went out for, in this page or before it: it may be paid, whatever was answered. */
    sentFor: undefined as string | undefined,
    quoteId: 'quoteId' in options ? options.quoteId : undefined,
    /** What the person would prove the next payment with. */
    scaFactor: options.scaFactor,
    // One intent for the first quote: a component that mounts twice still makes one quote.
    firstIntent: options.request && createQuoteIntent(options.request),
  }
  return context
}

/** Remembers what a payment is to be proved with: whoever has to make it anew means the same way. */
export function noteFactor(context: QuoteContext, { scaChallenge }: Quote): void {
  const factor = (['SMS_OTP', 'PASSKEY'] as const).find((known) => known === scaChallenge?.factor)
  if (factor) context.scaFactor = factor
}

/** Shows a quote, which the next reading is about. */
export function showQuote(context: QuoteContext, event: QuoteConfirmationEvent & { quote: Quote }): void {
  context.quoteId = event.quote.id
  noteFactor(context, event.quote)
  context.dispatch(event)
  context.deadline.watch()
}
