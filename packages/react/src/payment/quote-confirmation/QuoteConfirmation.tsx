import { isPull, isSecurityStop } from '@countersign/core/client'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { isSending } from './isSending.ts'
import { isPastRecall, isStopped } from './isStopped.ts'
import { QuoteConfirmationContextProvider, useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'
import { quoteConfirmationSentences } from './quoteConfirmationSentences.ts'
import type { useQuoteConfirmation } from './useQuoteConfirmation.ts'

type RootProps = {
  /** The payment: the result of `useQuoteConfirmation`, which the page reads, too. */
  confirmation: ReturnType<typeof useQuoteConfirmation>
}

/** Shares one payment, from its quote to its end, with the parts inside. `data-status`: the status of the payment. */
export const Root = definePart(
  'div',
  ({ confirmation }: RootProps) => {
    const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
    return {
      state: { status: confirmation.state.status },
      wrap: provide(QuoteConfirmationContextProvider, { ...confirmation, messages }),
    }
  },
  ['confirmation'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useQuoteConfirmationContext()
  // The challenge, which has a heading of its own, is about to replace this one.
  const isReviewed = state.status === 'authorizing' && isSending(state)
  const step = !isReviewed ? state.step : state.changes.length > 0 ? 'changed' : 'review'
  const isTaken = step === 'review' && 'quote' in state && isPull(state.quote)
  // An SCA sign-in comes before the price.
  const isUnread = step === 'loading' && state.status === 'unavailable'
  const title = isTaken ? 'add' : isUnread ? 'following' : step
  return { step, children: messages[`${isPastRecall(state) ? 'checked' : title}Title`] }
})

/** Explains a step where its numbers are not enough. Renders nothing elsewhere. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useQuoteConfirmationContext()
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
        const time = writeTime(until)
        return state.until && state.until <= until ? messages.lockedTooLong({ time }) : messages.locked({ time })
      }
      case 'authorizing':
        if (sends) return undefined
        return messages.authorizing({
          time: 'until' in state ? state.until && writeTime(state.until) : undefined,
        })
    }
    // The banner says why.
    if (isStopped(step)) return undefined
    // In the room of the sentence before it, so that the amount stays where it is.
    if (step === 'changed' && (sends || (state.status === 'review' && !state.error))) return messages.switched
    if ('quote' in state && state.isReplacement)
      return state.status === 'review' ? messages.switched : messages.switching
    return step === 'expired' ? messages.expired : undefined
  }
  const text = explain()
  return text === undefined ? null : { children: text }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useQuoteConfirmationContext()
  const { status } = state
  const error = status === 'review' || status === 'unavailable' || status === 'authorizing' ? state.error : undefined
  // A banner, the bank's word on the name and the inline sign-in explain themselves, and an error of reading says nothing
  // about what was sent.
  const isExplained =
    isSecurityStop(error) ||
    (error?.code === 'QUOTE_CHANGED' && 'changes' in state && (state.isAltered || state.changes.length > 0)) ||
    (status === 'unavailable' && (state.sent || error?.action === 'sca-sign-in'))
  return {
    journey: 'quoteConfirmation' as const,
    sentences: quoteConfirmationSentences,
    error: isExplained ? undefined : error,
  }
})
