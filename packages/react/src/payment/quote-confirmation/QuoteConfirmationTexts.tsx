import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationErrors, quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to know about a step beside its numbers. Renders nothing where they say it all. */
export const QuoteConfirmationExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function QuoteConfirmationExplanation(props, ref) {
    const { confirmation, switchesFactor, standing } = useQuoteConfirmationContext()
    const { state } = confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const writeTime = useLocalTime()
    function explain() {
      if (state.status === 'authorizing') {
        if (standing !== 'waiting') return words[standing]
        const { until } = state
        return words.authorizing({ time: until && writeTime(until, 'time') })
      }
      if (state.status === 'unavailable' && state.sent)
        return state.error.action === 'sca-sign-in' ? words.following : words.unreadable
      if (state.status === 'sca-signing-in' && state.before === 'following') return words.following
      if (switchesFactor) return state.status === 'review' ? words.switched : words.switching
      return state.status === 'expired' || state.status === 'requoting' ? words.expired : undefined
    }
    const text = explain()
    if (text === undefined) return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const QuoteConfirmationErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function QuoteConfirmationErrorMessage(props, ref) {
    const { state } = useQuoteConfirmationContext().confirmation
    const sentenceFor = useErrorMessage(quoteConfirmationErrors)
    const { status } = state
    const given = status === 'review' || status === 'unavailable' || status === 'authorizing' ? state.error : undefined
    // The login in place says what it is for, and an error of reading says nothing about what was sent.
    const isSaid = status === 'unavailable' && (state.sent || given?.action === 'sca-sign-in')
    const error = isSaid ? undefined : given
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
