import type { FormEvent } from 'react'
import { definePart } from './definePart.tsx'

type FormOptions = {
  /** What was sent cannot be used: a field is empty, or does not hold what it should. */
  invalid: boolean
  /** Called when the user changes a field. */
  onEdit?: (() => void) | undefined
  /** Called when the user sends the form, with its button or with Enter. */
  onSend: (form: HTMLFormElement) => void
}

/** A form that the page handles itself. The browser shows no messages of its own about the fields. */
export const Form = definePart(
  'form',
  ({ invalid, onEdit, onSend }: FormOptions) => ({
    // A form that is sent before React is there must not put what was typed into the address.
    method: 'post',
    noValidate: true,
    state: { invalid },
    onInput: () => onEdit?.(),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      onSend(event.currentTarget)
    },
  }),
  ['invalid', 'onEdit', 'onSend'],
)

/** Moves the focus to the button: a sign-in that takes the place of the form takes it from there, never from a field. */
export function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus()
}
