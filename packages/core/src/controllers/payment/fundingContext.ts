import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentReading } from '../../flows/payment/comparePayment.ts'
import type { ShownFunding } from '../../flows/payment/funding.ts'
import { createQuoteIntent } from '../../flows/payment/quoteConfirmation.ts'
import { heedScaLapse } from '../../flows/sca/heedScaLapse.ts'
import { createWritable } from '../../state/readable.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createDeadline } from './deadline.ts'
import type { FundingOptions } from './funding.ts'
import { type FundingEvent, type FundingState, reduceFunding } from './fundingState.ts'

/** What the turns of one payment from outside share. */
export type FundingContext = ReturnType<typeof createFundingContext>

export function createFundingContext(client: WalletClient, options: FundingOptions) {
  const { clock, serverTime } = client.transport
  const state = createWritable<FundingState>({ status: 'loading' })
  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    readTimeLeftMs: () => {
      const end = endOf(state.getSnapshot())
      return end && end.getTime() - serverTime.now()
    },
    onOver: () => dispatch({ type: 'deadline-passed' }),
  })

  function dispatch(event: FundingEvent): void {
    // The service knows better than this browser whether somebody is signed in.
    if (event.type === 'sca-sign-in-needed') void heedScaLapse(client, options)
    state.set(reduceFunding(state.getSnapshot(), event))
    deadline.watch()
  }

  return {
    client,
    options,
    state,
    dispatch,
    deadline,
    task: createCurrentTask(),
    quoteId: 'quoteId' in options ? options.quoteId : undefined,
    // One intent for one quote: a component that mounts twice still makes one.
    intent: options.request && createQuoteIntent(options.request),
    // It outlives a login in between: what came before it may have been copied.
    shown: undefined as ShownFunding | undefined,
    /** What stood on the screen to be proved or sent; a new quote is held against it. */
    agreed: undefined as PaymentReading | undefined,
  }
}

/** When what is on the screen runs out. */
function endOf(state: FundingState): Date | undefined {
  if (state.status === 'changed') return state.until
  return state.status === 'instructions' ? state.quote.expiresAt : undefined
}
