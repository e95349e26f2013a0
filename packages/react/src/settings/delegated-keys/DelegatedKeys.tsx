import type { Card, DelegatedKey } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { useEffect, useId, useRef, useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Form as BaseForm } from '../../primitives/Form.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { delegatedKeysErrors, delegatedKeysMessages } from './delegatedKeysMessages.tsx'
import { useDelegatedKeys } from './useDelegatedKeys.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../signed-resource/index.ts'

type DelegatedKeysContext = {
  keys: ReturnType<typeof useDelegatedKeys>
  messages: JourneyMessages['delegatedKeys']
  question: SignedResource.Question
  /** What the ids in the form begin with. */
  id: string
  /** The form was sent without a usable name. */
  nameMissing: boolean
  setNameMissing(missing: boolean): void
}

const [Provider, useDelegatedKeysContext] = definePartContext<DelegatedKeysContext>('DelegatedKeys.Root')
const [ItemProvider, useDelegatedKey] = definePartContext<DelegatedKey>('DelegatedKeys.Items')

type RootProps = {
  /** The wallet whose cards are shown. */
  accountId: string
}

/** Holds the cards that can spend from a wallet without a signature for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('delegatedKeys', delegatedKeysMessages)
    const keys = useDelegatedKeys({ accountId })
    const question = SignedResource.useQuestion(keys)
    const id = useId()
    const [nameMissing, setNameMissing] = useState(false)
    const { change } = keys.state
    const notice = () =>
      change.status === 'done' && (change.input.type === 'create' ? messages.created : messages.revoked)
    const context = { keys, messages, question, id, nameMissing, setNameMissing }
    return {
      value: {
        resource: keys,
        messages,
        journey: 'delegatedKeys' as const,
        errors: delegatedKeysErrors,
        question,
        notice,
      },
      wrap: (root) => <Provider value={context}>{root}</Provider>,
    }
  },
  ['accountId'],
)

/** Explains what a card in this list can do. */
export const Explanation = definePart('p', () => ({ children: useDelegatedKeysContext().messages.lead }))

/** Says that no card can spend. Renders nothing where the list has one. */
export const Empty = definePart('p', () => {
  const { keys, messages } = useDelegatedKeysContext()
  const { list } = keys.state
  return list.status === 'ready' && list.content.keys.length === 0 ? { children: messages.none } : null
})

/** The keys: a `<ul>` with `children` in each of its items; `data-state` is a key's status. Renders nothing without any. */
export const Items = definePart(SignedResource.Items, () => {
  const { keys, messages } = useDelegatedKeysContext()
  const { list } = keys.state
  if (list.status !== 'ready' || list.content.keys.length === 0) return null
  const state = ({ status }: DelegatedKey) => ({ state: status.toLowerCase() })
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(list.content.keys, ItemProvider, state),
  }
})

/** The name that the user gave to a key. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: useDelegatedKey().nickname, isNickname: true }))

/** Which card it is, whether it can spend, and since when. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { keys, messages } = useDelegatedKeysContext()
  const { cardId, status, updatedAt } = useDelegatedKey()
  const writeTime = useLocalTime()
  const { list } = keys.state
  const card = list.status === 'ready' && list.content.cards.find(({ id }) => id === cardId)
  const time = updatedAt && writeTime(updatedAt, 'date-time')
  const statusText = lookUp(messages.statuses, status) ?? messages.otherStatus
  return {
    children: (
      <>
        {card && (
          <span>
            <UntrustedText>{messages.card({ brand: card.brand, last4: card.last4 })}</UntrustedText>
          </span>
        )}{' '}
        <span>{time ? `${statusText} ${messages.since({ time })}` : statusText}</span>
      </>
    ),
  }
})

/** Asks whether a card should no longer spend. Renders nothing where it cannot spend. */
export const RevokeButton = definePart(SignedResource.AskButton, () => {
  const { messages } = useDelegatedKeysContext()
  const { status } = useDelegatedKey()
  return status === 'ACTIVE' ? { kind: 'revoke', text: messages.revoke } : null
})

/** The question, with the answers as its children. Renders nothing while this key is not asked about. */
export const RevokeQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useDelegatedKeysContext()
  const { nickname } = useDelegatedKey()
  const question = messages.revokeQuestion({ name: <UntrustedText>{nickname}</UntrustedText> })
  return { kind: 'revoke', label: messages.revoke, question }
})

/** Answers the question with yes: the card can no longer spend. */
export const ConfirmRevokeButton = definePart(SignedResource.ChangeButton, () => {
  const { keys, messages } = useDelegatedKeysContext()
  const { id } = useDelegatedKey()
  return {
    own: true,
    onPress: () => void keys.change({ type: 'revoke', delegatedKeyId: id }),
    text: messages.confirmRevoke,
  }
})

/** Answers the question with no. */
export const KeepButton = definePart(SignedResource.KeepButton, () => {
  const { messages } = useDelegatedKeysContext()
  return { text: messages.keep }
})

/** Returns the cards that can be allowed, and all that work. `undefined` before they are read. */
function useCards(): { free: readonly Card[]; all: readonly Card[] } | undefined {
  const { list } = useDelegatedKeysContext().keys.state
  if (list.status !== 'ready') return undefined
  const { keys, cards } = list.content
  const allowed = new Set(keys.filter(({ status }) => status === 'ACTIVE').map(({ cardId }) => cardId))
  const all = cards.filter(({ state }) => state === undefined || state === 'ACTIVE')
  return { all, free: all.filter(({ id }) => !allowed.has(id)) }
}

/** Says why no card can be chosen. Renders nothing where one can. */
export const NoCards = definePart('p', () => {
  const { messages } = useDelegatedKeysContext()
  const cards = useCards()
  if (!cards || cards.free.length > 0) return null
  return { children: cards.all.length > 0 ? messages.allCardsAllowed : messages.noCards }
})

/** The form that allows a card to spend. Renders nothing where there is no card to choose. */
export const Form = definePart(BaseForm, () => {
  const { keys, question, nameMissing, setNameMissing } = useDelegatedKeysContext()
  const ref = useRef<HTMLFormElement>(null)
  const cards = useCards()
  const { change } = keys.state
  const created = change.status === 'done' && change.input.type === 'create'
  useEffect(() => {
    if (created) ref.current?.reset()
  }, [created])
  if (!cards || cards.free.length === 0) return null

  function send(form: HTMLFormElement) {
    const card = form.elements.namedItem('card') as HTMLSelectElement | null
    const field = form.elements.namedItem('nickname') as HTMLInputElement | null
    const nickname = field?.value.trim() ?? ''
    setNameMissing(nickname === '')
    if (!card || nickname === '') return field?.focus()
    // A step that opens below takes the focus from a button, never from a field.
    form.querySelector<HTMLElement>('[type=submit]')?.focus()
    question.close()
    void keys.change({ type: 'create', cardId: card.value, nickname })
  }
  return { ref, invalid: nameMissing, onEdit: () => setNameMissing(false), onSend: send }
})

/** The label of the choice of a card. */
export const CardLabel = definePart('label', () => {
  const { messages, id } = useDelegatedKeysContext()
  return { htmlFor: `${id}card`, text: messages.cardLabel }
})

/** The cards to choose from. */
export const CardSelect = definePart('select', () => {
  const { messages, id } = useDelegatedKeysContext()
  return {
    name: 'card',
    id: `${id}card`,
    children: useCards()?.free.map((card) => (
      <option key={card.id} value={card.id}>
        {visibleText(messages.card({ brand: card.brand, last4: card.last4 }))}
      </option>
    )),
  }
})

/** The label of the name. */
export const NameLabel = definePart('label', () => {
  const { messages, id } = useDelegatedKeysContext()
  return { htmlFor: `${id}name`, text: messages.nameLabel }
})

/** The name that the user gives to the key. */
export const NameInput = definePart('input', () => {
  const { id, nameMissing } = useDelegatedKeysContext()
  return {
    autoComplete: 'off',
    maxLength: 256,
    required: true,
    name: 'nickname',
    id: `${id}name`,
    'aria-invalid': nameMissing || undefined,
    'aria-describedby': `${id}error ${id}hint`,
  }
})

/** Says what the name is for. */
export const NameHint = definePart('p', () => {
  const { messages, id } = useDelegatedKeysContext()
  return { id: `${id}hint`, children: messages.nameHint }
})

/** Says what is wrong with the form, or what went wrong with what it asked for. */
export const FormError = definePart(SignedResource.ErrorMessage, () => {
  const { messages, question, id, nameMissing } = useDelegatedKeysContext()
  return { id: `${id}error`, own: !nameMissing && !question.asked, invalid: nameMissing && messages.nameMissing }
})

/** Allows the chosen card. */
export const CreateButton = definePart(SignedResource.ChangeButton, () => {
  const { keys, messages } = useDelegatedKeysContext()
  const { change } = keys.state
  return {
    type: 'submit' as const,
    own: change.status !== 'idle' && change.input.type === 'create',
    text: messages.create,
  }
})
