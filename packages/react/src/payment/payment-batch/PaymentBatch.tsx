import type { QuoteConfirmationState } from '@countersign/core'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { hasArrived } from '../payment-result/index.ts'
import { isStopped, QuoteConfirmationContextProvider, quoteConfirmationMessages } from '../quote-confirmation/index.ts'
import { PaymentBatchContextProvider, usePaymentBatchContext } from './PaymentBatchContext.ts'
import { paymentBatchMessages } from './paymentBatchMessages.ts'
import { confirmationOf, type usePaymentBatch } from './usePaymentBatch.ts'

type RootProps = {
  /** The payments: the result of `usePaymentBatch`, which the page reads, too. */
  batch: ReturnType<typeof usePaymentBatch>
}

/** Shares several payments, from their quotes to their ends, with the parts inside. `data-status`: the status of the batch. */
export const Root = definePart(
  'div',
  ({ batch }: RootProps) => {
    const messages = useMessages('paymentBatch', paymentBatchMessages)
    const own = useMessages('quoteConfirmation', quoteConfirmationMessages)
    return {
      state: { status: batch.state.status },
      wrap: provide(PaymentBatchContextProvider, { ...batch, messages, own }),
    }
  },
  ['batch'],
)

type InPaymentProps = { payment: QuoteConfirmationState; children: ReactNode }

/** Holds one payment of the batch for the parts of `QuoteConfirmation` inside. Signing in concerns all of them. */
export function InPayment({ payment, children }: InPaymentProps) {
  const batch = usePaymentBatchContext()
  return (
    <QuoteConfirmationContextProvider value={{ ...confirmationOf(payment, batch), messages: batch.own }}>
      {children}
    </QuoteConfirmationContextProvider>
  )
}

/** Returns what became of all of them, in the order of what the user has to know first. */
export function useResult() {
  const { payments, canContinue } = usePaymentBatchContext().state
  const nowMs = useWalletClient().transport.serverTime.now()
  if (canContinue) return 'waiting'
  if (payments.every((payment) => hasArrived(payment, nowMs))) return 'arrived'
  if (countSent(payments) === payments.length) return 'sent'
  return payments.some(isUnsettled) ? 'checking' : 'partly'
}

/** Whether a payment left the wallet, as far as it is known. */
export const isSent = ({ status }: QuoteConfirmationState) => status === 'processing' || status === 'completed'

const countSent = (payments: readonly QuoteConfirmationState[]) => payments.filter(isSent).length

/** Whether it is not known what became of a payment. */
export const isUnknown = ({ status, step }: QuoteConfirmationState) =>
  status === 'unknown' || status === 'unavailable' || status === 'loading' || step === 'outcomeUnknown'

/** Also one that was stopped after it had been sent: it is known when its challenge is over. */
const isUnsettled = (payment: QuoteConfirmationState) =>
  isUnknown(payment) || ('quote' in payment && isStopped(payment.step) && payment.mayBeSent)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages, own } = usePaymentBatchContext()
  const { status, payments } = state
  const result = useResult()
  const step = status === 'result' ? result : status
  const named = messages[`${step as 'sent'}Title`]
  // What is agreed to, and what is sent, have the titles of a single payment.
  if (named !== undefined) return { step: step as string, children: named }
  const isRead = payments.some((payment) => 'quote' in payment)
  const shown = payments.some((payment) => payment.step === 'changed') ? 'changed' : 'review'
  return { step: shown, children: isRead ? own[`${shown}Title`] : messages.loadingTitle }
})

/** Says before the consent that there is no "all or nothing", and afterwards how many were sent. */
export const Explanation = definePart('p', () => {
  const { state, messages, own } = usePaymentBatchContext()
  const { status, payments } = state
  if (status === 'expired') return { children: own.expired }
  if (status === 'result')
    return { role: 'status', children: messages.sent({ sent: countSent(payments), of: payments.length }) }
  return ['review', 'signing-in', 'sending'].includes(status) ? { children: messages.separately } : null
})

/** The payments, one element each. The children are shown for each of them, and hold the parts of one payment. */
export const Payments = definePart('ul', ({ children }) => {
  const { state, messages } = usePaymentBatchContext()
  return {
    'aria-label': messages.payments,
    children: state.payments.map((payment, index) => (
      <li key={'quote' in payment ? payment.quote.id : index}>
        <InPayment payment={payment}>{children}</InPayment>
      </li>
    )),
  }
})

/** Tries again to get the prices. Renders nothing elsewhere. */
export const RetryButton = definePart(Button, () => {
  const { state, load, own } = usePaymentBatchContext()
  return state.status === 'unavailable' ? { onPress: () => void load(), children: own.tryAgain } : null
})

/** Returns to what was asked for, such as the amounts, by your `onClick`. Renders nothing once one of them is sent. */
export const EditButton = definePart(Button, () => useLeave('edit'))

/** Leaves the payments unsent, by your `onClick`: their prices expire. Renders nothing once one of them is sent. */
export const CancelButton = definePart(Button, () => useLeave('cancel'))

function useLeave(label: 'edit' | 'cancel') {
  const { state, own } = usePaymentBatchContext()
  const { status, canLeave } = state
  // They keep their place while the payments are sent, so that nothing moves under a finger.
  if (!canLeave && status !== 'sending' && status !== 'challenge') return null
  return { unavailable: !canLeave, children: own[label] }
}
