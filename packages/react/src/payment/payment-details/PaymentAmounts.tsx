import type { Quote } from '@countersign/core'
import { Amount, amountText } from '../../primitives/Amount.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { formatRate } from './formatRate.ts'
import { PaymentRow } from './PaymentRow.tsx'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'

/** The rows of amounts. Every amount comes from the service's totals; nothing is computed here. */
export function PaymentAmounts({ quote, sent = false }: { quote: Quote; sent?: boolean }) {
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  return (
    <>
      <PaymentRow name="send" label={sent ? words.youSent : words.youSend}>
        <Amount>{amountText({ amount, currency }, { locale })}</Amount>
      </PaymentRow>
      <PaymentPrice quote={quote} />
    </>
  )
}

/** The same without what is sent: what of it is the fee, at which rate, and what arrives. */
export function PaymentPrice({ quote }: { quote: Quote }) {
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  const { sendingCurrency, receivingCurrency, feesIncluded, platformFeesIncluded } = quote
  const inSending = (amount: bigint) => amountText({ amount, currency: sendingCurrency }, { locale })
  const rate = formatRate(quote, { locale })
  return (
    <>
      <PaymentRow name="fee" label={words.fee}>
        {feesIncluded === 0n ? words.noFee : <Amount>{inSending(feesIncluded)}</Amount>}
        {platformFeesIncluded ? (
          <span data-part="platform-fee">{words.platformFee({ amount: inSending(platformFeesIncluded) })}</span>
        ) : null}
      </PaymentRow>
      {rate && (
        <PaymentRow name="rate" label={words.rate}>
          <bdi>{rate}</bdi>
        </PaymentRow>
      )}
      <PaymentRow name="receive" label={words.theyGet}>
        <Amount>{amountText({ amount: quote.totalReceivingAmount, currency: receivingCurrency }, { locale })}</Amount>
      </PaymentRow>
    </>
  )
}
