import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { compareReadings } from '../../flows/payment/comparePayment.ts'
import { type PaymentProgress, readOutcome } from '../../flows/payment/followPayment.ts'
import { followFunding, freezeFunding, holdFunding } from '../../flows/payment/funding.ts'
import {
  createQuoteIntent,
  loadQuote,
  type QuoteWithPayee,
  requestQuote,
} from '../../flows/payment/quoteConfirmation.ts'
import { repeatRequest } from '../../flows/payment/repeatRequest.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { FundingContext } from './fundingContext.ts'
import { type FundingState, waitsUntil } from './fundingState.ts'

/** Reads or makes the quote and follows it to its end. */
export async function loadFunding(context: FundingContext): Promise<void> {
  const { client, options, task, dispatch, quoteId, intent } = context
  dispatch({ type: 'load-started' })
  const making = quoteId === undefined ? intent : undefined
  const outcome = await task.run((signal) =>
    making ? requestQuote(client, { intent: making, signal }) : loadQuote(client, { quoteId: quoteId ?? '', signal }),
  )
  if (!outcome) return
  if ('error' in outcome) return fail(context, outcome.error)
  const { quote } = outcome.result
  context.quoteId = quote.id
  if (making) options.onQuote?.(quote)
  try {
    show(context, outcome.result)
  } catch (error) {
    return fail(context, error)
  }
  await follow(context)
}

/** A quote that differs from what was agreed to waits for a press, also where it is read again in between. */
function show(context: FundingContext, found: QuoteWithPayee): void {
  const { shown, agreed = found, dispatch } = context
  if (shown?.quote.id === found.quote.id) holdFunding(shown, found.quote)
  else context.shown = freezeFunding(found.quote)
  const changes = compareReadings(agreed, found)
  if (changes.length === 0) context.agreed = found
  dispatch({ type: 'loaded', ...found, changes })
}

/** The person agrees to what changed. It may have moved on by now, so it is looked at. */
export async function accept(context: FundingContext): Promise<void> {
  const current = context.state.getSnapshot()
  if (current.status !== 'changed') return
  context.agreed = { quote: current.quote, payee: current.payee }
  context.dispatch({ type: 'accepted' })
  await follow(context)
}

/** Follows what is shown until it is over. */
export async function follow({ client, shown, task, ...context }: FundingContext): Promise<void> {
  if (!shown) return
  const onProgress = (progress: PaymentProgress) => {
    const failure = progress.transaction?.failureReason
    context.dispatch({ type: 'progressed', progress, ...(failure && { error: new WalletError(failure) }) })
  }
  const outcome = await task.run((signal) => followFunding(client, { shown, signal, onProgress }))
  if (outcome && 'error' in outcome) fail(context, outcome.error)
}

/** The quote that a new one may take the place of. Nothing is to be sent any more for one that changed. */
export function findReplaceable({ state, agreed }: FundingContext): Quote | undefined {
  const current = state.getSnapshot()
  switch (current.status) {
    case 'expired':
    case 'failed':
      return current.quote
    case 'unavailable':
      return current.error.code === 'QUOTE_CHANGED' ? agreed?.quote : undefined
    default:
      return undefined
  }
}

/**
 * Makes a new quote in the place of one that is over, or is to be proved another way. The old one is read first: where the
 * money for it has come, or it is still open, the payment continues with it.
 */
export async function replace(
  context: FundingContext,
  { quote, change }: { quote: Quote; change?: Pick<QuoteRequest, 'scaFactor'> },
): Promise<void> {
  const { client, options, state, task, dispatch } = context
  const { status } = state.getSnapshot()
  const { quoteId = quote.id } = context
  dispatch({ type: 'load-started' })
  const outcome = await task.run(async (signal) => {
    const isOpen = await isStillOpen(client, { quoteId, status, signal })
    return isOpen ? undefined : (options.request ?? (await repeatRequest(client, { quote })))
  })
  if (!outcome) return
  if ('error' in outcome) return fail(context, outcome.error)
  const { result: request } = outcome
  context.intent = request && createQuoteIntent({ ...request, ...change })
  context.quoteId = request ? undefined : quoteId
  await loadFunding(context)
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

function fail({ dispatch }: Pick<FundingContext, 'dispatch'>, thrown: unknown): void {
  const error = toWalletError(thrown)
  dispatch(error.action === 'sca-sign-in' ? { type: 'sca-sign-in-needed' } : { type: 'unavailable', error })
}
