import type { Card } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { createContext, forwardRef, useContext, useEffect, useId, useRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListChangeButton, ManagedListErrorMessage } from '../signed-resource/ManagedListTexts.tsx'
import { useDelegatedKeysContext } from './DelegatedKeysContext.ts'
import { delegatedKeysMessages } from './delegatedKeysMessages.tsx'

/** What the ids of the form begin with. */
const FormIdContext = createContext('')

/** The cards that could be allowed: those that work and are not allowed yet. Undefined before they are read. */
function useFreeCards(): { free: readonly Card[]; all: readonly Card[] } | undefined {
  const { list } = useDelegatedKeysContext().keys.state
  if (list.status !== 'ready') return undefined
  const { keys, cards } = list.content
  const allowed = new Set(keys.filter(({ status }) => status === 'ACTIVE').map(({ cardId }) => cardId))
  const all = cards.filter(({ state }) => state === undefined || state === 'ACTIVE')
  return { all, free: all.filter(({ id }) => !allowed.has(id)) }
}

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Why no card can be chosen. Renders nothing where one can. */
export const DelegatedKeysNoCards = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function DelegatedKeysNoCards(props, ref) {
    const cards = useFreeCards()
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    if (!cards || cards.free.length > 0) return null
    return (
      <p {...props} ref={ref}>
        {cards.all.length > 0 ? words.allCardsAllowed : words.noCards}
      </p>
    )
  },
)

export type DelegatedKeysFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The form that allows a card to spend. Renders nothing where there is no card to choose. */
export const DelegatedKeysForm = forwardRef<HTMLFormElement, DelegatedKeysFormProps>(
  function DelegatedKeysForm(props, ref) {
    const { keys, question, nameMissing, setNameMissing } = useDelegatedKeysContext()
    const own = useRef<HTMLFormElement>(null)
    const composed = useComposedRefs(own, ref)
    const id = useId()
    const cards = useFreeCards()
    const { change } = keys.state
    const made = change.status === 'done' && change.input.type === 'create'
    useEffect(() => {
      if (made) own.current?.reset()
    }, [made])
    if (!cards || cards.free.length === 0) return null

    function submit(form: HTMLFormElement) {
      const card = form.elements.namedItem('card') as HTMLSelectElement | null
      const field = form.elements.namedItem('nickname') as HTMLInputElement | null
      const nickname = field?.value.trim() ?? ''
      const missing = nickname === ''
      setNameMissing(missing)
      if (!card || missing) return field?.focus()
      // A step that opens below takes the focus from a button, never from a field.
      form.querySelector<HTMLElement>('[type=submit]')?.focus()
      question.close()
      void keys.change({ type: 'create', cardId: card.value, nickname })
    }

    return (
      <FormIdContext.Provider value={id}>
        <form
          method="post"
          noValidate
          {...props}
          ref={composed}
          data-invalid={nameMissing ? '' : undefined}
          onInput={(event) => {
            props.onInput?.(event)
            setNameMissing(false)
          }}
          onSubmit={(event) => {
            event.preventDefault()
            submit(event.currentTarget)
          }}
        />
      </FormIdContext.Provider>
    )
  },
)

/** The label of the choice of a card. */
export const DelegatedKeysCardLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function DelegatedKeysCardLabel(props, ref) {
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <label {...props} ref={ref} htmlFor={`${useContext(FormIdContext)}card`}>
        {props.children ?? words.cardLabel}
      </label>
    )
  },
)

/** The cards to choose from. */
export const DelegatedKeysCardSelect = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<'select'>>(
  function DelegatedKeysCardSelect(props, ref) {
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    const id = useContext(FormIdContext)
    return (
      <select {...props} ref={ref} name="card" id={`${id}card`}>
        {useFreeCards()?.free.map((card) => (
          <option key={card.id} value={card.id}>
            {visibleText(words.card({ brand: card.brand, last4: card.last4 }))}
          </option>
        ))}
      </select>
    )
  },
)

/** The label of the name. */
export const DelegatedKeysNameLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function DelegatedKeysNameLabel(props, ref) {
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <label {...props} ref={ref} htmlFor={`${useContext(FormIdContext)}name`}>
        {props.children ?? words.nameLabel}
      </label>
    )
  },
)

/** The name that the person gives it. */
export const DelegatedKeysNameInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function DelegatedKeysNameInput(props, ref) {
    const { nameMissing } = useDelegatedKeysContext()
    const id = useContext(FormIdContext)
    return (
      <input
        autoComplete="off"
        maxLength={256}
        required
        {...props}
        ref={ref}
        name="nickname"
        id={`${id}name`}
        aria-invalid={nameMissing || undefined}
        aria-describedby={`${id}error ${id}hint`}
      />
    )
  },
)

/** What the name is for. */
export const DelegatedKeysNameHint = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function DelegatedKeysNameHint(props, ref) {
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <p {...props} ref={ref} id={`${useContext(FormIdContext)}hint`}>
        {words.nameHint}
      </p>
    )
  },
)

/** What is wrong with the form, or what went wrong with what it asked for. */
export const DelegatedKeysFormError = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function DelegatedKeysFormError(props, ref) {
    const { question, nameMissing } = useDelegatedKeysContext()
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    const errorId = `${useContext(FormIdContext)}error`
    if (!nameMissing)
      return <ManagedListErrorMessage {...props} ref={ref} id={errorId} own={question.askedId === undefined} />
    return (
      <p role="alert" {...props} ref={ref} id={errorId}>
        {words.nameMissing}
      </p>
    )
  },
)

/** Allows the chosen card. */
export const DelegatedKeysCreateButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function DelegatedKeysCreateButton(props, ref) {
    const { change } = useDelegatedKeysContext().keys.state
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    return (
      <ManagedListChangeButton
        {...props}
        ref={ref}
        type="submit"
        own={change.status !== 'idle' && change.input.type === 'create'}
      >
        {props.children ?? words.create}
      </ManagedListChangeButton>
    )
  },
)
