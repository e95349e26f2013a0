import type { QuoteConfirmationState } from '@countersign/core'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { quoteConfirmationMessages } from '../../messages/quoteConfirmation.ts'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

const steps: { [status in QuoteConfirmationState['status']]?: 'loading' | 'unavailable' | 'expired' | 'authorizing' } =
  {
    loading: 'loading',
    unavailable: 'unavailable',
    expired: 'expired',
    requoting: 'expired',
    authorizing: 'authorizing',
  }

export type QuoteConfirmationHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. Signing and signing in belong to the step they began in. */
export const QuoteConfirmationHeading = forwardRef<HTMLHeadingElement, QuoteConfirmationHeadingProps>(
  function QuoteConfirmationHeading(props, ref) {
    const { confirmation, changes } = useQuoteConfirmationContext()
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const step = steps[confirmation.state.status] ?? (changes.length > 0 ? 'changed' : 'review')
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {words[`${step}Title`]}
      </StepHeading>
    )
  },
)
