import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ItemQuestionProps } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemQuestion } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemButton } from '../../settings/signed-resource/ManagedItems.tsx'
import { ManagedListChangeButton } from '../../settings/signed-resource/ManagedListTexts.tsx'
import type { TrustQuestion } from './TrustedBeneficiariesContext.ts'
import { useTrustedBeneficiariesContext, useTrustItem } from './TrustedBeneficiariesContext.ts'
import { usePayeeName } from './TrustedBeneficiariesItems.tsx'
import { trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'

/** Whether a change of the payee around is under way. */
function useIsOwn(...wishes: readonly string[]): boolean {
  const { change } = useTrustedBeneficiariesContext().beneficiaries.state
  const { id } = useTrustItem()
  return change.status !== 'idle' && change.payee.id === id && wishes.includes(change.wish)
}

type AskButtonProps = ButtonProps & { wish: TrustQuestion['wish'] }

const AskButton = forwardRef<HTMLButtonElement, AskButtonProps>(function AskButton(props, ref) {
  const { wish, ...rest } = props
  const { asked, ask } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const open = asked?.payeeId === id && asked.wish === wish
  return (
    <ItemButton
      {...rest}
      ref={ref}
      own={false}
      aria-expanded={open}
      onAction={() => ask(open ? undefined : { payeeId: id, wish })}
    >
      {props.children ?? words[wish]}
    </ItemButton>
  )
})

/** Asks whether the payee should be trusted. Renders nothing where it is known to be. */
export const TrustedBeneficiariesTrustButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesTrustButton(props, ref) {
    return useTrustItem().trusted ? null : <AskButton {...props} ref={ref} wish="trust" />
  },
)

/** Asks whether the payee should be removed. */
export const TrustedBeneficiariesRemoveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesRemoveButton(props, ref) {
    return <AskButton {...props} ref={ref} wish="remove" />
  },
)

/** Begins to take trust back: nothing can be lost by it. Renders nothing where there is known to be none. */
export const TrustedBeneficiariesUntrustButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesUntrustButton(props, ref) {
    const { beneficiaries, ask } = useTrustedBeneficiariesContext()
    const { id, trusted } = useTrustItem()
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const own = useIsOwn('untrust') && beneficiaries.state.change.status !== 'done'
    if (trusted === false) return null
    const untrust = () => {
      ask(undefined)
      void beneficiaries.untrust(id)
    }
    return (
      <ItemButton {...props} ref={ref} own={own} onAction={untrust}>
        {props.children ?? words.untrust}
      </ItemButton>
    )
  },
)

type QuestionProps = Omit<ItemQuestionProps, 'label' | 'question' | 'onCancel'>

/** The question itself, in its place. Renders nothing while this payee is not asked about. */
export function TrustedBeneficiariesQuestion(props: QuestionProps) {
  const { asked, ask } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const name = usePayeeName()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  if (asked?.payeeId !== id) return null
  const { wish } = asked
  const named = { name: <OutsideText>{name}</OutsideText> }
  return (
    <ItemQuestion
      key={wish}
      {...props}
      label={words[wish]}
      question={wish === 'trust' ? words.trustQuestion(named) : words.removeQuestion(named)}
      onCancel={() => ask(undefined)}
    />
  )
}

/** The yes: begins it. */
export const TrustedBeneficiariesConfirmButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesConfirmButton(props, ref) {
    const { beneficiaries, asked } = useTrustedBeneficiariesContext()
    const { id } = useTrustItem()
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const own = useIsOwn('trust', 'remove')
    const wish = asked?.wish ?? 'trust'
    return (
      <ManagedListChangeButton {...props} ref={ref} own={own} onAction={() => void beneficiaries[wish](id)}>
        {props.children ?? (wish === 'trust' ? words.confirmTrust : words.confirmRemove)}
      </ManagedListChangeButton>
    )
  },
)

/** The no. */
export const TrustedBeneficiariesKeepButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesKeepButton(props, ref) {
    const { ask } = useTrustedBeneficiariesContext()
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => ask(undefined)}>
        {props.children ?? words.keep}
      </ManagedListChangeButton>
    )
  },
)
