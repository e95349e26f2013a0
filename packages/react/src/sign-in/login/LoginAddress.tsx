import type { TypedLogin } from '@countersign/core'
import { AddressField } from '../../primitives/AddressField.tsx'
import { AddressForm as BaseAddressForm } from '../../primitives/AddressForm.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { passkeyLoginMessages, passkeyLoginSentences, usePasskeyLogin } from '../passkey-login/index.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginErrors } from './loginMessages.ts'

/** Asks for the user's address or number. Renders nothing once it is known. */
export const AddressForm = definePart(BaseAddressForm, () => {
  const { state, choice, address } = useLoginContext()
  if (state.status === 'choosing' || choice.method) return null
  function find(typed: TypedLogin | undefined): void {
    if (!typed) return
    address.setTyped(typed)
    choice.find(typed)
  }
  return {
    entry: address,
    refused: state.status === 'idle' && state.error !== undefined,
    onAddress: state.status === 'idle' ? find : undefined,
    onInput: () => choice.stay(),
    state: { status: state.status },
  }
})

/** The label of the field for the address or number. */
export const AddressLabel = definePart('label', () => {
  const { address, messages } = useLoginContext()
  const label = address.kind === 'email' ? messages.emailLabel : messages.phoneLabel
  return { id: address.ids.label, htmlFor: address.ids.address, text: label }
})

/** The field for the address or number, which is sent from there and stored nowhere. */
export const AddressInput = definePart(AddressField, () => {
  const { state, address } = useLoginContext()
  return {
    entry: address,
    error: state.error,
    busy: state.status === 'looking-up',
    // A user who comes back corrects what they typed.
    ...(address.kind === address.typedKind && { defaultValue: address.typed }),
  }
})

/** Helps with the field. */
export const Hint = definePart('p', () => {
  const { address, messages } = useLoginContext()
  return { id: address.ids.hint, children: address.kind === 'email' ? messages.emailHint : messages.phoneHint }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state, address, messages } = useLoginContext()
  const { kind, invalid, ids } = address
  return {
    id: ids.error,
    journey: 'login' as const,
    sentences: loginErrors,
    error: state.error,
    invalid: invalid && (kind === 'email' ? messages.emailInvalid : messages.phoneInvalid),
  }
})

const OfferedPasskey = definePart('p', () => {
  const { choice, onSignedIn } = useLoginContext()
  const { state } = usePasskeyLogin({ remembered: choice.rememberedPasskey?.remembered, autofill: true, onSignedIn })
  const messages = useMessages('passkeyLogin', passkeyLoginMessages)
  const { error } = state
  const sentenceFor = useErrorMessage('passkeyLogin', passkeyLoginSentences, error)
  return {
    role: 'status',
    state: { errorCode: error?.code },
    children: state.status === 'verifying' ? messages.verifying : sentenceFor(error),
  }
})

/**
 * Lets the browser offer the passkey that this device remembers in the address field, and says what came of it. Renders
 * nothing where no passkey is remembered.
 */
export const Autofill = definePart(OfferedPasskey, () => (useLoginContext().choice.rememberedPasskey ? {} : null))
