import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaFactorsMessages } from '../../messages/sca/scaFactors.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { ItemDetails, ItemName, ManagedItems } from '../managed-list/ManagedItems.tsx'
import { ScaFactorItemContext, useScaFactorItem, useScaFactorsContext } from './ScaFactorsContext.ts'

export type ScaFactorsItemsProps = ComponentPropsWithoutRef<'ul'>

/** What a person confirms with: a `<ul>` with `children` in each of its items. Renders nothing before it is read. */
export const ScaFactorsItems = forwardRef<HTMLUListElement, ScaFactorsItemsProps>(function ScaFactorsItems(props, ref) {
  const { list } = useScaFactorsContext().list.state
  if (list.status !== 'ready') return null
  return (
    <ManagedItems
      {...props}
      listRef={ref}
      items={list.content.map((view) => ({ ...view, id: view.credentialId ?? view.factor }))}
      context={ScaFactorItemContext}
      look={({ factor }) => ({ 'data-factor': factor })}
    />
  )
})

/** What the factor around is called. */
export function useFactorName(): string {
  const { factor, name } = useScaFactorItem()
  const words = useMessages('scaFactors', scaFactorsMessages)
  return lookUp(words.kinds, factor) ?? name ?? words.otherKind
}

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** What a factor is called: its kind, or as the service names one that we do not know. */
export const ScaFactorsName = forwardRef<HTMLSpanElement, SpanProps>(function ScaFactorsName(props, ref) {
  return (
    <ItemName {...props} ref={ref}>
      {useFactorName()}
    </ItemName>
  )
})

/** What it is good for, and the name of a passkey. */
export const ScaFactorsDetails = forwardRef<HTMLSpanElement, SpanProps>(function ScaFactorsDetails(props, ref) {
  const { factor, name } = useScaFactorItem()
  const words = useMessages('scaFactors', scaFactorsMessages)
  return (
    <ItemDetails {...props} ref={ref}>
      {factor === 'PASSKEY' && name !== undefined && name !== words.kinds.PASSKEY && (
        <span>
          <OutsideText>{name}</OutsideText>
        </span>
      )}{' '}
      <span>{lookUp(words.details, factor)}</span>
    </ItemDetails>
  )
})

/** What these are for, or that nobody asks this person for any. */
export const ScaFactorsExplanation = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function ScaFactorsExplanation(props, ref) {
    const { notNeeded } = useScaFactorsContext()
    const words = useMessages('scaFactors', scaFactorsMessages)
    return (
      <p {...props} ref={ref}>
        {notNeeded ? words.notNeeded : words.lead}
      </p>
    )
  },
)
