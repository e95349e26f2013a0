import type { QuoteConfirmationOptions, QuoteConfirmationState } from '@countersign/core'
import { useCallback, useEffect, useRef } from 'react'
import { amountText } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  ChangesTable,
  PaymentAmounts,
  PaymentArrival,
  PaymentRecipient,
  sendingAmount,
} from '../payment-details/index.ts'
import { QuoteConfirmationContextProvider, useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationErrors, quoteConfirmationMessages } from './quoteConfirmationMessages.ts'
import { useQuoteConfirmation } from './useQuoteConfirmation.ts'
import { type ChallengeStatus, useQuoteHistory } from './useQuoteHistory.ts'

type RootProps = {
  /** The wallet that pays, and the quote that it pays, or a request to make one from. */
  payment: QuoteConfirmationOptions
}

/** Holds one payment, from its quote to its end, for the parts inside. `data-status`: the status of the payment. */
export const Root = definePart(
  'div',
  ({ payment }: RootProps) => {
    const confirmation = useQuoteConfirmation(payment)
    const history = useQuoteHistory(confirmation.state)
    const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const context = { confirmation, messages, ...history }
    return {
      state: { status: confirmation.state.status },
      wrap: (root) => <QuoteConfirmationContextProvider value={context}>{root}</QuoteConfirmationContextProvider>,
    }
  },
  ['payment'],
)

type Step =
  | 'loading'
  | 'unavailable'
  | 'unreadable'
  | 'review'
  | 'changed'
  | 'expired'
  | 'authorizing'
  | 'following'
  | 'switching'
  | Exclude<ChallengeStatus, 'waiting'>

/** Returns the step that a state belongs to. Signing and signing in belong to the one they began in. */
function useStep(): Step {
  const { confirmation, changes, switchesFactor, challengeStatus } = useQuoteConfirmationContext()
  const { state } = confirmation
  switch (state.status) {
    case 'loading':
    case 'expired':
      return state.status
    case 'authorizing':
      // The challenge, which has a heading of its own, is about to replace this one.
      if (!state.open) return challengeStatus === 'waiting' ? state.status : challengeStatus
      break
    case 'unavailable':
      // The quote is not unavailable; an SCA sign-in has to come first.
      if (state.error.action === 'sca-sign-in') return state.sent ? 'following' : 'loading'
      return state.sent ? 'unreadable' : 'unavailable'
    case 'requoting':
      return switchesFactor ? 'switching' : 'expired'
    case 'signing':
    case 'executing':
      // What the user agreed to is paid with another factor, and was not on the screen to be agreed to again.
      if (switchesFactor && changes.length === 0) return 'switching'
      break
    case 'sca-signing-in':
      if (state.before === 'following') return 'following'
      if (state.before === 'requoting') return switchesFactor ? 'switching' : 'expired'
  }
  return changes.length > 0 ? 'changed' : 'review'
}

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { messages } = useQuoteConfirmationContext()
  const step = useStep()
  return { step, children: messages[`${step}Title`] }
})

/** Explains a step where its numbers are not enough. Renders nothing elsewhere. */
export const Explanation = definePart('p', () => {
  const { confirmation, messages, switchesFactor, challengeStatus, lockedUntil } = useQuoteConfirmationContext()
  const { state } = confirmation
  const writeTime = useLocalTime()
  function explain() {
    if (state.status === 'authorizing') {
      const time = state.until && writeTime(state.until, 'time')
      if (challengeStatus === 'waiting') return messages.authorizing({ time })
      if (challengeStatus !== 'locked') return messages[challengeStatus]
      const endsFirst = state.until && lockedUntil && state.until <= lockedUntil
      return endsFirst
        ? messages.lockedTooLong({ time: writeTime(lockedUntil, 'date-time') })
        : messages.locked({ time: lockedUntil && writeTime(lockedUntil, 'date-time') })
    }
    if (state.status === 'unavailable' && state.sent)
      return state.error.action === 'sca-sign-in' ? messages.following : messages.unreadable
    if (state.status === 'sca-signing-in' && state.before === 'following') return messages.following
    if (switchesFactor) return state.status === 'review' ? messages.switched : messages.switching
    return state.status === 'expired' || state.status === 'requoting' ? messages.expired : undefined
  }
  const text = explain()
  return text === undefined ? null : { children: text }
})

/** The differences from the quote shown before, old and new. Renders nothing where there are none. */
export const Changes = definePart(ChangesTable, () => {
  const { confirmation, changes } = useQuoteConfirmationContext()
  const { state } = confirmation
  return 'quote' in state ? { changes, currencies: state.quote } : null
})

/** What is about to be sent, line by line: a `<dl>` whose rows carry `data-row`. Renders nothing without a quote. */
export const Details = definePart('dl', () => {
  const { state } = useQuoteConfirmationContext().confirmation
  if (!('quote' in state)) return null
  return {
    children: (
      <>
        <PaymentAmounts quote={state.quote} />
        <PaymentArrival payment={state} />
        <PaymentRecipient payment={state} />
      </>
    ),
  }
})

/** Says until when the price holds: a time of day, and a countdown in the last two minutes. Announces that it is over. */
export const Deadline = definePart('div', () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, timeLeftMs } = confirmation
  const writeTime = useLocalTime()
  const waits = state.status === 'review' || state.status === 'signing-in'
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
          showBelowSeconds={120}
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
  // The inline sign-in explains itself, and an error of reading says nothing about what was sent.
  const isExplained = status === 'unavailable' && (state.sent || error?.action === 'sca-sign-in')
  return { sentences: quoteConfirmationErrors, error: isExplained ? undefined : error }
})

/** Returns whether the user can no longer agree to what is shown. A changed quote is shown as it is now, so they can. */
function needsNewQuote(state: QuoteConfirmationState): boolean {
  if (state.status === 'expired' || state.status === 'requoting') return true
  if (state.status === 'failed') return state.error?.action === 'new-quote'
  if (state.status !== 'review' || !state.error) return false
  return state.error.action === 'new-quote' && state.error.code !== 'QUOTE_CHANGED'
}

/** Agrees to exactly what is shown, and sends it. Takes the focus back after an inline sign-in. */
export const ConfirmButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, confirm } = confirmation
  const { locale } = useWalletContext()
  const { status } = state
  const ref = useRef<HTMLButtonElement>(null)
  const signedInHere = useRef(false)
  useEffect(() => {
    if (signedInHere.current) ref.current?.focus()
    signedInHere.current = status === 'signing-in' || status === 'sca-signing-in'
  }, [status])

  if ((status !== 'review' && status !== 'signing' && status !== 'executing') || needsNewQuote(state)) return null
  return {
    ref,
    busy: status !== 'review',
    onPress: () => void confirm(),
    children: messages.confirm({ amount: amountText(sendingAmount(state.quote), { locale }) }),
  }
})

/** Gets a new price when the old one has ended or can no longer be paid. Renders nothing elsewhere. */
export const RequoteButton = definePart(Button, () => {
  const { confirmation, messages, switchesFactor } = useQuoteConfirmationContext()
  const { state, requote } = confirmation
  const isRequoting = state.status === 'requoting'
  if (!needsNewQuote(state) || (switchesFactor && isRequoting)) return null
  return { busy: isRequoting, onPress: () => void requote(), children: messages.requote }
})

/** Tries again to get the quote. Renders nothing when there is one, or when the response would be the same. */
export const RetryButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, load } = confirmation
  if (state.status !== 'unavailable' || state.error.action === 'sca-sign-in') return null
  if (state.error.action === 'none' && !state.sent) return null
  return { onPress: () => void load(), children: messages.tryAgain }
})

/**
 * Opens the challenge again that the user closed, or starts again where that would only show the same stop. Renders
 * nothing where none is waiting, and while the account is locked.
 */
export const ContinueButton = definePart(Button, () => {
  const { confirmation, messages, challengeStatus } = useQuoteConfirmationContext()
  const { state, openChallenge, startAgain } = confirmation
  const isLocked = useIsLocked()
  if (state.status !== 'authorizing' || state.open || isLocked || challengeStatus === 'suspended') return null
  return challengeStatus === 'abandoned' || challengeStatus === 'replaced'
    ? { onPress: () => void startAgain(), children: messages.startAgain }
    : { onPress: openChallenge, children: messages.continue }
})

/** Returns whether a lock that the challenge met still lasts. */
function useIsLocked(): boolean {
  const { challengeStatus, lockedUntil } = useQuoteConfirmationContext()
  const { transport } = useWalletClient()
  const untilMs = challengeStatus === 'locked' ? (lockedUntil?.getTime() ?? 0) : 0
  const timeLeftMs = useCallback(() => untilMs - transport.serverTime.now(), [untilMs, transport])
  return Boolean(useServerCountdown({ deadlineMs: untilMs, timeLeftMs }))
}
