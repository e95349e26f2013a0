import type { AuthMethod, OtpChallenge } from '@countersign/core'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { usePasskeySupport } from '../../sign-in/passkey-login/index.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { useCredentialListContext } from './CredentialListContext.ts'

/** Arranges what can be added. Renders nothing while a sign-in method is being added, and before the list is read. */
export const AddSection = definePart('section', () => {
  const { messages, adding } = useCredentialListContext()
  return adding.canAdd ? { 'aria-label': messages.addTitle } : null
})

const codes = {
  EMAIL_OTP: { type: 'add-email-otp', label: 'addEmailCode' },
  SMS_OTP: { type: 'add-sms-otp', label: 'addPhoneCode' },
} as const

type AddCodeButtonOptions = {
  /** Where the code is sent: to the user's email address or phone. */
  kind: keyof typeof codes
}

/** Adds a code by email or by text message. Renders nothing where there is one. */
export const AddCodeButton = definePart(
  SignedResource.ChangeButton,
  ({ kind }: AddCodeButtonOptions) => {
    const { state, change, messages, question, adding, isPhoneMissing } = useCredentialListContext()
    const { list, change: last } = state
    // A wallet has one of each at most.
    if (!adding.canAdd || list.status !== 'ready' || list.content.some(({ type }) => type === kind)) return null
    if (kind === 'SMS_OTP' && isPhoneMissing) return null
    const { type, label } = codes[kind]
    return {
      own: last.status !== 'idle' && last.input.type === type,
      onPress: () => {
        question.close()
        void change({ type })
      },
      text: messages[label],
    }
  },
  ['kind'],
)

/** Says how to get codes by text message where the customer has no phone number. Renders nothing otherwise. */
export const PhoneHint = definePart('p', () => {
  const { messages, adding, isPhoneMissing } = useCredentialListContext()
  return adding.canAdd && isPhoneMissing ? { children: messages.phoneMissing } : null
})

/** Opens the step that creates a passkey. Renders nothing where passkeys do not work. */
export const AddPasskeyButton = definePart(SignedResource.ChangeButton, () => {
  const { messages, question, adding } = useCredentialListContext()
  const support = usePasskeySupport()
  // Until support is known: a button that appears late is better than one that does not work.
  if (!adding.canAdd || !support || support.obstacle) return null
  return {
    own: false,
    onPress: () => {
      question.close()
      adding.addPasskey()
    },
    text: messages.addPasskey,
  }
})

/** Links an account at another provider. Renders nothing where the root has none, and once one is linked. */
export const AddOidcButton = definePart(Button, () => {
  const { state, messages, question, adding, oidc } = useCredentialListContext()
  const { change, list: read } = state
  const isLinked = read.status === 'ready' && read.content.some(({ type }) => type === 'OAUTH')
  if (!adding.canAdd || !oidc || isLinked) return null
  const own = adding.oidcBusy || (change.status !== 'idle' && change.input.type === 'add-oauth')
  const atWork = adding.oidcBusy || change.status === 'working' || change.status === 'signing-in'
  const providerName = <UntrustedText>{oidc.providerName}</UntrustedText>
  return {
    busy: atWork && own,
    unavailable: atWork && !own,
    onPress: () => {
      question.close()
      adding.addOidc()
    },
    text: <span>{messages.addOidc({ providerName })}</span>,
  }
})

type CodeStepProps = {
  /** Renders the step. `finish` ends it, when the code was entered or put off: the method is there either way. */
  children: (awaited: { credential: AuthMethod; challenge: OtpChallenge }, finish: () => void) => ReactNode
}

/** Renders the step for the code that was sent to a new sign-in method, while it is awaited. */
export function CodeStep({ children }: CodeStepProps) {
  const { awaitedCode, finish } = useCredentialListContext().adding
  return awaitedCode ? children(awaitedCode, () => finish(true)) : null
}

type PasskeyStepProps = {
  /** Renders the step. `finish` ends it, and says whether a passkey was created. */
  children: (finish: (added: boolean) => void) => ReactNode
}

/** Renders the step that creates a passkey, after `AddPasskeyButton` was pressed. */
export function PasskeyStep({ children }: PasskeyStepProps) {
  const { addingPasskey, finish } = useCredentialListContext().adding
  return addingPasskey ? children(finish) : null
}
