import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { PaymentAmounts } from '../payment-details/PaymentAmounts.tsx'
import { PaymentPayee } from '../payment-details/PaymentPayee.tsx'
import { PaymentRow } from '../payment-details/PaymentRow.tsx'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { readableReference } from '../payment-details/readableReference.ts'
import { usePaymentOutcome } from './PaymentResultContext.ts'

export type PaymentResultDetailsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'>

/** The receipt, line by line: a `<dl>` whose rows carry `data-row`. */
export const PaymentResultDetails = forwardRef<HTMLDListElement, PaymentResultDetailsProps>(
  function PaymentResultDetails(props, ref) {
    const outcome = usePaymentOutcome()
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    const writeTime = useLocalTime()
    const { quote, payee } = outcome
    const transaction = 'transaction' in outcome ? outcome.transaction : undefined
    const reference = transaction?.id ?? quote.transactionId ?? quote.id
    const transferReference = transaction?.reconciliationInstructions?.reference
    return (
      <dl {...props} ref={ref}>
        <PaymentAmounts quote={quote} sent={outcome.status === 'completed'} />
        {outcome.status !== 'failed' && <Arrival />}
        <PaymentRow name="to" label={words.to}>
          <PaymentPayee payee={payee} destination={quote.destination} />
        </PaymentRow>
        {transaction?.createdAt && (
          <PaymentRow name="date" label={words.date}>
            {writeTime(transaction.createdAt, 'date-time')}
          </PaymentRow>
        )}
        <PaymentRow name="reference" label={words.reference}>
          <OutsideText>{readableReference(transferReference ?? reference)}</OutsideText>
        </PaymentRow>
        {transaction?.refund?.reference && (
          <PaymentRow name="refund" label={words.refund}>
            <OutsideText>{readableReference(transaction.refund.reference)}</OutsideText>
          </PaymentRow>
        )}
      </dl>
    )
  },
)

/** When the money arrives: the service's word where it gave one, else what is usual. */
function Arrival() {
  const outcome = usePaymentOutcome()
  const { serverTime } = useWalletClient().transport
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const writeTime = useLocalTime()
  const transaction = 'transaction' in outcome ? outcome.transaction : undefined
  const { settledAt, expectedSettlementAt } = transaction ?? {}
  // A settlement may be dated ahead, and the device's clock may be wrong.
  const arrived = settledAt !== undefined && settledAt.getTime() <= serverTime.now()
  const at = settledAt ?? expectedSettlementAt
  const { paymentRail } = outcome.quote.destination
  const usual = words.usualArrival({ paymentRail, accountType: outcome.payee?.accountInfo.accountType })
  return (
    <PaymentRow name="arrives" label={arrived ? words.arrived : words.arrives}>
      {at ? writeTime(at, 'date-time') : usual}
    </PaymentRow>
  )
}
