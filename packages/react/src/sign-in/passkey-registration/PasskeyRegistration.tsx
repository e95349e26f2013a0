import { isSecurityStop } from '@countersign/core/client'
import { suggestPasskeyName } from '@countersign/core/passkey-registration'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Form as BaseForm, focusSubmit } from '../../primitives/Form.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useHydrated } from '../../provider/useHydrated.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeySupport } from '../passkey-login/index.ts'
import { PasskeyRegistrationContextProvider, usePasskeyRegistrationContext } from './PasskeyRegistrationContext.ts'
import { passkeyRegistrationErrors, passkeyRegistrationMessages } from './passkeyRegistrationMessages.tsx'
import { type UsePasskeyRegistrationOptions, usePasskeyRegistration } from './usePasskeyRegistration.ts'

/** What the service accepts as a name, once trimmed. */
const usableName = /^[\p{L}\p{N} ._\-'()]{1,100}$/u

type RootProps = Omit<UsePasskeyRegistrationOptions, 'client'> & {
  /** Continues without a passkey, or after it was registered; without it there is no button for that. */
  onSkip?: (() => void) | undefined
}

/** Holds the registration of one passkey for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ accountId, onEnrolled, onSkip }: RootProps) => {
    const enroll = usePasskeyRegistration({ accountId, onEnrolled })
    const messages = useMessages('passkeyRegistration', passkeyRegistrationMessages)
    const obstructed = usePasskeySupport()?.obstacle !== undefined
    const [nameInvalid, setNameInvalid] = useState(false)
    const shared = { ...enroll, messages, obstructed, id: useId(), nameInvalid, setNameInvalid, onSkip }
    return {
      state: { status: enroll.state.status },
      wrap: provide(PasskeyRegistrationContextProvider, shared),
    }
  },
  ['accountId', 'onEnrolled', 'onSkip'],
)

/** Names the step and takes the focus once the passkey is registered. `children` replace the title of the first step. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = usePasskeyRegistrationContext()
  return state.status === 'done'
    ? { step: 'done', children: messages.doneTitle }
    : { step: 'start', text: messages.title }
})

/** Explains what a passkey is for and what will happen, why none can be registered here, or that it is ready. */
export const Explanation = definePart('p', () => {
  const { state, messages, obstructed } = usePasskeyRegistrationContext()
  if (state.status === 'done')
    return { children: messages.done({ name: <UntrustedText>{state.result.nickname}</UntrustedText> }) }
  return { children: obstructed ? messages.obstacle : messages.explanation }
})

/**
 * The form that registers the passkey, by the name that is suggested where it has no `NameInput`. Renders nothing
 * once it is registered, and where that is not possible.
 */
export const Form = definePart(BaseForm, () => {
  const { state, start, messages, obstructed, id, nameInvalid, setNameInvalid } = usePasskeyRegistrationContext()
  if (obstructed || state.status === 'done') return null
  function send(form: HTMLFormElement) {
    if (state.status !== 'idle') return
    const field = form.querySelector<HTMLInputElement>(`[id="${id}name"]`)
    const nickname = field ? field.value.trim() : suggestPasskeyName() || messages.defaultName
    const usable = usableName.test(nickname)
    setNameInvalid(!usable)
    if (!usable) return field?.focus()
    focusSubmit(form)
    void start({ nickname })
  }
  return {
    // An inline sign-in takes its place.
    hidden: state.status === 'signing-in',
    state: { status: state.status },
    invalid: nameInvalid || (state.status === 'idle' && state.error !== undefined),
    onEdit: () => setNameInvalid(false),
    onSend: send,
  }
})

/** The label of the name field. */
export const NameLabel = definePart('label', () => {
  const { messages, id } = usePasskeyRegistrationContext()
  return { htmlFor: `${id}name`, text: messages.nameLabel }
})

/** The field for the passkey's name, which suggests the browser's and the device's. Its text is not part of any state. */
export const NameInput = definePart('input', ({ defaultValue }) => {
  const { isBusy, state, id, nameInvalid } = usePasskeyRegistrationContext()
  const hydrated = useHydrated()
  // A server does not know the browser. A name that was typed before hydration stays.
  const suggested = hydrated ? suggestPasskeyName() : ''
  return {
    type: 'text',
    name: 'passkey-name',
    autoComplete: 'off',
    maxLength: 100,
    required: true,
    defaultValue: defaultValue ?? suggested,
    id: `${id}name`,
    readOnly: isBusy || state.status === 'done',
    'aria-invalid': nameInvalid || undefined,
    'aria-describedby': `${id}error ${id}hint`,
  }
})

/** Helps with the name, and says that the device waits for the user. */
export const Hint = definePart('p', () => {
  const { state, messages, id } = usePasskeyRegistrationContext()
  const hint = state.status === 'working' ? messages.working : messages.nameHint
  return { role: 'status', id: `${id}hint`, children: hint }
})

/** Says what went wrong and what to do. Empty after a closed prompt, which is not an error. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state, messages, id, nameInvalid } = usePasskeyRegistrationContext()
  return {
    id: `${id}error`,
    journey: 'passkeyRegistration' as const,
    sentences: passkeyRegistrationErrors,
    error: state.error,
    invalid: nameInvalid && messages.nameInvalid,
  }
})

/** Sends the form around it; busy while the passkey is registered. Renders nothing after a security stop. */
export const SubmitButton = definePart(Button, () => {
  const { state, messages } = usePasskeyRegistrationContext()
  const { status } = state
  if (isSecurityStop(state.error)) return null
  return {
    type: 'submit' as const,
    busy: status === 'working',
    unavailable: status === 'signing-in',
    text: messages.submit,
  }
})

/** Continues without a passkey, or once it is registered. Renders nothing without `onSkip`. */
export const SkipButton = definePart(Button, () => {
  const { state, messages, onSkip } = usePasskeyRegistrationContext()
  const { status } = state
  if (!onSkip || status === 'signing-in') return null
  return { onPress: onSkip, text: status === 'done' ? messages.goOn : messages.skip }
})

/** Leads to support after a security stop, where the provider has a `supportUrl`. Renders nothing otherwise. */
export const SupportLink = definePart(BaseSupportLink, () =>
  isSecurityStop(usePasskeyRegistrationContext().state.error) ? {} : null,
)
