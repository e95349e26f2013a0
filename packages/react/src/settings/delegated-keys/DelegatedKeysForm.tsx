import type { Card } from '@countersign/core'
import { useEffect, useRef } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { Form as BaseForm } from '../../primitives/Form.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { useDelegatedKeysContext } from './DelegatedKeysContext.ts'
import { useLimit } from './useLimit.ts'

/** Returns the cards that can be allowed, and all that work. `undefined` before they are read. */
function useCards(): { free: readonly Card[]; all: readonly Card[] } | undefined {
  const { list } = useDelegatedKeysContext().state
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
  const { state, change, question, nameMissing, setNameMissing } = useDelegatedKeysContext()
  const ref = useRef<HTMLFormElement>(null)
  const cards = useCards()
  const last = state.change
  const created = last.status === 'done' && last.input.type === 'create'
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
    void change({ type: 'create', cardId: card.value, nickname })
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
  const { messages, id, setCardId } = useDelegatedKeysContext()
  return {
    name: 'card',
    id: `${id}card`,
    'aria-describedby': `${id}limit`,
    onChange: ({ target }: { target: HTMLSelectElement }) => setCardId(target.value),
    children: useCards()?.free.map((card) => (
      <option key={card.id} value={card.id}>
        {visibleText(messages.card({ brand: card.brand, last4: card.last4 }))}
      </option>
    )),
  }
})

/** Says how much one purchase with the chosen card can take without a question. Renders nothing where that is not known. */
export const Limit = definePart('p', () => {
  const { id, cardId } = useDelegatedKeysContext()
  const free = useCards()?.free ?? []
  const text = useLimit(free.find((one) => one.id === cardId) ?? free[0])
  return text ? { id: `${id}limit`, children: text } : null
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
  const { state, messages } = useDelegatedKeysContext()
  const { change } = state
  return {
    type: 'submit' as const,
    own: change.status !== 'idle' && change.input.type === 'create',
    text: messages.create,
  }
})
