import { useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import {
  PaymentAmounts,
  PaymentArrival,
  PaymentRecipient,
  PaymentRow,
  paymentDetailsMessages,
  readableReference,
} from '../payment-details/index.ts'
import { explainOutcome } from './explainOutcome.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { paymentResultMessages } from './paymentResultMessages.ts'

const [Provider, usePaymentOutcome] = definePartContext<PaymentOutcome>('PaymentResult.Root', 'payment')

type RootProps = {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
}

/** Holds the outcome of one payment for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ outcome }: RootProps) => ({
    state: { status: outcome.status },
    wrap: (root) => <Provider value={outcome}>{root}</Provider>,
  }),
  ['outcome'],
)

/** Says what became of the payment and takes the focus when that changes. */
export const Heading = definePart(BaseHeading, () => {
  const { status } = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  return { step: status, children: messages[`${status}Title`] }
})

/** Says what happened and, where the payment failed, what happens to the money. */
export const Explanation = definePart('p', () => {
  const outcome = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  const { serverTime } = useWalletClient().transport
  const writeTime = useLocalTime()
  const until = outcome.status === 'unknown' ? deadlineOf(outcome, serverTime.now()) : undefined
  const time = until && writeTime(until, 'time')
  const sentences = explainOutcome(outcome, messages)
  return { children: (time === undefined ? sentences : [...sentences, messages.unknownUntil({ time })]).join(' ') }
})

/** Returns until when a payment that may have been sent can go out. A payer outside can send theirs at any time. */
function deadlineOf({ quote }: PaymentOutcome, nowMs: number): Date | undefined {
  const isAhead = quote.source.sourceType === 'ACCOUNT' && quote.expiresAt.getTime() > nowMs
  return isAhead ? quote.expiresAt : undefined
}

/** Returns what the service reports about the transfer, where there is one. */
function useTransaction() {
  const outcome = usePaymentOutcome()
  return 'transaction' in outcome ? outcome.transaction : undefined
}

/** The receipt, line by line: a `<dl>` whose rows carry `data-row`. */
export const Details = definePart('dl', () => {
  const outcome = usePaymentOutcome()
  const transaction = useTransaction()
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const writeTime = useLocalTime()
  const { status, quote } = outcome
  const reference =
    transaction?.reconciliationInstructions?.reference ?? transaction?.id ?? quote.transactionId ?? quote.id
  const refundReference = transaction?.refund?.reference
  return {
    children: (
      <>
        <PaymentAmounts quote={quote} sent={status === 'completed'} />
        {status !== 'failed' && <Arrival />}
        <PaymentRecipient payment={outcome} />
        {transaction?.createdAt && (
          <PaymentRow name="date" label={messages.date}>
            {writeTime(transaction.createdAt, 'date-time')}
          </PaymentRow>
        )}
        <PaymentRow name="reference" label={messages.reference}>
          <UntrustedText>{readableReference(reference)}</UntrustedText>
        </PaymentRow>
        {refundReference && (
          <PaymentRow name="refund" label={messages.refund}>
            <UntrustedText>{readableReference(refundReference)}</UntrustedText>
          </PaymentRow>
        )}
      </>
    ),
  }
})

/** When the money arrives: as the service reports it, or else what is usual. */
function Arrival() {
  const { serverTime } = useWalletClient().transport
  const { settledAt, expectedSettlementAt } = useTransaction() ?? {}
  return (
    <PaymentArrival
      payment={usePaymentOutcome()}
      at={settledAt ?? expectedSettlementAt}
      // A settlement can be dated ahead, and the device's clock can be wrong.
      hasArrived={settledAt !== undefined && settledAt.getTime() <= serverTime.now()}
    />
  )
}

/** Checks an unknown payment again by your `onClick`, and says so. Renders nothing once the outcome is known. */
export const CheckAgainButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  const [pressed, setPressed] = useState(false)
  if (status !== 'unknown') return null
  return {
    onPress: () => setPressed(true),
    children: messages.checkAgain,
    wrap: (button) => (
      <>
        <p role="status" data-part="checking">
          {pressed && messages.checking}
        </p>
        {button}
      </>
    ),
  }
})

/** Opens the browser's print dialog. Renders nothing while the outcome is unknown. */
export const PrintButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  return status === 'unknown' ? null : { onPress: () => window.print(), children: messages.print }
})

/** Shares the receipt by your `onClick`: you decide what leaves the page. Renders nothing while the outcome is unknown. */
export const ShareButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  return status === 'unknown' ? null : { children: messages.share }
})
