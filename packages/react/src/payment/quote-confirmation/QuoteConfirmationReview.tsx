import type { Money, Quote, QuoteConfirmationState } from '@countersign/core'
import { isPull } from '@countersign/core/client'
import { useEffect, useRef, useState } from 'react'
import { amountText, MoneyAmount } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  PaymentArrival,
  PaymentPrice,
  PaymentReference,
  PaymentRemaining,
  PaymentRow,
  PaymentSummary,
  PaymentTo,
  sendingAmount,
  usePaymentDetails,
} from '../../shared/payment-details/index.ts'
import { isSending } from './isSending.ts'
import { isStopped } from './isStopped.ts'
import { isDoubted, needsPrice } from './QuoteConfirmationButtons.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** Leads to support where the payment was stopped for the user's safety. Renders nothing elsewhere. */
export const SupportLink = definePart(BaseSupportLink, () => {
  const { step } = useQuoteConfirmationContext().state
  return isStopped(step) || step === 'suspended' ? {} : null
})

/** What the table of changes does not have. */
function Unchanged({ payment }: { payment: Extract<QuoteConfirmationState, { quote: Quote }> }) {
  const messages = usePaymentDetails()
  const fields = payment.changes.map(({ field }) => field)
  return (
    <>
      {!fields.includes('destination') && <PaymentTo payment={payment} />}
      {!fields.includes('totalSendingAmount') && (
        <PaymentRow name="amount" label={messages.amount}>
          <MoneyAmount money={sendingAmount(payment.quote)} />
        </PaymentRow>
      )}
    </>
  )
}

type DetailsOptions = {
  /** What is in the wallet that pays. With it, a row says what remains. */
  balance?: Money | undefined
}

/** What is about to be sent, what arrives, and to whom: a `<dl>` whose rows carry `data-row`. Renders nothing without a quote. */
export const Summary = definePart('dl', () => {
  const { state } = useQuoteConfirmationContext()
  if (!('quote' in state)) return null
  return { children: state.isAltered ? <Unchanged payment={state} /> : <PaymentSummary payment={state} /> }
})

/** What it costs and when it arrives, in the same form. Renders nothing without a quote. */
export const Details = definePart(
  'dl',
  ({ balance }: DetailsOptions) => {
    const { state, reference } = useQuoteConfirmationContext()
    const before = useBalanceBefore(state, balance)
    if (!('quote' in state) || state.isAltered) return null
    return {
      children: (
        <>
          <PaymentPrice quote={state.quote} received={false} />
          <PaymentArrival payment={state} />
          {before && <PaymentRemaining quote={state.quote} balance={before} />}
          {reference && <PaymentReference text={reference} destination={state.quote.destination} />}
        </>
      ),
    }
  },
  ['balance'],
)

/** Returns the balance before the payment: once it is sent, the page may read a balance without it. */
function useBalanceBefore(state: QuoteConfirmationState, balance: Money | undefined): Money | undefined {
  const { status } = state
  const [before, setBefore] = useState(balance)
  const isSent = status !== 'loading' && status !== 'review' && status !== 'signing-in'
  if (!isSent && before !== balance) setBefore(balance)
  return status === 'authorizing' && !isSending(state) ? undefined : before
}

/** Says until when the price is guaranteed: a time of day and a countdown. Announces when little time is left. */
export const Deadline = definePart('div', () => {
  const { state, timeLeftMs, messages } = useQuoteConfirmationContext()
  const writeTime = useLocalTime()
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  const waits = state.status === 'review' || state.status === 'signing-in' || isSending(state)
  if (!('quote' in state) || state.isAltered || !(waits || state.step === 'expired')) return null
  const { expiresAt, sendingCurrency, receivingCurrency } = state.quote
  const time = writeTime(expiresAt)
  // Where nothing is exchanged, no price moves: only the last minute is counted.
  const countedSeconds = sendingCurrency.code === receivingCurrency.code ? 60 : 3600
  return {
    children: (
      <>
        {waits && <span>{time && messages.heldUntil({ time })}</span>}
        <Countdown
          deadlineMs={expiresAt.getTime()}
          timeLeftMs={timeLeftMs}
          // Of a price that has expired, only the end is announced.
          showBelowSeconds={waits ? countedSeconds : 0}
          announce={messages.timeLeft}
        />
      </>
    ),
  }
})

/**
 * Agrees to exactly what is shown, and sends it. Takes the focus back after an inline sign-in. `data-look="quiet"`: the
 * recipient's bank doubts the name, and support and the ways out come first. Unavailable while the name is checked, and
 * until the user accepts a doubt about it (`QuoteNameConsent`). Renders nothing where the payment was stopped.
 */
export const ConfirmButton = definePart(Button, () => {
  const { state, confirm, messages } = useQuoteConfirmationContext()
  const { locale } = useWalletContext()
  const { status } = state
  const ref = useRef<HTMLButtonElement>(null)
  const signedInHere = useRef(false)
  useEffect(() => {
    if (signedInHere.current) ref.current?.focus()
    signedInHere.current = status === 'signing-in' || status === 'sca-signing-in'
  }, [status])

  if ((status !== 'review' && !isSending(state)) || needsPrice(state)) return null
  if (status === 'review' && isStopped(state.step)) return null
  return {
    ref,
    state: { look: isDoubted(state) ? 'quiet' : undefined },
    busy: status !== 'review',
    unavailable: !state.canConfirm,
    onPress: () => void confirm(),
    children: messages[isPull(state.quote) ? 'add' : 'confirm']({
      amount: amountText(sendingAmount(state.quote), { locale }),
    }),
  }
})

/**
 * Opens the challenge again that the user closed, or starts again where another tab replaced the payment. Renders nothing
 * where none is waiting, while the account is locked, and after a stop: it may have been sent.
 */
export const ContinueButton = definePart(Button, () => {
  const { state, openChallenge, startAgain, messages } = useQuoteConfirmationContext()
  const { step } = state
  if (state.status !== 'authorizing' || state.open || ['locked', 'suspended', 'abandoned'].includes(step)) return null
  return step === 'replaced'
    ? { state: { look: 'quiet' }, onPress: () => void startAgain(), children: messages.startAgain }
    : { onPress: () => void openChallenge(), children: messages.continue }
})

/**
 * Leaves a payment that is not confirmed now, or cannot be, by your `onClick`. Renders nothing elsewhere.
 * `data-look="quiet"`: confirming it, or support, comes first.
 */
export const DoneButton = definePart(Button, () => {
  const { state, messages } = useQuoteConfirmationContext()
  if (state.status !== 'authorizing' || state.open) return null
  return { state: { look: state.step === 'locked' ? undefined : 'quiet' }, children: messages.done }
})
