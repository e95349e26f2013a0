import type { NewContact } from '@countersign/core'
import { useEffect, useId, useRef, useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Form as BaseForm, focusSubmit } from '../../primitives/Form.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { emailFormat } from '../../sign-in/email-otp-login/index.ts'
import { phoneFormat } from '../../sign-in/sms-otp-login/index.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { contactChangeErrors, contactChangeMessages } from './contactChangeMessages.tsx'
import { useContactChange } from './useContactChange.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../signed-resource/index.ts'

type ContactChangeContext = ReturnType<typeof useContactChange> & {
  messages: JourneyMessages['contactChange']
  /** What the ids in the open form begin with. */
  id: string
  /**
   * What is wrong with what was typed: it is not an address or a number, or the second field says something else. `edited`:
   * what was wrong is no longer there.
   */
  invalid: Invalid
  setInvalid(invalid: Invalid): void
}

type Invalid = false | 'format' | 'repeat' | 'edited'

type ContactItem = { id: 'email' | 'phoneNumber'; value: string | undefined }

const [Provider, useContactChangeContext] = definePartContext<ContactChangeContext>()
const [ItemProvider, useContactItem] = definePartContext<ContactItem>()

type RootProps = {
  /** The wallet whose owner's contact details are shown. */
  accountId: string
}

/** Holds the user's email address and phone number for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('contactChange', contactChangeMessages)
    const contact = useContactChange({ accountId })
    const id = useId()
    const [invalid, setInvalid] = useState<Invalid>(false)
    const question = SignedResource.useQuestion(contact, { onChange: () => setInvalid(false) })
    const { change } = contact.state
    const notice = () =>
      change.status === 'done' &&
      messages.saved['email' in change.input ? 'email' : 'phone']({
        contact: <UntrustedText>{destinationOf(change.input)}</UntrustedText>,
      })
    return {
      value: {
        resource: contact,
        messages,
        journey: 'contactChange' as const,
        errors: contactChangeErrors,
        question,
        notice,
      },
      wrap: provide(Provider, { ...contact, messages, id, invalid, setInvalid }),
    }
  },
  ['accountId'],
)

function destinationOf(change: NewContact): string {
  return 'email' in change ? change.email : change.phoneNumber
}

/** The address and the number: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const Items = definePart(SignedResource.Items, () => {
  const { state, messages } = useContactChangeContext()
  const { list } = state
  if (list.status !== 'ready') return null
  const items: ContactItem[] = [
    { id: 'email', value: list.content.email },
    { id: 'phoneNumber', value: list.content.phoneNumber },
  ]
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(items, ItemProvider, ({ id }) => ({ contact: id })),
  }
})

/** Says which of the two an item is. */
export const Name = definePart(SignedResource.ItemName, () => {
  const { messages } = useContactChangeContext()
  return { name: useContactItem().id === 'email' ? messages.email : messages.phone }
})

/** The address or number in use. It is the user's own page, and the way to see a slip. */
export const Current = definePart(SignedResource.ItemDetails, () => {
  const { messages } = useContactChangeContext()
  const { value } = useContactItem()
  return { children: value ? <UntrustedText>{value}</UntrustedText> : messages.none }
})

/** Opens and closes the form for one of the two. */
export const EditButton = definePart(SignedResource.AskButton, () => {
  const { messages } = useContactChangeContext()
  const { value } = useContactItem()
  return { kind: 'edit', text: value ? messages.change : messages.add }
})

/** The form for a new address or number, in its item. Renders nothing while this item is not being changed. */
export const Form = definePart(BaseForm, () => {
  const { change, messages, invalid, setInvalid } = useContactChangeContext()
  const { id } = useContactItem()
  function send(form: HTMLFormElement) {
    const field = form.elements.namedItem('contact') as HTMLInputElement | null
    const { read } = id === 'email' ? emailFormat : phoneFormat
    const typed = field && read(field)
    if (!typed) {
      setInvalid('format')
      return field?.focus()
    }
    const repeated = form.elements.namedItem('repeat')
    // Without the second field, the page asks for it only once.
    if (repeated instanceof HTMLInputElement && !isSame(typed, read(repeated))) {
      setInvalid('repeat')
      return repeated.focus()
    }
    setInvalid(false)
    focusSubmit(form)
    void change(typed)
  }
  return {
    invalid: invalid === 'format' || invalid === 'repeat',
    onEdit: () => setInvalid('edited'),
    onSend: send,
    wrap: (form) => (
      <SignedResource.ItemStep kind="edit" label={messages.change}>
        {form}
      </SignedResource.ItemStep>
    ),
  }
})

function isSame(typed: NewContact, repeated: NewContact | undefined): boolean {
  return repeated !== undefined && destinationOf(typed).toLowerCase() === destinationOf(repeated).toLowerCase()
}

/** The label of the field. */
export const FieldLabel = definePart('label', () => {
  const { messages, id } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  return { htmlFor: `${id}field`, text: isEmail ? messages.newEmail : messages.newPhone }
})

/** The label of the second field. */
export const RepeatLabel = definePart('label', () => {
  const { messages, id } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  return { htmlFor: `${id}repeat`, text: isEmail ? messages.repeatEmail : messages.repeatPhone }
})

/** Asks for the same again: one slip would lock the user out, since no code confirms the new one. */
export const RepeatField = definePart('input', () => {
  const { state, id, invalid } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  const { status } = state.change
  return {
    type: isEmail ? 'email' : 'tel',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    dir: isEmail ? undefined : 'ltr',
    name: 'repeat',
    id: `${id}repeat`,
    readOnly: status === 'working' || status === 'signing-in',
    'aria-invalid': invalid === 'repeat' || undefined,
    'aria-describedby': `${id}error`,
  }
})

/** The field of the form. Takes the focus when the form opens and when something is wrong. */
export const Field = definePart('input', () => {
  const { state, id, invalid } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  const ref = useRef<HTMLInputElement>(null)
  const { change } = state
  const { error } = change
  useEffect(() => {
    if (error) ref.current?.focus()
  }, [error])
  return {
    ref,
    type: isEmail ? 'email' : 'tel',
    autoComplete: isEmail ? 'email' : 'tel',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    dir: isEmail ? undefined : 'ltr',
    name: 'contact',
    id: `${id}field`,
    'data-step': 'contact',
    readOnly: change.status === 'working' || change.status === 'signing-in',
    'aria-invalid': invalid === 'format' || (!invalid && error) ? true : undefined,
    'aria-describedby': `${id}error ${id}hint`,
  }
})

/** Says what else the change affects. */
export const Hint = definePart('p', () => {
  const { messages, id } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  return { id: `${id}hint`, children: isEmail ? messages.emailHint : messages.phoneHint }
})

/** Says what is wrong with the field, or what went wrong while saving. */
export const FieldError = definePart(SignedResource.ErrorMessage, () => {
  const { messages, id, invalid } = useContactChangeContext()
  const isEmail = useContactItem().id === 'email'
  const format = isEmail ? messages.emailInvalid : messages.phoneInvalid
  const repeat = isEmail ? messages.emailDiffers : messages.phoneDiffers
  return { id: `${id}error`, own: !invalid, invalid: invalid && { format, repeat, edited: undefined }[invalid] }
})

/** Saves what was typed. */
export const SaveButton = definePart(SignedResource.ChangeButton, () => {
  const { messages } = useContactChangeContext()
  return { type: 'submit' as const, own: true, text: messages.save }
})

/** Closes the form; nothing is changed. */
export const CancelButton = definePart(SignedResource.KeepButton, () => {
  const { messages } = useContactChangeContext()
  return { text: messages.cancel }
})
