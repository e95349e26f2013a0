import { maskDestination } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { ItemButton, ItemDetails, ItemName, ManagedItems } from '../signed-resource/ManagedItems.tsx'
import type { ContactItem } from './ContactChangeContext.ts'
import { ContactItemContext, useContactChangeContext, useContactItem } from './ContactChangeContext.ts'
import { contactChangeMessages } from './contactChangeMessages.tsx'

export type ContactChangeItemsProps = ComponentPropsWithoutRef<'ul'>

/** The address and the number: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const ContactChangeItems = forwardRef<HTMLUListElement, ContactChangeItemsProps>(
  function ContactChangeItems(props, ref) {
    const { list } = useContactChangeContext().contact.state
    if (list.status !== 'ready') return null
    const { email, phoneNumber } = list.content
    return (
      <ManagedItems<ContactItem>
        {...props}
        listRef={ref}
        items={[
          { id: 'email', value: email },
          { id: 'phoneNumber', value: phoneNumber },
        ]}
        context={ContactItemContext}
        look={({ id }) => ({ 'data-contact': id })}
      />
    )
  },
)

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** Says which of the two an item is. */
export const ContactChangeName = forwardRef<HTMLSpanElement, SpanProps>(function ContactChangeName(props, ref) {
  const { id } = useContactItem()
  const words = useMessages('contactChange', contactChangeMessages)
  return (
    <ItemName {...props} ref={ref}>
      {id === 'email' ? words.email : words.phone}
    </ItemName>
  )
})

/** The one that is in use, masked. */
export const ContactChangeCurrent = forwardRef<HTMLSpanElement, SpanProps>(function ContactChangeCurrent(props, ref) {
  const { value } = useContactItem()
  const words = useMessages('contactChange', contactChangeMessages)
  return (
    <ItemDetails {...props} ref={ref}>
      {value ? <OutsideText>{maskDestination(value)}</OutsideText> : words.none}
    </ItemDetails>
  )
})

/** Opens and closes the form for one of the two. */
export const ContactChangeEditButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ContactChangeEditButton(props, ref) {
    const { editing, edit } = useContactChangeContext()
    const { id, value } = useContactItem()
    const words = useMessages('contactChange', contactChangeMessages)
    return (
      <ItemButton
        {...props}
        ref={ref}
        own={false}
        aria-expanded={editing === id}
        onAction={() => edit(editing === id ? undefined : id)}
      >
        {props.children ?? (value ? words.change : words.add)}
      </ItemButton>
    )
  },
)
