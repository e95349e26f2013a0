import type { QuoteConfirmationState } from '@countersign/core'
import type { ComponentProps } from 'react'
import { Amount, amountText, MoneyAmount } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  addUp,
  PaymentArrival,
  PaymentPrice,
  PaymentRow,
  PaymentTo,
  sendingAmount,
  usePaymentDetails,
} from '../../shared/payment-details/index.ts'
import { Deadline as QuoteDeadline, SignIn, useQuoteConfirmationContext } from '../quote-confirmation/index.ts'
import { InPayment } from './PaymentBatch.tsx'
import { usePaymentBatchContext } from './PaymentBatchContext.ts'

/** One payment: to whom, how much, what it costs and when it arrives. A `<dl>` whose rows carry `data-row`. */
export const Details = definePart('dl', () => {
  const { state } = useQuoteConfirmationContext()
  const messages = usePaymentDetails()
  if (!('quote' in state)) return null
  return {
    children: (
      <>
        <PaymentTo payment={state} />
        <PaymentRow name="amount" label={messages.youSend}>
          <MoneyAmount money={sendingAmount(state.quote)} />
        </PaymentRow>
        <PaymentPrice quote={state.quote} />
        <PaymentArrival payment={state} />
      </>
    ),
  }
})

/**
 * Writes what they add up to, in each currency: what leaves the wallet, or another amount of their quotes. `only`: of those
 * with this status.
 */
function useTotals(read = sendingAmount, only?: QuoteConfirmationState['status']): readonly string[] {
  const { payments } = usePaymentBatchContext().state
  const { locale } = useWalletContext()
  const counted = payments.filter(({ status }) => only === undefined || status === only)
  const amounts = counted.flatMap((payment) => ('quote' in payment ? [read(payment.quote)] : []))
  return addUp(amounts).map((total) => amountText(total, { locale }))
}

const feeOf: typeof sendingAmount = ({ feesIncluded: amount, sendingCurrency: currency }) => ({ amount, currency })

/** What leaves the wallet for all of them, one total for each currency, and how much of it is fees. */
export const Total = definePart('dl', () => {
  const messages = usePaymentDetails()
  const isOver = usePaymentBatchContext().state.status === 'result'
  const total = useTotals().map((amount) => (
    <PaymentRow key={amount} name="send" label={isOver ? messages.youSent : messages.youSend}>
      <Amount look="leading">{amount}</Amount>
    </PaymentRow>
  ))
  return {
    children: [
      total,
      <PaymentRow key="fee" name="fee" label={messages.fee}>
        <bdi>{useTotals(feeOf).join(', ')}</bdi>
      </PaymentRow>,
    ],
  }
})

/** Says until when all prices are guaranteed: that of the price which ends first. */
export const Deadline = definePart(QuoteDeadline, () => {
  const { payments } = usePaymentBatchContext().state
  const [first] = payments
    .filter((payment) => 'quote' in payment)
    .sort((one, other) => +one.quote.expiresAt - +other.quote.expiresAt)
  return first ? { wrap: (deadline) => <InPayment payment={first}>{deadline}</InPayment> } : null
})

/** Agrees to all payments that are shown, and sends them. Unavailable until the user has accepted each doubt about a name. */
export const ConfirmButton = definePart(Button, () => {
  const { state, confirm, messages } = usePaymentBatchContext()
  const { status, payments, canConfirm } = state
  const totals = useTotals()
  if (!['review', 'sending', 'challenge'].includes(status)) return null
  return {
    busy: status !== 'review',
    unavailable: !canConfirm,
    onPress: () => void confirm(),
    children: [messages.confirm({ count: payments.length }), ...totals].join('\u00a0· '),
  }
})

/** The inline sign-in, after which those that wait for it are sent. */
export function SignInToSend(step: Omit<ComponentProps<typeof SignIn>, 'amount'>) {
  return <SignIn {...step} amount={useTotals(sendingAmount, 'signing-in').join(' + ')} />
}

/** Gets new prices for those that have ended. Renders nothing elsewhere. */
export const RequoteButton = definePart(Button, () => {
  const { state, isBusy, requote, messages } = usePaymentBatchContext()
  if (state.status !== 'expired') return null
  return { busy: isBusy, onPress: () => void requote(), children: messages.requote }
})
