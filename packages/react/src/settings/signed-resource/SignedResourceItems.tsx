import type { Provider, ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { InPlace } from '../../primitives/InPlace.tsx'
import type { PartState } from '../../primitives/mergeProps.ts'
import { toDataAttributes } from '../../primitives/mergeProps.ts'
import { provide } from '../../primitives/provide.tsx'
import { Question } from '../../primitives/Question.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { ChangeButton, useSignedResourceContext } from './SignedResource.tsx'
import type { Question as QuestionState } from './useQuestion.ts'

/** An item as the shared parts see it. */
type DescribedItem = {
  id: string
  state: PartState
  wrap: (children: ReactNode) => ReactElement
}

/** Describes the items of a list for `Items`: the data attributes of each, and the context that provides it to its parts. */
export function describeItems<item extends { id: string }>(
  items: readonly item[],
  ItemProvider: Provider<item | undefined>,
  look: (item: item) => PartState = () => ({}),
): readonly DescribedItem[] {
  return items.map((item) => ({
    id: item.id,
    state: look(item),
    wrap: provide(ItemProvider, item),
  }))
}

/** `domId`: what the ids of the elements inside the item begin with. */
const [ItemProvider, useItem] = definePartContext<{ id: string; domId: string }>()

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

/** A name that the user chose and that is longer than this is drawn in two lines; pointing at it shows all of it. */
const longNameLength = 60

type NameOptions = {
  name: string
  /** The user chose the name, so nothing depends on reading all of it. */
  isNickname?: boolean
}

/** The name of an item, which tells its buttons apart. */
export const ItemName = definePart(
  'span',
  ({ name, isNickname, children }: NameOptions & { children?: ReactNode }) => ({
    id: `${useItem().domId}name`,
    title: isNickname && name.length > longNameLength ? visibleText(name) : undefined,
    children: children ?? <UntrustedText>{name}</UntrustedText>,
  }),
  ['name', 'isNickname'],
)

/** What is known about an item besides its name; it describes the item's buttons. */
export const ItemDetails = definePart('span', () => ({ id: `${useItem().domId}details` }))

/** A button of one item: its accessible name is its label and the name of the item. */
export const ItemButton = definePart(ChangeButton, () => {
  const { domId } = useItem()
  // An item may have several.
  const id = useId()
  return { id, 'aria-labelledby': `${id} ${domId}name`, 'aria-describedby': `${domId}details` }
})

type KindOption = {
  /** Which of the questions about the item this is. */
  kind: string
}

/** Returns the question about the item around, while it is the one that is asked. */
export function useAskedQuestion(kind: string): QuestionState | undefined {
  const { id } = useItem()
  const { question } = useSignedResourceContext()
  return question?.asked?.id === id && question.asked.kind === kind ? question : undefined
}

/** Opens a question about an item, and closes it again. */
export const AskButton = definePart(
  ItemButton,
  ({ kind }: KindOption) => {
    const { id } = useItem()
    const { question } = useSignedResourceContext()
    const open = useAskedQuestion(kind)
    return {
      own: false,
      'aria-expanded': open !== undefined,
      onPress: () => (open ? open.close() : question?.ask({ id, kind })),
    }
  },
  ['kind'],
)

/** Closes when the user presses Escape. Shows nothing unless its `AskButton` was pressed. */
function useItemStep({ kind }: KindOption) {
  const open = useAskedQuestion(kind)
  return open ? { key: kind, onCancel: open.close } : null
}

/** A step about an item, inside the item. Renders nothing unless its `AskButton` was pressed. */
export const ItemStep = definePart(InPlace, useItemStep, ['kind'])

/** A step that asks a question about an item, with the answers as its children. */
export const ItemQuestion = definePart(Question, useItemStep, ['kind'])

/** The answers to a question. An inline sign-in that the change needs takes their place. */
export const ItemAnswers = definePart('div', () => ({
  hidden: useSignedResourceContext().resource.state.change.status === 'signing-in',
}))

/** Answers the question with no. */
export const KeepButton = definePart(ChangeButton, () => {
  const { question, messages } = useSignedResourceContext()
  return { own: false, onPress: () => question?.close(), text: messages.keep }
})
