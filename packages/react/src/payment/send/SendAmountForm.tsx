import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Form } from '../../primitives/Form.tsx'
import { type SendPayment, useSendContext } from './SendContext.ts'

type ContinueProps = {
  /** Receives the request for the price, and the draft to return to. */
  onContinue: (payment: SendPayment) => void
}

/** The form for the amount and what travels with it. Renders nothing before a payee is chosen, and for one that was set aside. */
export const AmountForm = definePart(
  Form,
  ({ onContinue }: ContinueProps) => {
    const { send, form, payee, isSetAside, problem, missing, submit } = useSendContext()
    if (!(payee ?? send.state.receiver) || isSetAside) return null
    return {
      ref: form,
      invalid: problem !== undefined || missing.length > 0,
      onSend: () => submit({ fromBank: false, onReady: onContinue }),
    }
  },
  ['onContinue'],
)

/** Continues to the price. */
export const ContinueButton = definePart(Button, () => {
  const { messages } = useSendContext()
  return { type: 'submit' as const, text: messages.continue }
})

/** Continues with money from a bank account: what is in the wallet sets no limit. */
export const PayByTransferButton = definePart(
  Button,
  ({ onContinue }: ContinueProps) => {
    const { messages, submit } = useSendContext()
    return {
      onPress: () => submit({ fromBank: true, onReady: onContinue }),
      text: messages.payByTransfer,
    }
  },
  ['onContinue'],
)

/** Leads to where money is added by your `onClick`. Renders nothing where there is enough. */
export const AddMoneyButton = definePart(Button, () => {
  const { messages, isShort } = useSendContext()
  return isShort ? { text: messages.addMoney } : null
})

/** Says that nothing is sent yet. */
export const Assurance = definePart('p', () => ({ children: useSendContext().messages.assurance }))
