import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { sessionListMessages } from '../../messages/settings/sessionList.tsx'
import type { ButtonProps } from '../elements/BusyButton.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { ItemButton, ItemDetails, ItemName, ManagedItems } from '../managed-list/ManagedItems.tsx'
import { SessionItemContext, useSessionItem, useSessionListContext } from './SessionListContext.ts'

export type SessionListItemsProps = ComponentPropsWithoutRef<'ul'>

/** The open sessions: a `<ul>` with `children` in each of its items. Renders nothing where there are none. */
export const SessionListItems = forwardRef<HTMLUListElement, SessionListItemsProps>(
  function SessionListItems(props, ref) {
    const { list } = useSessionListContext().list.state
    if (list.status !== 'ready' || list.content.length === 0) return null
    return (
      <ManagedItems
        {...props}
        listRef={ref}
        // This device first: it is the one that people know.
        items={list.content.toSorted((one, other) => Number(other.current) - Number(one.current))}
        context={SessionItemContext}
        look={({ current }) => ({ 'data-current': current ? '' : undefined })}
      />
    )
  },
)

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** Says that nobody is signed in. Renders nothing where somebody is. */
export const SessionListEmpty = forwardRef<HTMLParagraphElement, Omit<ComponentPropsWithoutRef<'p'>, 'children'>>(
  function SessionListEmpty(props, ref) {
    const { list } = useSessionListContext().list.state
    const words = useMessages('sessionList', sessionListMessages)
    if (list.status !== 'ready' || list.content.length > 0) return null
    return (
      <p {...props} ref={ref}>
        {words.none}
      </p>
    )
  },
)

/** Whether a session is this one or another device's. */
export const SessionListName = forwardRef<HTMLSpanElement, SpanProps>(function SessionListName(props, ref) {
  const { current } = useSessionItem()
  const words = useMessages('sessionList', sessionListMessages)
  return (
    <ItemName {...props} ref={ref}>
      {current ? words.current : words.other}
    </ItemName>
  )
})

/** How a session was opened, since when and until when. */
export const SessionListDetails = forwardRef<HTMLSpanElement, SpanProps>(function SessionListDetails(props, ref) {
  const { type, nickname, createdAt, expiresAt } = useSessionItem()
  const words = useMessages('sessionList', sessionListMessages)
  const writeTime = useLocalTime()
  const openedBy = lookUp(words.openedBy, type) ?? words.openedOtherwise
  const since = createdAt && writeTime(createdAt, 'date-time')
  const until = writeTime(expiresAt, 'time')
  return (
    <ItemDetails {...props} ref={ref}>
      <span>{openedBy({ name: <OutsideText>{nickname}</OutsideText> })}</span>{' '}
      <span>{since && words.since({ time: since })}</span> <span>{until && words.until({ time: until })}</span>
    </ItemDetails>
  )
})

/** Ends one session: signs that device out, or this one. */
export const SessionListEndButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function SessionListEndButton(props, ref) {
    const { list, end } = useSessionListContext()
    const session = useSessionItem()
    const { id, current } = session
    const words = useMessages('sessionList', sessionListMessages)
    const { change } = list.state
    return (
      <ItemButton
        {...props}
        ref={ref}
        own={change.status !== 'idle' && change.input.sessionId === id}
        onAction={() => end(session)}
      >
        {props.children ?? (current ? words.endCurrent : words.end)}
      </ItemButton>
    )
  },
)
