import type { CredentialChange } from '@countersign/core'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ItemQuestionProps } from '../signed-resource/ItemQuestion.tsx'
import { ItemQuestion } from '../signed-resource/ItemQuestion.tsx'
import { ItemButton } from '../signed-resource/ManagedItems.tsx'
import { ManagedListChangeButton } from '../signed-resource/ManagedListTexts.tsx'
import { useCredentialItem, useCredentialListContext, useIsLast } from './CredentialListContext.ts'
import { credentialListMessages } from './credentialListMessages.tsx'

/** The change that is at work or waits for a sign-in. */
export function useCurrentChange(): CredentialChange | undefined {
  const { change } = useCredentialListContext().list.state
  return change.status === 'idle' ? undefined : change.input
}

/** Asks whether one way to sign in should go. Renders nothing at the only one. */
export const CredentialListRemoveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function CredentialListRemoveButton(props, ref) {
    const { question } = useCredentialListContext()
    const { id } = useCredentialItem()
    const words = useMessages('credentialList', credentialListMessages)
    const asked = question.askedId === id
    if (useIsLast()) return null
    return (
      <ItemButton
        {...props}
        ref={ref}
        own={false}
        aria-expanded={asked}
        onAction={() => {
          if (asked) question.close()
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
export function CredentialListRemoveQuestion(props: QuestionProps) {
  const { question } = useCredentialListContext()
  const { id, nickname } = useCredentialItem()
  const words = useMessages('credentialList', credentialListMessages)
  if (question.askedId !== id) return null
  return (
    <ItemQuestion
      {...props}
      label={words.remove}
      question={words.removeQuestion({ name: <OutsideText>{nickname}</OutsideText> })}
      onCancel={question.close}
    />
  )
}

/** The yes: removes it. */
export const CredentialListConfirmRemoveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function CredentialListConfirmRemoveButton(props, ref) {
    const { list } = useCredentialListContext()
    const { id } = useCredentialItem()
    const words = useMessages('credentialList', credentialListMessages)
    const current = useCurrentChange()
    return (
      <ManagedListChangeButton
        {...props}
        ref={ref}
        own={current?.type === 'remove' && current.credentialId === id}
        onAction={() => void list.change({ type: 'remove', credentialId: id })}
      >
        {props.children ?? words.confirmRemove}
      </ManagedListChangeButton>
    )
  },
)

/** The no. */
export const CredentialListKeepButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function CredentialListKeepButton(props, ref) {
    const { question } = useCredentialListContext()
    const words = useMessages('credentialList', credentialListMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => question.close()}>
        {props.children ?? words.keep}
      </ManagedListChangeButton>
    )
  },
)
