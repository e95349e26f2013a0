import { findPaymentTask, type PaymentTask } from '@countersign/core/transaction-details'
import { Amount, amountText } from '../../primitives/Amount.tsx'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Go, type GoProps } from '../../primitives/Go.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  nameStep,
  PaymentPayee,
  PaymentRow,
  PaymentTimeline,
  paymentTimelineMessages,
  readableReference,
  type StepNames,
  usePaymentDetails,
} from '../../shared/payment-details/index.ts'
import { activityListMessages, signOf, useWriteMovement } from '../activity-list/index.ts'
import { TransactionDetailsProvider, useTransactionDetailsContext } from './TransactionDetailsContext.ts'
import { transactionDetailsErrors, transactionDetailsMessages } from './transactionDetailsMessages.ts'
import { useTransactionDetails } from './useTransactionDetails.ts'

type RootProps = {
  /** The transaction that is shown. */
  transactionId: string
}

/** Reads one movement of money for the parts inside. `data-status`: of the reading. */
export const Root = definePart(
  'div',
  ({ transactionId }: RootProps) => {
    const reading = useTransactionDetails({ transactionId })
    const messages = useMessages('transactionDetails', transactionDetailsMessages)
    return {
      state: { status: reading.state.status },
      wrap: provide(TransactionDetailsProvider, { ...reading, messages }),
    }
  },
  ['transactionId'],
)

/** What is shown, and in words. `undefined` until it is read. */
function useMovement() {
  const { content } = useTransactionDetailsContext().state
  const write = useWriteMovement()
  if (!content) return undefined
  const { transaction, payee, stopped } = content
  return { transaction, payee, written: write(transaction, payee ? [payee] : [], stopped) }
}

/** Says what became of the movement. */
export const Heading = definePart(BaseHeading, () => {
  const { messages } = useTransactionDetailsContext()
  const found = useMovement()
  const said = found && (found.written.direction === 'in' ? found.written.title : found.written.status)
  // What changes is announced below: beside a list, a heading must not take the focus from it.
  return { step: 'movement', text: said ?? messages.title }
})

/** Says why, where that is known, and until when it can be confirmed. Renders nothing otherwise. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useTransactionDetailsContext()
  const { confirmBy } = state.content ?? {}
  const writeTime = useLocalTime()
  const { direction, status, reason } = useMovement()?.written ?? {}
  const time = confirmBy && writeTime(confirmBy)
  const said = time ? messages.confirmBy({ time }) : (reason ?? (direction === 'in' && status))
  return said ? { children: said } : null
})

/** Everything that is known about a movement that has no receipt, line by line: a `<dl>` whose rows carry `data-row`. */
export const Details = definePart('dl', () => {
  const { messages } = useTransactionDetailsContext()
  const details = usePaymentDetails()
  const { locale } = useWalletContext()
  const writeTime = useLocalTime()
  const found = useMovement()
  if (!found) return null
  const { transaction, payee, written } = found
  const { money, direction, title, amount } = written
  const isCard = transaction.type === 'CARD'
  return {
    children: (
      <>
        {money && (
          <PaymentRow name="send" label={direction === 'in' ? messages.youReceived : details.amount}>
            <Amount look={amount === 'struck' ? 'struck' : 'leading'}>
              {`${signOf(written)}${amountText(money, { locale })}`}
            </Amount>
          </PaymentRow>
        )}
        {direction === 'out' && (isCard || payee || transaction.destination?.umaAddress) && (
          <PaymentRow name="to" label={isCard ? messages.merchant : details.to}>
            {!isCard && <Avatar name={title} id={payee?.id ?? title} />}
            {payee ? <PaymentPayee payee={payee} /> : <UntrustedText>{title}</UntrustedText>}
          </PaymentRow>
        )}
        {transaction.description !== undefined && (
          <PaymentRow name="statement-reference" label={details.note}>
            <UntrustedText>{transaction.description}</UntrustedText>
          </PaymentRow>
        )}
        {transaction.createdAt && (
          <PaymentRow name="date" label={details.date}>
            {writeTime(transaction.createdAt, 'date-time')}
          </PaymentRow>
        )}
        <PaymentRow name="reference" label={details.reference}>
          <UntrustedText>{readableReference(transaction.id)}</UntrustedText>
        </PaymentRow>
      </>
    ),
  }
})

/** What has happened and what comes next, with times. Renders nothing until it is read. */
export const Timeline = definePart(PaymentTimeline, () => {
  const { transaction, timeline = [] } = useTransactionDetailsContext().state.content ?? {}
  const names = useStepNames()
  // One step is what the heading says.
  return { transaction, names, steps: timeline.length > 1 ? timeline : [] }
})

/** The names of the steps of every movement. */
function useStepNames(): StepNames {
  const { messages } = useTransactionDetailsContext()
  const payment = useMessages('paymentTimeline', paymentTimelineMessages)
  return {
    done: { ...payment.done, ...messages.done },
    now: { ...payment.now, ...messages.now },
    next: { ...payment.next, ...messages.next },
  }
}

/** Says once to screen readers that it is being read, and the step that it comes to. */
export const Notice = definePart('p', () => {
  const { state, messages } = useTransactionDetailsContext()
  const names = useStepNames()
  const { status, content } = state
  const step = content?.timeline.findLast(({ state }) => state !== 'next')
  const said = status === 'loading' ? messages.loading : step && nameStep(step, names)
  return { role: 'status', children: <span data-part="announcement">{said}</span> }
})

type ContinueOptions = Omit<GoProps, 'href' | 'onGo'> & {
  /** The address of what a payment needs, in your page. */
  hrefOf?: ((task: PaymentTask) => string) | undefined
  /** Opens what a payment needs. */
  onContinue?: ((task: PaymentTask) => void) | undefined
  /** What the payment needs. */
  task: PaymentTask | undefined
}

/** Leads to what a payment that waits needs. Renders nothing for others, and with nowhere to lead to. */
export function ContinueButton({ hrefOf, onContinue, task, ...props }: ContinueOptions) {
  const { tasks } = useMessages('activityList', activityListMessages)
  if (!task || (!hrefOf && !onContinue)) return null
  return (
    <Go {...props} href={hrefOf?.(task)} onGo={onContinue && (() => onContinue(task))}>
      {tasks[task.kind]}
    </Go>
  )
}

/** Leads to the payee that took the place of another one in the payment. Renders nothing for every other movement. */
export const PayeeButton = definePart(
  Button,
  ({ onPayee }: { onPayee: (payeeId: string) => void }) => {
    const { state, messages } = useTransactionDetailsContext()
    const { payeeId } = state.content?.payeeStop ?? {}
    return payeeId === undefined ? null : { onPress: () => onPayee(payeeId), text: messages.seePayee }
  },
  ['onPayee'],
)

/** Returns what the payment needs of the user. A stop is remembered: it is never offered to be confirmed. */
export function useTask(): PaymentTask | undefined {
  const { content } = useTransactionDetailsContext().state
  return content && findPaymentTask(content.transaction, content.stopped)
}

/** Why it could not be read. Always in the page and empty where it could. */
export const ErrorMessage = definePart(primitives.ErrorMessage, () => ({
  journey: 'transactionDetails' as const,
  sentences: transactionDetailsErrors,
  error: useTransactionDetailsContext().state.error,
}))

/** Reads it again. Renders nothing where it could be read, and where there is no such movement. */
export const RetryButton = definePart(Button, () => {
  const { state, isBusy, refresh, messages } = useTransactionDetailsContext()
  const { error } = state
  if (!error || error.code === 'REFERENCE_NOT_FOUND') return null
  return { busy: isBusy, onPress: () => void refresh(), text: messages.tryAgain }
})
