import type { Money, QuoteConfirmationOptions, QuoteConfirmationState } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import { useState } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import {
  PaymentAmounts,
  PaymentArrival,
  PaymentRecipient,
  PaymentReference,
  PaymentRemaining,
} from '../payment-details/index.ts'
import { isSending } from './isSending.ts'
import { isStopped } from './isStopped.ts'
import { QuoteConfirmationContextProvider, useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationErrors, quoteConfirmationMessages } from './quoteConfirmationMessages.ts'
import { useQuoteConfirmation } from './useQuoteConfirmation.ts'

export {
  CancelButton,
  ConfirmButton,
  ContinueButton,
  DoneButton,
  EditButton,
  RequoteButton,
  RetryButton,
} from './QuoteConfirmationButtons.tsx'

type RootProps = {
  /** The wallet that pays, and the quote that it pays, or a request to make one from. */
  payment: QuoteConfirmationOptions
}

/** Holds one payment, from its quote to its end, for the parts inside. `data-status`: the status of the payment. */
export const Root = definePart(
  'div',
  ({ payment }: RootProps) => {
    const confirmation = useQuoteConfirmation(payment)
    const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const reference = payment.request?.remittanceInformation
    const context = { confirmation, messages, reference }
    return {
      state: { status: confirmation.state.status },
      wrap: (root) => <QuoteConfirmationContextProvider value={context}>{root}</QuoteConfirmationContextProvider>,
    }
  },
  ['payment'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state } = confirmation
  // The challenge, which has a heading of its own, is about to replace this one.
  const isReviewed = state.status === 'authorizing' && isSending(state)
  const step = !isReviewed ? state.step : state.changes.length > 0 ? 'changed' : 'review'
  return { step, children: messages[`${step}Title`] }
})

/** Explains a step where its numbers are not enough. Renders nothing elsewhere. */
export const Explanation = definePart('p', () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, timeLeftMs } = confirmation
  const { step } = state
  const writeTime = useLocalTime()
  // Not a narrowing: only a part of that status is meant.
  const sends: boolean = isSending(state)
  function explain() {
    switch (step) {
      case 'replaced':
      case 'outcomeUnknown':
      case 'suspended':
      case 'following':
      case 'unreadable':
        return messages[step]
      case 'locked': {
        if (state.status !== 'authorizing' || state.challenge.status !== 'locked')
          return messages.locked({ time: undefined })
        const { until } = state.challenge
        const time = writeTime(until, timeLeftMs('lock') < 12 * 3_600_000 ? 'time' : 'date-time')
        return state.until && state.until <= until ? messages.lockedTooLong({ time }) : messages.locked({ time })
      }
      case 'authorizing':
        if (sends) return undefined
        return messages.authorizing({
          time: 'until' in state ? state.until && writeTime(state.until, 'time') : undefined,
        })
    }
    // The banner says why.
    if (isStopped(step)) return undefined
    if ('quote' in state && state.isReplacement)
      return state.status === 'review' ? messages.switched : messages.switching
    return step === 'expired' ? messages.expired : undefined
  }
  const text = explain()
  return text === undefined ? null : { children: text }
})

/** Says that the payment was stopped for the user's safety, and why. Renders nothing elsewhere. */
export const SecurityStop = definePart(Banner, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state } = confirmation
  const sentenceFor = useErrorMessage('quoteConfirmation', quoteConfirmationErrors)
  const { step } = state
  if (!isStopped(step)) return null
  const error = state.status === 'review' ? state.error : undefined
  return { tone: 'danger' as const, children: <p>{step === 'stopped' ? sentenceFor(error) : messages[step]}</p> }
})

/** Leads to support where the payment was stopped for the user's safety. Renders nothing elsewhere. */
export const SupportLink = definePart(BaseSupportLink, () => {
  const { step } = useQuoteConfirmationContext().confirmation.state
  return isStopped(step) || step === 'suspended' ? {} : null
})

type DetailsOptions = {
  /** What is in the wallet that pays. With it, a row says what remains. */
  balance?: Money | undefined
}

/** What is about to be sent, line by line: a `<dl>` whose rows carry `data-row`. Renders nothing without a quote. */
export const Details = definePart(
  'dl',
  ({ balance }: DetailsOptions) => {
    const { confirmation, reference } = useQuoteConfirmationContext()
    const { state } = confirmation
    const before = useBalanceBefore(state, balance)
    if (!('quote' in state)) return null
    return {
      children: (
        <>
          <PaymentAmounts quote={state.quote} />
          <PaymentArrival payment={state} />
          {before && <PaymentRemaining quote={state.quote} balance={before} />}
          <PaymentRecipient payment={state} />
          {reference && <PaymentReference text={reference} />}
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
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, timeLeftMs } = confirmation
  const writeTime = useLocalTime()
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  const waits = state.status === 'review' || state.status === 'signing-in' || isSending(state)
  if (!waits && state.status !== 'expired') return null
  const { expiresAt } = state.quote
  const time = writeTime(expiresAt, 'time')
  return {
    children: (
      <>
        {waits && <span>{time && messages.heldUntil({ time })}</span>}
        <Countdown
          deadlineMs={expiresAt.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={3600}
          announce={messages.timeLeft}
        />
      </>
    ),
  }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useQuoteConfirmationContext().confirmation
  const { status } = state
  const error = status === 'review' || status === 'unavailable' || status === 'authorizing' ? state.error : undefined
  // A banner and the inline sign-in explain themselves, and an error of reading says nothing about what was sent.
  const isExplained =
    isSecurityStop(error) || (status === 'unavailable' && (state.sent || error?.action === 'sca-sign-in'))
  return {
    journey: 'quoteConfirmation' as const,
    sentences: quoteConfirmationErrors,
    error: isExplained ? undefined : error,
  }
})
