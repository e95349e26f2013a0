import type { ComponentPropsWithoutRef, Context, ForwardedRef } from 'react'
import { createContext, forwardRef, useContext, useId } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import type { ManagedListChangeButtonProps } from './ManagedListTexts.tsx'
import { ManagedListChangeButton } from './ManagedListTexts.tsx'

/** What the ids inside of one item begin with. */
const ItemIdContext = createContext('')

export type ManagedItemsProps<item> = ComponentPropsWithoutRef<'ul'> & {
  items: readonly item[]
  /** Hands each item to the parts inside of it. */
  context: Context<item | undefined>
  /** What of an item can be told by its look. */
  look: (item: item) => { [name: `data-${string}`]: string | undefined }
  listRef: ForwardedRef<HTMLUListElement>
}

/** A `<ul>` that repeats its children in an item for each of the things in a list. */
export function ManagedItems<item extends { id: string }>(props: ManagedItemsProps<item>) {
  const { items, context: ItemContext, look, listRef, children, ...rest } = props
  const id = useId()
  return (
    <ul {...rest} ref={listRef}>
      {items.map((item) => (
        <li key={item.id} {...look(item)}>
          <ItemIdContext.Provider value={id + item.id}>
            <ItemContext.Provider value={item}>{children}</ItemContext.Provider>
          </ItemIdContext.Provider>
        </li>
      ))}
    </ul>
  )
}

export type ItemNameProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & { children: string }

/** The name of an item, which its buttons are told apart by. */
export const ItemName = forwardRef<HTMLSpanElement, ItemNameProps>(function ItemName(props, ref) {
  const id = useContext(ItemIdContext)
  return (
    <span {...props} ref={ref} id={`${id}name`}>
      <OutsideText>{props.children}</OutsideText>
    </span>
  )
})

/** What is told about an item besides its name; it describes the item's buttons. */
export const ItemDetails = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function ItemDetails(props, ref) {
    const id = useContext(ItemIdContext)
    return <span {...props} ref={ref} id={`${id}details`} />
  },
)

/** A button of one item: its accessible name is its label and the name of the item. */
export const ItemButton = forwardRef<HTMLButtonElement, ManagedListChangeButtonProps>(function ItemButton(props, ref) {
  const id = useContext(ItemIdContext)
  // An item may have several.
  const own = useId()
  return (
    <ManagedListChangeButton
      {...props}
      ref={ref}
      id={own}
      aria-labelledby={`${own} ${id}name`}
      aria-describedby={`${id}details`}
    />
  )
})
