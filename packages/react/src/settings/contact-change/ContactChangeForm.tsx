import type { NewContact } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { createContext, forwardRef, useContext, useEffect, useId, useRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { readEmail } from '../../sign-in/email-otp-login/readEmail.ts'
import { readPhoneNumber } from '../../sign-in/sms-otp-login/readPhoneNumber.ts'
import { ManagedListChangeButton, ManagedListErrorMessage } from '../signed-resource/ManagedListTexts.tsx'
import type { ContactKind } from './ContactChangeContext.ts'
import { useContactChangeContext, useContactItem } from './ContactChangeContext.ts'
import { contactChangeMessages } from './contactChangeMessages.tsx'

/** What the ids of the open form begin with. */
const FormIdContext = createContext('')

export type ContactChangeFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The form for a new address or number, in place. Renders nothing while this item is not being changed. */
export const ContactChangeForm = forwardRef<HTMLFormElement, ContactChangeFormProps>(
  function ContactChangeForm(props, ref) {
    const { contact, editing, edit, invalid, setInvalid } = useContactChangeContext()
    const { id } = useContactItem()
    const words = useMessages('contactChange', contactChangeMessages)
    const formId = useId()
    if (editing !== id) return null

    function submit(form: HTMLFormElement) {
      const field = form.elements.namedItem('contact') as HTMLInputElement | null
      const change = field && readChange(id, field)
      setInvalid(!change)
      if (!change) return field?.focus()
      // A step that opens below takes the focus from a button, never from a field.
      form.querySelector<HTMLElement>('[type=submit]')?.focus()
      void contact.change(change)
    }

    return (
      <InPlace label={words.change} onCancel={() => edit(undefined)}>
        <FormIdContext.Provider value={formId}>
          <form
            method="post"
            noValidate
            {...props}
            ref={ref}
            data-invalid={invalid ? '' : undefined}
            onInput={(event) => {
              props.onInput?.(event)
              setInvalid(false)
            }}
            onSubmit={(event) => {
              event.preventDefault()
              submit(event.currentTarget)
            }}
          />
        </FormIdContext.Provider>
      </InPlace>
    )
  },
)

/** What was typed, if it can be an address or a number at all. */
function readChange(id: ContactKind, field: HTMLInputElement): NewContact | undefined {
  if (id === 'email') {
    const email = readEmail(field)
    return email === undefined ? undefined : { email }
  }
  const phoneNumber = readPhoneNumber(field)
  return phoneNumber === undefined ? undefined : { phoneNumber }
}

/** The label of the field. */
export const ContactChangeFieldLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function ContactChangeFieldLabel(props, ref) {
    const { id } = useContactItem()
    const words = useMessages('contactChange', contactChangeMessages)
    return (
      <label {...props} ref={ref} htmlFor={`${useContext(FormIdContext)}field`}>
        {props.children ?? (id === 'email' ? words.newEmail : words.newPhone)}
      </label>
    )
  },
)

/** The field of the form. It takes the focus when the form opens and when something is wrong. */
export const ContactChangeField = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function ContactChangeField(props, ref) {
    const { contact, invalid } = useContactChangeContext()
    const { id } = useContactItem()
    const formId = useContext(FormIdContext)
    const own = useRef<HTMLInputElement>(null)
    const composed = useComposedRefs(own, ref)
    const { change } = contact.state
    const error = change.status === 'idle' ? change.error : undefined
    useEffect(() => {
      if (error) own.current?.focus()
    }, [error])
    return (
      <input
        type={id === 'email' ? 'email' : 'tel'}
        autoComplete={id === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        required
        dir={id === 'email' ? undefined : 'ltr'}
        {...props}
        ref={composed}
        name="contact"
        id={`${formId}field`}
        data-step="contact"
        readOnly={change.status === 'working' || change.status === 'signing-in'}
        aria-invalid={invalid || error ? true : undefined}
        aria-describedby={`${formId}error ${formId}hint`}
      />
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What else changes with it. */
export const ContactChangeHint = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ContactChangeHint(props, ref) {
    const { id } = useContactItem()
    const words = useMessages('contactChange', contactChangeMessages)
    return (
      <p {...props} ref={ref} id={`${useContext(FormIdContext)}hint`}>
        {id === 'email' ? words.emailHint : words.phoneHint}
      </p>
    )
  },
)

/** What is wrong with the field, or what went wrong while saving. */
export const ContactChangeFieldError = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ContactChangeFieldError(props, ref) {
    const { invalid } = useContactChangeContext()
    const { id } = useContactItem()
    const words = useMessages('contactChange', contactChangeMessages)
    const errorId = `${useContext(FormIdContext)}error`
    if (!invalid) return <ManagedListErrorMessage {...props} ref={ref} id={errorId} />
    return (
      <p role="alert" {...props} ref={ref} id={errorId}>
        {id === 'email' ? words.emailInvalid : words.phoneInvalid}
      </p>
    )
  },
)

/** Saves what was typed. */
export const ContactChangeSaveButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ContactChangeSaveButton(props, ref) {
    const words = useMessages('contactChange', contactChangeMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} type="submit" own>
        {props.children ?? words.save}
      </ManagedListChangeButton>
    )
  },
)

/** Closes the form; nothing is changed. */
export const ContactChangeCancelButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ContactChangeCancelButton(props, ref) {
    const { edit } = useContactChangeContext()
    const words = useMessages('contactChange', contactChangeMessages)
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => edit(undefined)}>
        {props.children ?? words.cancel}
      </ManagedListChangeButton>
    )
  },
)
