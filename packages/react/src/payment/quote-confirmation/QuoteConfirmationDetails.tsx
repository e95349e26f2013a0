import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { PaymentAmounts, PaymentArrival, PaymentRecipient } from '../payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteConfirmationDetailsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'>

/** What is about to be sent, line by line: a `<dl>` whose rows carry `data-row`. Renders nothing without a quote. */
export const QuoteConfirmationDetails = forwardRef<HTMLDListElement, QuoteConfirmationDetailsProps>(
  function QuoteConfirmationDetails(props, ref) {
    const { state } = useQuoteConfirmationContext().confirmation
    if (!('quote' in state)) return null
    const { quote } = state
    return (
      <dl {...props} ref={ref}>
        <PaymentAmounts quote={quote} />
        <PaymentArrival payment={state} />
        <PaymentRecipient payment={state} />
      </dl>
    )
  },
)
