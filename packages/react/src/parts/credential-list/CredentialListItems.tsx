import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { credentialListMessages } from '../../messages/settings/credentialList.tsx'
import { ItemDetails, ItemName, ManagedItems } from '../managed-list/ManagedItems.tsx'
import {
  CredentialItemContext,
  useCredentialItem,
  useCredentialListContext,
  useIsLast,
} from './CredentialListContext.ts'

export type CredentialListItemsProps = ComponentPropsWithoutRef<'ul'>

/** The ways to sign in: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const CredentialListItems = forwardRef<HTMLUListElement, CredentialListItemsProps>(
  function CredentialListItems(props, ref) {
    const { state } = useCredentialListContext().list
    if (state.list.status !== 'ready') return null
    return (
      <ManagedItems
        {...props}
        listRef={ref}
        items={state.list.content}
        context={CredentialItemContext}
        look={({ type, current }) => ({ 'data-type': type, 'data-current': current ? '' : undefined })}
      />
    )
  },
)

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** What a way to sign in is called: the address, the number, or the name of a passkey. */
export const CredentialListName = forwardRef<HTMLSpanElement, SpanProps>(function CredentialListName(props, ref) {
  return (
    <ItemName {...props} ref={ref}>
      {useCredentialItem().nickname}
    </ItemName>
  )
})

/** Its kind in words, and when it was last used on this device. */
export const CredentialListDetails = forwardRef<HTMLSpanElement, SpanProps>(function CredentialListDetails(props, ref) {
  const item = useCredentialItem()
  const words = useMessages('credentialList', credentialListMessages)
  const writeTime = useLocalTime()
  const time = item.lastUsedAt && writeTime(item.lastUsedAt, 'date-time')
  const kind = lookUp(words.kinds, item.type) ?? words.otherKind
  const use = item.current ? words.current : time && words.lastUsed({ time })
  return (
    <ItemDetails {...props} ref={ref}>
      <span>{kind}</span> <span>{use}</span>
    </ItemDetails>
  )
})

/** Why the only way in cannot be removed. Renders nothing at others. */
export const CredentialListLastOne = forwardRef<HTMLSpanElement, SpanProps>(function CredentialListLastOne(props, ref) {
  const words = useMessages('credentialList', credentialListMessages)
  if (!useIsLast()) return null
  return (
    <span {...props} ref={ref}>
      {words.lastOne}
    </span>
  )
})
