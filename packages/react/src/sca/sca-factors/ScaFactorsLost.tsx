import type { ScaFactor } from '@countersign/core'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ItemQuestionProps } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemQuestion } from '../../settings/signed-resource/ItemQuestion.tsx'
import { ItemButton } from '../../settings/signed-resource/ManagedItems.tsx'
import { ScaFactorReset, useScaFactorResetContext } from '../sca-factor-reset/index.ts'
import { useScaFactorItem, useScaFactorsContext } from './ScaFactorsContext.ts'
import { useFactorName } from './ScaFactorsItems.tsx'
import { scaFactorsMessages } from './scaFactorsMessages.tsx'

const knownFactors: readonly string[] = ['SMS_OTP', 'TOTP', 'PASSKEY'] satisfies ScaFactor[]
const isKnown = (factor: string): factor is ScaFactor => knownFactors.includes(factor)

/** Says that a factor was lost. Needs a `ScaFactorReset.Root` around. Renders nothing while a reset or another app is under way. */
export const ScaFactorsLostButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsLostButton(props, ref) {
    const { question, adding } = useScaFactorsContext()
    const { reset, asked, ask } = useScaFactorResetContext()
    const { factor } = useScaFactorItem()
    const words = useMessages('scaFactors', scaFactorsMessages)
    const { status } = reset.state
    // Whatever opens now would close the recovery codes of an app, which are shown only once.
    if (adding.addingTotp || !isKnown(factor) || (status !== 'idle' && status !== 'starting')) return null
    const toggle = () => {
      question.close()
      adding.forget()
      ask(asked === factor ? undefined : factor)
    }
    return (
      <ItemButton {...props} ref={ref} own={false} aria-expanded={asked === factor} onAction={toggle}>
        {props.children ?? words.lost}
      </ItemButton>
    )
  },
)

type QuestionProps = Omit<ItemQuestionProps, 'label' | 'question' | 'onCancel'>

/** What replacing it takes, in its place. Renders nothing while this item is not asked about. */
export function ScaFactorsLostQuestion(props: QuestionProps) {
  const { asked, ask } = useScaFactorResetContext()
  const { factor } = useScaFactorItem()
  const name = useFactorName()
  const words = useMessages('scaFactors', scaFactorsMessages)
  if (asked !== factor) return null
  return (
    <ItemQuestion
      {...props}
      label={words.lost}
      question={words.lostQuestion({ name: <OutsideText>{name}</OutsideText> })}
      onCancel={() => ask(undefined)}
    />
  )
}

/** The yes: begins the reset. */
export const ScaFactorsStartResetButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsStartResetButton(props, ref) {
    const { factor } = useScaFactorItem()
    return isKnown(factor) ? <ScaFactorReset.StartButton {...props} ref={ref} factor={factor} /> : null
  },
)

/** The no. */
export const ScaFactorsNotLostButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaFactorsNotLostButton(props, ref) {
    const { reset, ask } = useScaFactorResetContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    return (
      <BusyButton {...props} ref={ref} unavailable={reset.state.status === 'starting'} onAction={() => ask(undefined)}>
        {props.children ?? words.keep}
      </BusyButton>
    )
  },
)
