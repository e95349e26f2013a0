import type { WalletClient } from '../../createWalletClient.ts'
import { loadPayment } from '../../flows/payment/loadPayment.ts'
import { readNameCheck } from '../../flows/payment/nameCheck.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { ControllerContext } from '../createController.ts'
import { createDeadline } from '../deadline.ts'
import { createTask } from '../task.ts'
import { createFactorChoice } from './factorChoice.ts'
import type { QuoteConfirmationOptions } from './quoteConfirmation.ts'
import type { QuoteConfirmationEvent } from './quoteConfirmationEvent.ts'
import { isConsenting, type QuoteConfirmationState } from './quoteConfirmationState.ts'

export type QuoteController = ControllerContext<QuoteConfirmationState, QuoteConfirmationEvent>

export type ShownQuote = ReturnType<typeof createShownQuote>

/** The quote that is shown: the next reading is about it, it expires, and it has a factor. */
export function createShownQuote(
  client: WalletClient,
  options: QuoteConfirmationOptions,
  { getState, dispatch, onExpired }: QuoteController & { onExpired: () => void },
) {
  const { clock, serverTime } = client.transport
  const { accountId } = options
  let { quoteId, scaFactor } = options
  const chooseFactor = createFactorChoice(client)
  const deadline = createDeadline({
    clock,
    serverTime,
    // A quote expires only while consent is awaited; after that the service decides.
    readTimeLeftMs: () => {
      const state = getState()
      return isConsenting(state) ? state.quote.expiresAt.getTime() - serverTime.now() : undefined
    },
    onOver: onExpired,
  })

  const check = createTask()

  /** Waits for the bank's word on the payee's name, while the user reads. */
  async function awaitNameCheck(): Promise<void> {
    const state = getState()
    check.cancel()
    if (!isConsenting(state) || !state.payee || readNameCheck(state.payee)?.result !== 'PENDING') return
    const { quote, payee } = state
    await check.run(
      async (signal) => (await loadPayment()).checkPayeeName(client, { accountId, quote, payee, signal }),
      (checked) => dispatch('changes' in checked ? { ...state, ...checked } : { type: 'name-checked', ...checked }),
      (error) => {
        if (isConsenting(getState())) dispatch({ type: 'returned', error })
      },
    )
  }

  function setFactor(factor: PaymentFactor): void {
    scaFactor = factor
  }

  /** A payment that has to be made again is proved the same way. */
  function rememberFactor({ scaChallenge }: Quote): void {
    const factor = (['SMS_OTP', 'PASSKEY'] as const).find((known) => known === scaChallenge?.factor)
    if (factor) setFactor(factor)
  }

  return {
    quoteId: () => quoteId,
    /** Returns what the user will prove the next payment with: what the page or the user chose, or else their passkey. */
    scaFactor: async () => scaFactor ?? (await chooseFactor()),
    /** Returns what the user has proved, or tried to prove, this payment with. */
    usedFactor: () => scaFactor,
    setFactor,
    rememberFactor,
    deadline,
    stop: () => {
      deadline.stop()
      check.cancel()
    },
    show: (event: QuoteConfirmationEvent & { quote: Quote }) => {
      quoteId = event.quote.id
      rememberFactor(event.quote)
      dispatch(event)
      deadline.watch()
      void awaitNameCheck()
      // It is known by the time the user has read the quote.
      if (scaFactor === undefined && getState().status === 'review') void chooseFactor()
    },
  }
}
