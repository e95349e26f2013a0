import type { ScaFactor, ScaFactorView } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Question } from '../../primitives/Question.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { ScaFactorReset, useScaFactorResetContext } from '../sca-factor-reset/index.ts'
import { useScaFactorsContext } from './ScaFactorsContext.ts'

export * from '../../settings/signed-resource/listParts.ts'
export { AddPasskeyButton, AddSection, AddTotpButton, PasskeyHint, TotpHint, TotpStep } from './ScaFactorsAdding.tsx'
export { Explanation, Root } from './ScaFactorsRoot.tsx'

const [ItemProvider, useScaFactor] = definePartContext<ScaFactorView & { id: string }>()

/** The factors: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const Items = definePart(SignedResource.Items, () => {
  const { state, messages } = useScaFactorsContext()
  const { list: read } = state
  if (read.status !== 'ready') return null
  // Only passkeys have an id, and there is one of every other kind.
  const factors = read.content.map((view) => ({ ...view, id: view.credentialId ?? view.factor }))
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(factors, ItemProvider, ({ factor }) => ({ factor })),
  }
})

/** Returns what the factor around is called. */
function useFactorName(): string {
  const { factor, name } = useScaFactor()
  const { messages } = useScaFactorsContext()
  return lookUp(messages.kinds, factor) ?? name ?? messages.otherKind
}

/** Shows what kind of factor it is. */
export const Icon = definePart(SignedResource.ItemIcon, () => ({ kind: useScaFactor().factor }))

/** What a factor is called: its kind, or the service's name for a kind that this page does not know. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: useFactorName() }))

/** What a factor can be used for, and the name of a passkey. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { factor, name } = useScaFactor()
  const { messages } = useScaFactorsContext()
  return {
    children: (
      <>
        {factor === 'PASSKEY' && name !== undefined && name !== messages.kinds.PASSKEY && (
          <span>
            <UntrustedText>{name}</UntrustedText>
          </span>
        )}{' '}
        <span>{lookUp(messages.details, factor)}</span>
      </>
    ),
  }
})

/** Asks whether to remove a passkey. Renders nothing for what cannot be removed, and while an app is added. */
export const RemoveButton = definePart(SignedResource.AskButton, () => {
  const { messages, adding } = useScaFactorsContext()
  const { credentialId } = useScaFactor()
  const { asked, ask } = useScaFactorResetContext()
  if (credentialId === undefined || adding.addingTotp) return null
  return {
    kind: 'remove',
    onClick: () => {
      if (asked) ask(undefined)
    },
    text: messages.remove,
  }
})

/** The question, with the answers as its children. Renders nothing while this factor is not asked about. */
export const RemoveQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useScaFactorsContext()
  const name = <UntrustedText>{useFactorName()}</UntrustedText>
  return { kind: 'remove', label: messages.remove, question: messages.removeQuestion({ name }) }
})

/** Answers the question with yes: removes the passkey. */
export const ConfirmRemoveButton = definePart(SignedResource.ChangeButton, () => {
  const { state, change, messages } = useScaFactorsContext()
  const { credentialId } = useScaFactor()
  const last = state.change
  if (credentialId === undefined) return null
  return {
    own: last.status !== 'idle' && last.input.credentialId === credentialId,
    onPress: () => void change({ type: 'remove', credentialId }),
    text: messages.confirmRemove,
  }
})

const knownFactors: readonly string[] = ['SMS_OTP', 'TOTP', 'PASSKEY'] satisfies ScaFactor[]
const isKnown = (factor: string): factor is ScaFactor => knownFactors.includes(factor)

/**
 * Asks what to do about a lost factor. Needs a `ScaFactorReset.Root` around it. Renders nothing during a reset, and while
 * an app is added.
 */
export const LostButton = definePart(SignedResource.ItemButton, () => {
  const { messages, question, adding } = useScaFactorsContext()
  const { state, asked, ask } = useScaFactorResetContext()
  const { factor } = useScaFactor()
  const { status } = state
  // A question that opens now would close the recovery codes of an app, which are shown only once.
  if (adding.addingTotp || !isKnown(factor) || (status !== 'idle' && status !== 'starting')) return null
  return {
    own: false,
    'aria-expanded': asked === factor,
    onPress: () => {
      question.close()
      adding.forget()
      ask(asked === factor ? undefined : factor)
    },
    text: messages.lost,
  }
})

/** Says what replacing a factor requires, with the answers as its children. Renders nothing while it is not asked about. */
export const LostQuestion = definePart(Question, () => {
  const { messages } = useScaFactorsContext()
  const { asked, ask } = useScaFactorResetContext()
  const { factor } = useScaFactor()
  const name = <UntrustedText>{useFactorName()}</UntrustedText>
  if (asked !== factor) return null
  return { label: messages.lost, question: messages.lostQuestion({ name }), onCancel: () => ask(undefined) }
})

/** Answers the question with yes: begins the reset. */
export const StartResetButton = definePart(ScaFactorReset.StartButton, () => {
  const { factor } = useScaFactor()
  return isKnown(factor) ? { factor } : null
})

/** Answers the question with no. */
export const NotLostButton = definePart(Button, () => {
  const { messages } = useScaFactorsContext()
  const { state, ask } = useScaFactorResetContext()
  return {
    unavailable: state.status === 'starting',
    onPress: () => ask(undefined),
    text: messages.keep,
  }
})
