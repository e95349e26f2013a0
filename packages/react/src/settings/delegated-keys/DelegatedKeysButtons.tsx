import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ItemQuestionProps } from '../signed-resource/ItemQuestion.tsx'
import { ItemQuestion } from '../signed-resource/ItemQuestion.tsx'
import { ItemButton } from '../signed-resource/ManagedItems.tsx'
import { ManagedListChangeButton } from '../signed-resource/ManagedListTexts.tsx'
import { useDelegatedKeyItem, useDelegatedKeysContext } from './DelegatedKeysContext.ts'
import { delegatedKeysMessages } from './delegatedKeysMessages.tsx'

/** Asks whether a card should no longer spend. Renders nothing where it cannot anyway. */
export const DelegatedKeysRevokeButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function DelegatedKeysRevokeButton(props, ref) {
    const { question } = useDelegatedKeysContext()
    const { id, status } = useDelegatedKeyItem()
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    const asked = question.askedId === id
    if (status !== 'ACTIVE') return null
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
        {props.children ?? words.revoke}
      </ItemButton>
    )
  },
)

type QuestionProps = Omit<ItemQuestionProps, 'label' | 'question' | 'onCancel'>

/** The question itself, in its place. Renders nothing while this key is not asked about. */
export function DelegatedKeysRevokeQuestion(props: QuestionProps) {
  const { question } = useDelegatedKeysContext()
  const { id, nickname } = useDelegatedKeyItem()
  const words = useMessages('delegatedKeys', delegatedKeysMessages)
  if (question.askedId !== id) return null
  return (
    <ItemQuestion
      {...props}
      label={words.revoke}
      question={words.revokeQuestion({ name: <OutsideText>{nickname}</OutsideText> })}
      onCancel={question.close}
    />
  )
}

/** The yes: ends it. */
export const DelegatedKeysConfirmRevokeButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function DelegatedKeysConfirmRevokeButton(props, ref) {
    const { keys } = useDelegatedKeysContext()
    const { id } = useDelegatedKeyItem()
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <ManagedListChangeButton
        {...props}
        ref={ref}
        own
        onAction={() => void keys.change({ type: 'revoke', delegatedKeyId: id })}
      >
        {props.children ?? words.confirmRevoke}
      </ManagedListChangeButton>
    )
  },
)

/** The no. */
export const DelegatedKeysKeepButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function DelegatedKeysKeepButton(props, ref) {
    const { question } = useDelegatedKeysContext()
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => question.close()}>
        {props.children ?? words.keep}
      </ManagedListChangeButton>
    )
  },
)
