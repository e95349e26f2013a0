import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { PaymentAmounts, PaymentPrice } from '../payment-details/PaymentAmounts.tsx'
import { PaymentPayee } from '../payment-details/PaymentPayee.tsx'
import { PaymentRow } from '../payment-details/PaymentRow.tsx'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

export type FundingInstructionsDetailsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'>

/**
 * What the payment costs and what arrives, line by line: a `<dl>` whose rows carry `data-row`. Where it waits to be
 * agreed to, also how much is sent and to whom: a proof and the instructions say that themselves.
 */
export const FundingInstructionsDetails = forwardRef<HTMLDListElement, FundingInstructionsDetailsProps>(
  function FundingInstructionsDetails(props, ref) {
    const { state } = useFundingInstructionsContext().funding
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    const { status } = state
    if (status !== 'changed' && status !== 'authorizing' && status !== 'instructions') return null
    const { quote, payee } = state
    const { paymentRail } = quote.destination
    return (
      <dl {...props} ref={ref}>
        {status === 'changed' ? <PaymentAmounts quote={quote} /> : <PaymentPrice quote={quote} />}
        <PaymentRow name="arrives" label={words.arrives}>
          {words.usualArrival({ paymentRail, accountType: payee?.accountInfo.accountType })}
        </PaymentRow>
        {status === 'changed' && (
          <PaymentRow name="to" label={words.to}>
            <PaymentPayee payee={payee} destination={quote.destination} />
          </PaymentRow>
        )}
      </dl>
    )
  },
)
