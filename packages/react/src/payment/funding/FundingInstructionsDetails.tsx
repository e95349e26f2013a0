import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { PaymentAmounts, PaymentArrival, PaymentPrice, PaymentRecipient } from '../payment-details/index.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

export type FundingInstructionsDetailsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'>

/**
 * What the payment costs and what arrives, line by line: a `<dl>` whose rows carry `data-row`. Where it waits to be
 * agreed to, also how much is sent and to whom: a proof and the instructions say that themselves.
 */
export const FundingInstructionsDetails = forwardRef<HTMLDListElement, FundingInstructionsDetailsProps>(
  function FundingInstructionsDetails(props, ref) {
    const { state } = useFundingInstructionsContext().funding
    const { status } = state
    if (status !== 'changed' && status !== 'authorizing' && status !== 'instructions') return null
    const { quote } = state
    return (
      <dl {...props} ref={ref}>
        {status === 'changed' ? <PaymentAmounts quote={quote} /> : <PaymentPrice quote={quote} />}
        <PaymentArrival payment={state} />
        {status === 'changed' && <PaymentRecipient payment={state} />}
      </dl>
    )
  },
)
