import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ItemQuestionProps } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemQuestion } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemButton } from '../../settings/signed-resource/ManagedItems.tsx'
import { ManagedListChangeButton } from '../../settings/signed-resource/ManagedListTexts.tsx'
import { useScaFactorResetContext } from '../sca-factor-reset/index.ts'
import { useScaFactorItem, useScaFactorsContext } from './ScaFactorsContext.ts'
import { useFactorName } from './ScaFactorsItems.tsx'
import { scaFactorsMessages } from './scaFactorsMessages.tsx'

/** Asks whether a passkey should go. Renders nothing at what cannot be removed, and while an app is added. */
export const ScaFactorsRemoveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsRemoveButton(props, ref) {
    const { question, adding } = useScaFactorsContext()
    const { id, credentialId } = useScaFactorItem()
    const { asked, ask } = useScaFactorResetContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    if (credentialId === undefined || adding.addingTotp) return null
    const open = question.askedId === id
    return (
      <ItemButton
        {...props}
        ref={ref}
        own={false}
        aria-expanded={open}
        onAction={() => {
          if (asked) ask(undefined)
          if (open) question.close()
          else question.ask(id)
        }}
      >
        {props.children ?? words.remove}
      </ItemButton>
    )
  },
)

type QuestionProps = Omit<ItemQuestionProps, 'label' | 'question' | 'onCancel'>

/** The question itself, in its place. Renders nothing while this item is not asked about. */
export function ScaFactorsRemoveQuestion(props: QuestionProps) {
  const { question } = useScaFactorsContext()
  const { id } = useScaFactorItem()
  const name = useFactorName()
  const words = useMessages('scaFactors', scaFactorsMessages)
  if (question.askedId !== id) return null
  return (
    <ItemQuestion
      {...props}
      label={words.remove}
      question={words.removeQuestion({ name: <OutsideText>{name}</OutsideText> })}
      onCancel={question.close}
    />
  )
}

/** The yes: removes it. */
export const ScaFactorsConfirmRemoveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsConfirmRemoveButton(props, ref) {
    const { list } = useScaFactorsContext()
    const { credentialId } = useScaFactorItem()
    const words = useMessages('scaFactors', scaFactorsMessages)
    const { change } = list.state
    if (credentialId === undefined) return null
    return (
      <ManagedListChangeButton
        {...props}
        ref={ref}
        own={change.status !== 'idle' && change.input.credentialId === credentialId}
        onAction={() => void list.change({ type: 'remove', credentialId })}
      >
        {props.children ?? words.confirmRemove}
      </ManagedListChangeButton>
    )
  },
)

/** The no. */
export const ScaFactorsKeepButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsKeepButton(props, ref) {
    const { question } = useScaFactorsContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => question.close()}>
        {props.children ?? words.keep}
      </ManagedListChangeButton>
    )
  },
)
