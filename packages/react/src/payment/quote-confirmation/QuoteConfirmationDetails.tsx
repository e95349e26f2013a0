import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { PaymentAmounts } from '../payment-details/PaymentAmounts.tsx'
import { PaymentPayee } from '../payment-details/PaymentPayee.tsx'
import { PaymentRow } from '../payment-details/PaymentRow.tsx'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteConfirmationDetailsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'>

/** What is about to be sent, line by line: a `<dl>` whose rows carry `data-row`. Renders nothing without a quote. */
export const QuoteConfirmationDetails = forwardRef<HTMLDListElement, QuoteConfirmationDetailsProps>(
  function QuoteConfirmationDetails(props, ref) {
    const { state } = useQuoteConfirmationContext().confirmation
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    if (!('quote' in state)) return null
    const { quote, payee } = state
    const { paymentRail } = quote.destination
    return (
      <dl {...props} ref={ref}>
        <PaymentAmounts quote={quote} />
        <PaymentRow name="arrives" label={words.arrives}>
          {words.usualArrival({ paymentRail, accountType: payee?.accountInfo.accountType })}
        </PaymentRow>
        <PaymentRow name="to" label={words.to}>
          <PaymentPayee payee={payee} destination={quote.destination} />
        </PaymentRow>
      </dl>
    )
  },
)
