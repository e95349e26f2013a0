import { useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { provide } from '../../primitives/provide.tsx'
import { Question } from '../../primitives/Question.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { describePayee, PaymentRow, shortenAccount, usePaymentDetails } from '../../shared/payment-details/index.ts'
import type { ChangePayeeProps } from './Send.tsx'
import { useSendContext } from './SendContext.ts'
import { sendStopsMessages } from './sendStopsMessages.ts'
import { usePayeeNotes } from './usePayeeNotes.ts'

const useStops = () => useMessages('sendStops', sendStopsMessages)

/** Whether it is asked if the user wants to pay the payee all the same. */
const [AskingProvider, useAsking] = definePartContext<{ isAsked: boolean; setAsked(isAsked: boolean): void }>()

export { useAsking }

/**
 * Says of a payee that took the place of another one what changed, and when, with what can be done as its children. Renders
 * nothing for others.
 */
export const SetAside = definePart('div', ({ children }) => {
  const { isSetAside, payee } = useSendContext()
  const { stop } = usePayeeNotes()
  const messages = useStops()
  const [asked, setAsked] = useState('')
  if (!isSetAside) return null
  // About this account in this payment: another one is asked about again.
  const about = `${payee?.id} ${stop?.stoppedAt?.getTime()}`
  const asking = { isAsked: asked === about, setAsked: (isAsked: boolean) => setAsked(isAsked ? about : '') }
  return {
    role: 'group',
    state: { tone: 'warning' },
    'aria-label': messages.title,
    wrap: provide(AskingProvider, asking),
    children: (
      <>
        <p data-step="question">
          <strong>{messages.title}</strong> {messages.reason}
        </p>
        <Replaced />
        {children}
      </>
    ),
  }
})

/** The account that the user had chosen, the one that took its place, and when. */
function Replaced() {
  const { payee } = useSendContext()
  const { stop } = usePayeeNotes()
  const messages = useStops()
  const details = usePaymentDetails()
  const writeTime = useLocalTime()
  const { before, stoppedAt } = stop ?? {}
  if (!stoppedAt) return null
  return (
    <dl className="cs-statement">
      {before && (
        <PaymentRow name="field" label={messages.before}>
          <UntrustedText>{`•••• ${before}`}</UntrustedText>
        </PaymentRow>
      )}
      <PaymentRow name="field" label={messages.now}>
        <UntrustedText>{shortenAccount(describePayee(payee).account)}</UntrustedText>
      </PaymentRow>
      <PaymentRow name="date" label={details.date}>
        {writeTime(stoppedAt, 'date-time')}
      </PaymentRow>
    </dl>
  )
}

/** Removes the payee that was set aside. */
export const RemoveButton = definePart(
  Button,
  ({ onChange }: ChangePayeeProps) => {
    const { send } = useSendContext()
    const messages = useStops()
    async function remove(): Promise<void> {
      const { draft } = await send.removePayee()
      if (draft.payeeId === undefined) onChange?.()
    }
    const busy = send.state.decision.status === 'deciding'
    return { busy, onPress: () => void remove(), text: messages.remove }
  },
  ['onChange'],
)

/** Leaves the payee as it is, and returns to the payees. */
export const KeepAsideButton = definePart(
  Button,
  ({ onChange }: ChangePayeeProps) => {
    const { send } = useSendContext()
    const { setAsked } = useAsking()
    const messages = useStops()
    function keep(): void {
      setAsked(false)
      if (onChange) onChange()
      else send.choose(undefined)
    }
    return { unavailable: send.state.decision.status === 'deciding', onPress: keep, text: messages.keep }
  },
  ['onChange'],
)

/** Asks whether the user wants to pay the payee all the same, and pays it once that is asked. */
export const AcceptButton = definePart(Button, () => {
  const { send } = useSendContext()
  const { isAsked, setAsked } = useAsking()
  const messages = useStops()
  async function accept(): Promise<void> {
    const { decision } = await send.acceptPayee()
    if (decision.status === 'idle') setAsked(false)
  }
  const isDeciding = send.state.decision.status === 'deciding'
  return {
    busy: isAsked && isDeciding,
    unavailable: isDeciding,
    onPress: () => (isAsked ? void accept() : setAsked(true)),
    text: messages.accept,
  }
})

/** The question, with the answers as its children. Renders nothing before it is asked. */
export const AcceptQuestion = definePart(Question, () => {
  const { isAsked, setAsked } = useAsking()
  const messages = useStops()
  if (!isAsked) return null
  return { label: messages.accept, onCancel: () => setAsked(false), question: messages.acceptQuestion }
})
