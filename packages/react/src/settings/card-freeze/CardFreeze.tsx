import type { Card } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { provide } from '../../primitives/provide.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { cardFreezeErrors, cardFreezeMessages } from './cardFreezeMessages.ts'
import { useCardFreeze } from './useCardFreeze.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../signed-resource/index.ts'

type CardFreezeContext = ReturnType<typeof useCardFreeze> & {
  messages: JourneyMessages['cardFreeze']
}

const [Provider, useCardFreezeContext] = definePartContext<CardFreezeContext>()
const [ItemProvider, useCard] = definePartContext<Card>()

type RootProps = {
  /** The wallet whose cards are shown. */
  accountId: string
}

/** Holds the cards that a wallet pays for, for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('cardFreeze', cardFreezeMessages)
    const freeze = useCardFreeze({ accountId })
    return {
      value: {
        resource: freeze,
        messages,
        journey: 'cardFreeze' as const,
        errors: cardFreezeErrors,
        notice: () => describeChange(freeze.state.change, messages),
      },
      wrap: provide(Provider, { ...freeze, messages }),
    }
  },
  ['accountId'],
)

function describeChange(
  change: CardFreezeContext['state']['change'],
  messages: CardFreezeContext['messages'],
): string | undefined {
  if (change.status !== 'done') return undefined
  if (change.result === 'unknown') return messages.outcomeUnknown
  return change.input.isFrozen ? messages.frozen : messages.unfrozen
}

/** Returns the cards. `undefined` before they are read. */
function useCards(): readonly Card[] | undefined {
  const { list } = useCardFreezeContext().state
  return list.status === 'ready' ? list.content : undefined
}

/** Says what freezing a card does. Renders nothing where there is no card. */
export const Explanation = definePart('p', () => {
  const { messages } = useCardFreezeContext()
  return useCards()?.length ? { children: messages.lead } : null
})

/** Says that the wallet pays for no card. Renders nothing before the cards are read. */
export const Empty = definePart('p', () => {
  const { messages } = useCardFreezeContext()
  return useCards()?.length === 0 ? { children: messages.none } : null
})

/** The cards: a `<ul>` with `children` in each of its items; `data-state` is a card's state. Renders nothing without any. */
export const Items = definePart(SignedResource.Items, () => {
  const { messages } = useCardFreezeContext()
  const cards = useCards()
  if (!cards?.length) return null
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(cards, ItemProvider, ({ state }) => ({ state: state?.toLowerCase() })),
  }
})

/** Which card it is. */
export const Name = definePart(SignedResource.ItemName, () => {
  const { messages } = useCardFreezeContext()
  const { brand, last4 } = useCard()
  const name = messages.card({ brand, last4 })
  // A sentence of the page's language, also where it begins with a brand.
  return { name, children: visibleText(name) }
})

/** What a card can be used for at present. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages } = useCardFreezeContext()
  const { state } = useCard()
  const text = lookUp(messages.states, state ?? '') ?? messages.otherState
  return { children: state === 'FROZEN' ? <strong>{text}</strong> : text }
})

/**
 * Freezes a card, or lets it pay again; the name and the state beside it change once the service has confirmed. Renders
 * nothing where a card can do neither.
 */
export const FreezeButton = definePart(SignedResource.ItemButton, () => {
  const { state, change, messages } = useCardFreezeContext()
  const card = useCard()
  const last = state.change
  if (card.state !== 'ACTIVE' && card.state !== 'FROZEN') return null
  const isFrozen = card.state === 'FROZEN'
  return {
    own: last.status !== 'idle' && last.input.cardId === card.id,
    onPress: () => void change({ cardId: card.id, isFrozen: !isFrozen }),
    text: isFrozen ? messages.unfreeze : messages.freeze,
  }
})
