import type { Provider, ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { InPlace } from '../../primitives/InPlace.tsx'
import type { PartState } from '../../primitives/mergeProps.ts'
import { toDataAttributes } from '../../primitives/mergeProps.ts'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { ChangeButton, useSignedResourceContext } from './SignedResource.tsx'

/** One item as the shared parts see it. */
export type DescribedItem = {
  id: string
  state: PartState
  wrap: (children: ReactNode) => ReactElement
}

/** Describes the items of a list for `Items`: what their look tells, and the context that hands each to its parts. */
export function describeItems<item extends { id: string }>(
  items: readonly item[],
  ItemProvider: Provider<item | undefined>,
  look: (item: item) => PartState = () => ({}),
): readonly DescribedItem[] {
  return items.map((item) => ({
    id: item.id,
    state: look(item),
    wrap: (children) => <ItemProvider value={item}>{children}</ItemProvider>,
  }))
}

/** `domId`: what the ids of the elements inside the item begin with. */
const [ItemProvider, useItem] = definePartContext<{ id: string; domId: string }>('Items', 'item')

/** A `<ul>` that repeats its children in an item for each thing of a list. */
export const Items = definePart(
  'ul',
  ({ items, children }: { items: readonly DescribedItem[]; children?: ReactNode }) => {
    const domId = useId()
    return {
      children: items.map(({ id, state, wrap }) => (
        <li key={id} {...toDataAttributes(state)}>
          <ItemProvider value={{ id, domId: domId + id }}>{wrap(children)}</ItemProvider>
        </li>
      )),
    }
  },
  ['items'],
)

/** The name of an item, which tells its buttons apart. */
export const ItemName = definePart(
  'span',
  ({ name }: { name: string }) => ({ id: `${useItem().domId}name`, children: <OutsideText>{name}</OutsideText> }),
  ['name'],
)

/** What is said about an item besides its name; it describes the item's buttons. */
export const ItemDetails = definePart('span', () => ({ id: `${useItem().domId}details` }))

/** A button of one item: its accessible name is its label and the name of the item. */
export const ItemButton = definePart(ChangeButton, () => {
  const { domId } = useItem()
  // An item may have several.
  const id = useId()
  return { id, 'aria-labelledby': `${id} ${domId}name`, 'aria-describedby': `${domId}details` }
})

/** Opens the question about an item, and closes it again. `kind`: which one, where an item has several. */
export const AskButton = definePart(
  ItemButton,
  ({ kind = '' }: { kind?: string | undefined }) => {
    const { id } = useItem()
    const { question } = useSignedResourceContext()
    const open = question?.asked?.id === id && question.asked.kind === kind
    return {
      own: false,
      'aria-expanded': open,
      onPress: () => (open ? question.close() : question?.ask({ id, kind })),
    }
  },
  ['kind'],
)

type ItemQuestionOptions = {
  /** Names the question for assistive technology. */
  label: string
  question: ReactNode
  children?: ReactNode
}

/** The question about an item, in its place. Takes the focus and returns it; Escape is a no. Renders nothing unasked. */
export const ItemQuestion = definePart(
  InPlace,
  ({ label, question: text, children }: ItemQuestionOptions) => {
    const { id } = useItem()
    const { question } = useSignedResourceContext()
    if (question?.asked?.id !== id) return null
    return {
      key: question.asked.kind,
      label,
      onCancel: question.close,
      children: (
        <>
          <p tabIndex={-1} data-step="question">
            {text}
          </p>
          {children}
        </>
      ),
    }
  },
  ['label', 'question'],
)

/** Answers the question with a no. */
export const KeepButton = definePart(ChangeButton, () => {
  const { question } = useSignedResourceContext()
  return { own: false, onPress: () => question?.close() }
})
