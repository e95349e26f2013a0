import type { Transaction } from '@countersign/core'
import { isCancelable } from '@countersign/core/cancel-payment'
import { type RefObject, useRef } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { Question as BaseQuestion } from '../../primitives/Question.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { cancelPaymentErrors, cancelPaymentMessages } from './cancelPaymentMessages.ts'
import { useCancelPayment } from './useCancelPayment.ts'

type CancelPaymentContext = ReturnType<typeof useCancelPayment> & {
  messages: JourneyMessages['cancelPayment']
  /** The question was opened: what takes its place takes the focus, too. */
  wasAsked: RefObject<boolean>
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

const [Provider, useCancelPaymentContext] = definePartContext<CancelPaymentContext>()

/** Holds the cancellation of one payment for the parts inside. Renders nothing for one that cannot be canceled. */
export const Root = definePart(
  'div',
  ({ transaction }: { transaction: Transaction }) => {
    const cancellation = useCancelPayment({ transactionId: transaction.id })
    const messages = useMessages('cancelPayment', cancelPaymentMessages)
    const wasAsked = useRef(false)
    const { status } = cancellation.state
    // What the service said stays, also once the payment says it, too.
    if (status === 'idle' && !isCancelable(transaction)) return null
    return {
      state: { status },
      wrap: provide(Provider, { ...cancellation, messages, wasAsked }),
    }
  },
  ['transaction'],
)

/** Names the card, and takes the focus once the bank was asked. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useCancelPaymentContext()
  const step = state.status === 'requested' ? 'requested' : 'offer'
  return { step, text: messages.title }
})

/** Asks whether the payment should be canceled. Renders nothing while that is asked, and afterwards. */
export const AskButton = definePart(Button, () => {
  const { state, ask, messages, wasAsked } = useCancelPaymentContext()
  if (state.status !== 'idle') return null
  function onPress(): void {
    wasAsked.current = true
    ask()
  }
  return { ref: wasAsked.current ? takeFocus : undefined, onPress, text: messages.ask }
})

/** The question, with the answers as its children. Renders nothing before it is asked. */
export const Question = definePart(BaseQuestion, () => {
  const { state, keep, messages } = useCancelPaymentContext()
  const { status } = state
  if (status === 'idle' || status === 'requested') return null
  return { label: messages.questionLabel, onCancel: keep, question: messages.question }
})

/** Says why the payment was not canceled. Always in the question and empty without an error. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useCancelPaymentContext()
  return {
    journey: 'cancelPayment' as const,
    sentences: cancelPaymentErrors,
    error: state.error,
  }
})

/** Answers the question with yes. */
export const ConfirmButton = definePart(Button, () => {
  const { isBusy, cancel, messages } = useCancelPaymentContext()
  return {
    busy: isBusy,
    onPress: () => void cancel(),
    text: messages.confirm,
  }
})

/** Answers the question with no. */
export const KeepButton = definePart(Button, () => {
  const { isBusy, keep, messages } = useCancelPaymentContext()
  return { unavailable: isBusy, onPress: keep, text: messages.keep }
})

/** Says that the bank was asked. Renders nothing before. */
export const Requested = definePart(Banner, () => {
  const { state, messages } = useCancelPaymentContext()
  return state.status === 'requested' ? { tone: 'info' as const, children: messages.requested } : null
})
