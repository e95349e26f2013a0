import type { ExternalAccount, ScaPayment } from '@countersign/core'
import { PaymentPayee, type PaymentPayeeProps } from '../../payment/payment-details/PaymentPayee.tsx'
import { PaymentRow } from '../../payment/payment-details/PaymentRow.tsx'
import { paymentDetailsMessages } from '../../payment/payment-details/paymentDetailsMessages.ts'
import { Amount, amountText } from '../../primitives/Amount.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'

export type ScaChallengePaymentProps = { className: string | undefined; payment: ScaPayment }

/** What the proof is for: how much leaves, and to whom. Written by us from the payment, and by nothing else. */
export function ScaChallengePayment({ className, payment }: ScaChallengePaymentProps) {
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  return (
    <dl className={className}>
      <PaymentRow name="send" label={words.youSend}>
        <Amount>{amountText(payment.amount, { locale })}</Amount>
      </PaymentRow>
      <PaymentRow name="to" label={words.to}>
        <PaymentPayee {...destinationOf(payment)} />
      </PaymentRow>
    </dl>
  )
}

/** A payee as the parts of a payment take it. */
export function destinationOf({ payee }: ScaPayment): PaymentPayeeProps {
  // An account that calls itself an address besides stays the account.
  return isAccount(payee)
    ? { payee, destination: { destinationType: 'ACCOUNT', accountId: payee.id } }
    : { payee: undefined, destination: { destinationType: 'UMA_ADDRESS', umaAddress: payee.umaAddress } }
}

function isAccount(payee: ScaPayment['payee']): payee is ExternalAccount {
  return 'accountInfo' in payee
}
