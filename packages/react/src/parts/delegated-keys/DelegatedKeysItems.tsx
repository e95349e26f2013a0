import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { delegatedKeysMessages } from '../../messages/settings/delegatedKeys.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { ItemDetails, ItemName, ManagedItems } from '../managed-list/ManagedItems.tsx'
import { DelegatedKeyContext, useDelegatedKeyItem, useDelegatedKeysContext } from './DelegatedKeysContext.ts'

export type DelegatedKeysItemsProps = ComponentPropsWithoutRef<'ul'>

/** The keys: a `<ul>` with `children` in each of its items; `data-state` is a key's status. Renders nothing without any. */
export const DelegatedKeysItems = forwardRef<HTMLUListElement, DelegatedKeysItemsProps>(
  function DelegatedKeysItems(props, ref) {
    const { list } = useDelegatedKeysContext().keys.state
    if (list.status !== 'ready' || list.content.keys.length === 0) return null
    return (
      <ManagedItems
        {...props}
        listRef={ref}
        items={list.content.keys}
        context={DelegatedKeyContext}
        look={({ status }) => ({ 'data-state': status.toLowerCase() })}
      />
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What it means that a card is here. */
export const DelegatedKeysExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function DelegatedKeysExplanation(props, ref) {
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <p {...props} ref={ref}>
        {words.lead}
      </p>
    )
  },
)

/** Says that no card may. Renders nothing where one may or may have. */
export const DelegatedKeysEmpty = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function DelegatedKeysEmpty(props, ref) {
    const { list } = useDelegatedKeysContext().keys.state
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    if (list.status !== 'ready' || list.content.keys.length > 0) return null
    return (
      <p {...props} ref={ref}>
        {words.none}
      </p>
    )
  },
)

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** The name that was given to a key. */
export const DelegatedKeysName = forwardRef<HTMLSpanElement, SpanProps>(function DelegatedKeysName(props, ref) {
  return (
    <ItemName {...props} ref={ref}>
      {useDelegatedKeyItem().nickname}
    </ItemName>
  )
})

/** Which card it is, whether it may spend, and since when. */
export const DelegatedKeysDetails = forwardRef<HTMLSpanElement, SpanProps>(function DelegatedKeysDetails(props, ref) {
  const { list } = useDelegatedKeysContext().keys.state
  const { cardId, status, updatedAt } = useDelegatedKeyItem()
  const words = useMessages('delegatedKeys', delegatedKeysMessages)
  const writeTime = useLocalTime()
  const card = list.status === 'ready' && list.content.cards.find(({ id }) => id === cardId)
  const time = updatedAt && writeTime(updatedAt, 'date-time')
  const standing = lookUp(words.statuses, status) ?? words.otherStatus
  return (
    <ItemDetails {...props} ref={ref}>
      {card && (
        <span>
          <OutsideText>{words.card({ brand: card.brand, last4: card.last4 })}</OutsideText>
        </span>
      )}{' '}
      <span>{time ? `${standing} ${words.since({ time })}` : standing}</span>
    </ItemDetails>
  )
})
