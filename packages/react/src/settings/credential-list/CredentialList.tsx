import type { AuthMethod, CredentialItem, OtpChallenge } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { type ReactNode, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { type LoginOidcOptions, useLoginOptions } from '../../sign-in/login/index.ts'
import { usePasskeySupport } from '../../sign-in/passkey-login/index.ts'
import { useContactChange } from '../contact-change/index.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { credentialListErrors, credentialListMessages } from './credentialListMessages.tsx'
import { useAdding } from './useAdding.ts'
import { useCredentialList } from './useCredentialList.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../signed-resource/index.ts'

type CredentialListContext = {
  list: ReturnType<typeof useCredentialList>
  messages: JourneyMessages['credentialList']
  question: SignedResource.Question
  adding: ReturnType<typeof useAdding>
  /** The provider whose accounts can be linked, and how its token is obtained. */
  oidc: LoginOidcOptions | undefined
  /** The customer has no number that a code could be sent to. */
  isPhoneMissing: boolean
  setRemoving(type: string): void
}

const [Provider, useCredentialListContext] = definePartContext<CredentialListContext>(
  'CredentialList.Root',
  'sign-in methods',
)
const [ItemProvider, useCredential] = definePartContext<CredentialItem>('CredentialList.Items', 'sign-in method')

type RootProps = {
  /** The wallet whose sign-in methods are shown. */
  accountId: string
  /** The OpenID provider whose accounts can be linked; by default, that of the `SessionGuardScreen` around. */
  oidc?: LoginOidcOptions | undefined
}

/** Holds the sign-in methods of a wallet for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId, oidc: given }: RootProps) => {
    const around = useLoginOptions().oidc
    // The answer of the provider around belongs to a sign-in.
    const oidc = given ?? (around && { ...around, answer: undefined })
    const messages = useMessages('credentialList', credentialListMessages)
    const list = useCredentialList({ accountId })
    const adding = useAdding(list, oidc)
    const question = SignedResource.useQuestion(list, { onChange: adding.forget })
    const { change } = list.state
    const [removing, setRemoving] = useState('')
    const isRemoved = change.status === 'done' && change.input.type === 'remove'
    const { added, error } = adding
    const notice = () =>
      isRemoved ? (lookUp(messages.removed, removing) ?? messages.removedOther) : added && lookUp(messages.added, added)
    const contact = useContactChange({ accountId }).state.list
    const isPhoneMissing = contact.status === 'ready' && contact.content.phoneNumber === undefined
    return {
      value: { resource: list, title: () => messages.title, errors: credentialListErrors, question, notice, error },
      wrap: (root) => (
        <Provider value={{ list, messages, question, adding, oidc, isPhoneMissing, setRemoving }}>{root}</Provider>
      ),
    }
  },
  ['accountId', 'oidc'],
)

/** The sign-in methods: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const Items = definePart(SignedResource.Items, () => {
  const { list: credentials, messages } = useCredentialListContext()
  const { list } = credentials.state
  if (list.status !== 'ready') return null
  const state = ({ type, current }: CredentialItem) => ({ type, current })
  return { 'aria-label': messages.title, items: SignedResource.describeItems(list.content, ItemProvider, state) }
})

/** Shows what kind of sign-in method it is. */
export const Icon = definePart(SignedResource.ItemIcon, () => ({ kind: useCredential().type }))

/** What a sign-in method is called: the address, the number, or the name of a passkey. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: useCredential().nickname, isNickname: true }))

/** Its kind, and when it was last used on this device. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages, oidc } = useCredentialListContext()
  const { type, current, lastUsedAt } = useCredential()
  const kind = type === 'OAUTH' && oidc ? <UntrustedText>{oidc.providerName}</UntrustedText> : undefined
  const writeTime = useLocalTime()
  const time = lastUsedAt && writeTime(lastUsedAt, 'date-time')
  return {
    children: (
      <>
        <span>{kind ?? lookUp(messages.kinds, type) ?? messages.otherKind}</span>{' '}
        <span>{current ? messages.current : time && messages.lastUsed({ time })}</span>
      </>
    ),
  }
})

function useIsLast(): boolean {
  const { list } = useCredentialListContext().list.state
  return list.status === 'ready' && list.content.length === 1
}

/** Says why the only sign-in method cannot be removed. Renders nothing where there are others. */
export const LastOne = definePart('span', () => {
  const { messages } = useCredentialListContext()
  return useIsLast() ? { children: messages.lastOne } : null
})

/** Asks whether to remove a sign-in method. Renders nothing where it is the only one. */
export const RemoveButton = definePart(SignedResource.AskButton, ({ children }) => {
  const { messages } = useCredentialListContext()
  return useIsLast() ? null : { kind: 'remove', children: children ?? messages.remove }
})

/** The question, with the answers as its children. Renders nothing while this item is not asked about. */
export const RemoveQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useCredentialListContext()
  const { nickname } = useCredential()
  const question = messages.removeQuestion({ name: <UntrustedText>{nickname}</UntrustedText> })
  return { kind: 'remove', label: messages.remove, question }
})

/** Answers the question with yes: removes the sign-in method. */
export const ConfirmRemoveButton = definePart(SignedResource.ChangeButton, ({ children }) => {
  const { list, messages, setRemoving } = useCredentialListContext()
  const { id, type } = useCredential()
  const { change } = list.state
  return {
    own: change.status !== 'idle' && change.input.type === 'remove' && change.input.credentialId === id,
    onPress: () => {
      setRemoving(type)
      void list.change({ type: 'remove', credentialId: id })
    },
    children: children ?? messages.confirmRemove,
  }
})

/** Answers the question with no. */
export const KeepButton = definePart(SignedResource.KeepButton, ({ children }) => {
  const { messages } = useCredentialListContext()
  return { children: children ?? messages.keep }
})

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
  ({ kind, children }: AddCodeButtonOptions & { children?: ReactNode }) => {
    const { list: credentials, messages, question, adding, isPhoneMissing } = useCredentialListContext()
    const { list, change } = credentials.state
    // A wallet has one of each at most.
    if (!adding.canAdd || list.status !== 'ready' || list.content.some(({ type }) => type === kind)) return null
    if (kind === 'SMS_OTP' && isPhoneMissing) return null
    const { type, label } = codes[kind]
    return {
      own: change.status !== 'idle' && change.input.type === type,
      onPress: () => {
        question.close()
        void credentials.change({ type })
      },
      children: children ?? messages[label],
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
export const AddPasskeyButton = definePart(SignedResource.ChangeButton, ({ children }) => {
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
    children: children ?? messages.addPasskey,
  }
})

/** Links an account at another provider. Renders nothing where the root has none, and once one is linked. */
export const AddOidcButton = definePart(Button, ({ children }) => {
  const { list, messages, question, adding, oidc } = useCredentialListContext()
  const { change, list: read } = list.state
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
    children: children ?? <span>{messages.addOidc({ providerName })}</span>,
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
