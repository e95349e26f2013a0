import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Go, type GoProps } from '../../primitives/Go.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { describePayee, inCents } from '../../shared/payment-details/index.ts'
import { useStopMark } from '../../shared/payment-details/useStopMark.ts'
import { useSendContext } from './SendContext.ts'
import { sendStopsMessages } from './sendStopsMessages.ts'
import { usePayeeNotes } from './usePayeeNotes.ts'

export type PaymentTarget = {
  /** The address of a payment in your page: one that was stopped, or that may have been sent. */
  hrefOfPayment?: ((payment: ShownPayment) => string) | undefined
  /** Opens it. Without either there is no way to it. */
  onPayment?: ((payment: ShownPayment) => void) | undefined
}

type ShownPayment = { quoteId: string; transactionId: string | undefined }

/** Leads to the payment that may have been sent, or else to the one in which the payee took the place of another one. */
export function PaymentLink({ hrefOfPayment, onPayment, ...props }: PaymentTarget & Omit<GoProps, 'href' | 'onGo'>) {
  const { stop, checked } = usePayeeNotes()
  const messages = useMessages('sendStops', sendStopsMessages)
  const payment = checked ?? stop
  if (!payment?.quoteId || !(hrefOfPayment ?? onPayment)) return null
  const shown = { transactionId: undefined, ...payment, quoteId: payment.quoteId }
  return (
    <Go {...props} href={hrefOfPayment?.(shown)} onGo={onPayment && (() => onPayment(shown))}>
      {messages.seePayment}
    </Go>
  )
}

/**
 * Says, before an amount is agreed to, that the payee was part of a stopped payment, or that another payment to them may
 * have been sent. Renders nothing where neither is so.
 */
export const Caution = definePart(Banner, () => {
  const { payee, send, messages, writeMoney } = useSendContext()
  const { stop, checked } = usePayeeNotes()
  const stops = useMessages('sendStops', sendStopsMessages)
  const mark = useStopMark(messages)(stop)
  if (!mark && !checked) return null
  const { name, account = '' } = describePayee(payee, send.state.draft)
  return {
    tone: 'warning' as const,
    role: 'status' as const,
    children: (
      <>
        {checked && (
          <p>
            {stops.mayPayTwice({ amount: writeMoney(inCents(checked.amount)), payee: visibleText(name ?? account) })}
          </p>
        )}
        {mark && <p>{mark}</p>}
      </>
    ),
  }
})
