import type { SendOptions } from '@countersign/core/send'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { SendContextProvider, useSendContext, useSendState } from './SendContext.ts'
import { sendSentences } from './sendSentences.ts'

export { AmountField, AmountGroup, AmountLabel, AmountNote, AmountUnit, Estimate, MaxButton } from './SendAmount.tsx'
export {
  AddMoneyButton,
  AmountForm,
  Assurance,
  ContinueButton,
  PayByTransferButton,
} from './SendAmountForm.tsx'
export { Caution, PaymentLink, type PaymentTarget } from './SendCaution.tsx'
export { NoteField, Options, PurposeField, RailField } from './SendOptions.tsx'
export { AddPayeeButton, Empty, Payee, Payees, SearchField } from './SendPayees.tsx'
export { CurrencyField, PayerField, PayerFields } from './SendReceiver.tsx'
export {
  AcceptButton,
  AcceptQuestion,
  KeepAsideButton,
  RemoveButton,
  SetAside,
} from './SendSetAside.tsx'

/**
 * Holds one payment that is being described, for the parts inside. `data-status`: whether the payee or the amount is asked
 * for.
 */
export const Root = definePart(
  'div',
  ({ accountId, draft }: SendOptions) => {
    const context = useSendState({ accountId, draft })
    return {
      state: { status: context.chosen === undefined ? 'payee' : 'amount' },
      wrap: provide(SendContextProvider, context),
    }
  },
  ['accountId', 'draft'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { chosen, isSetAside, messages, asked } = useSendContext()
  if (chosen === undefined) return { step: 'payee', children: messages.payeeTitle }
  return isSetAside
    ? { step: 'set-aside', children: messages.setAside }
    : { step: 'amount', children: asked === undefined ? messages.amountTitle : messages.askedTitle({ amount: asked }) }
})

/** Says why the payees could not be read, or one was not removed. Always in the page and empty without an error. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { reading, decision } = useSendContext().send.state
  // What was read before stays true, and is read again by itself.
  const error = decision.status === 'failed' ? decision.error : reading.content ? undefined : reading.error
  return { journey: 'send' as const, sentences: sendSentences, error }
})

/** Reads the payees again. Renders nothing where they were read. */
export const RetryButton = definePart(Button, () => {
  const { send, messages } = useSendContext()
  if (send.state.reading.status !== 'unavailable') return null
  return { onPress: () => void send.refresh(), text: messages.tryAgain }
})

/** Says that the payee of the draft is not among those that were read. Renders nothing otherwise. */
export const PayeeGone = definePart('p', () => {
  const { send, payee, messages } = useSendContext()
  const { draft, reading } = send.state
  return draft.payeeId !== undefined && reading.content && !payee ? { children: messages.payeeGone } : null
})

export type ChangePayeeProps = {
  /** Leads to the payees in your page; by default they stand in the place of the amount. */
  onChange?: (() => void) | undefined
}

/** Returns to the choice of the payee. Renders nothing before one was chosen. */
export const ChangePayeeButton = definePart(
  Button,
  ({ onChange }: ChangePayeeProps) => {
    const { send, chosen, messages } = useSendContext()
    const { draft, reading } = send.state
    // An address that could not be looked up is left, too.
    const isThere = reading.content || (draft.umaAddress !== undefined && reading.status === 'unavailable')
    if (chosen === undefined || !isThere) return null
    return { onPress: onChange ?? (() => send.choose(undefined)), text: messages.changePayee }
  },
  ['onChange'],
)

/** What the sender of a payment link wrote in it, and that it is their text. Renders nothing for any other payment. */
export const LinkNote = definePart('p', () => {
  const { send, messages } = useSendContext()
  const { umaAddress, note } = send.state.draft
  if (umaAddress === undefined || note === '') return null
  return {
    children: (
      <>
        {messages.linkNote}: <UntrustedText>{note}</UntrustedText>
      </>
    ),
  }
})
