import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useErrorMessage, useMessages } from '../../hooks/useMessages.ts'
import { quoteConfirmationErrors, quoteConfirmationMessages } from '../../messages/quoteConfirmation.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to know about a step that shows no numbers to agree to. Renders nothing elsewhere. */
export const QuoteConfirmationExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function QuoteConfirmationExplanation(props, ref) {
    const { status } = useQuoteConfirmationContext().confirmation.state
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    if (status === 'authorizing')
      return (
        <p {...props} ref={ref}>
          {words.authorizing}
        </p>
      )
    if (status === 'expired' || status === 'requoting')
      return (
        <p {...props} ref={ref}>
          {words.expired}
        </p>
      )
    return null
  },
)

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const QuoteConfirmationErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function QuoteConfirmationErrorMessage(props, ref) {
    const { state } = useQuoteConfirmationContext().confirmation
    const sentenceFor = useErrorMessage(quoteConfirmationErrors)
    const error = state.status === 'review' || state.status === 'unavailable' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
