import type { CredentialItem } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { type LoginOidcOptions, useLoginOptions } from '../../sign-in/login/index.ts'
import { useContactChange } from '../contact-change/index.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { CredentialListProvider, useCredentialListContext } from './CredentialListContext.ts'
import { credentialListErrors, credentialListMessages } from './credentialListMessages.tsx'
import { useAdding } from './useAdding.ts'
import { useCredentialList } from './useCredentialList.ts'

export * from '../signed-resource/listParts.ts'
export * from './CredentialListAdding.tsx'

const [ItemProvider, useCredential] = definePartContext<CredentialItem>()

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
      value: {
        resource: list,
        messages,
        journey: 'credentialList' as const,
        errors: credentialListErrors,
        question,
        notice,
        error,
      },
      wrap: provide(CredentialListProvider, { ...list, messages, question, adding, oidc, isPhoneMissing, setRemoving }),
    }
  },
  ['accountId', 'oidc'],
)

/** The sign-in methods: a `<ul>` with `children` in each of its items. Renders nothing before they are read. */
export const Items = definePart(SignedResource.Items, () => {
  const { state, messages } = useCredentialListContext()
  const { list } = state
  if (list.status !== 'ready') return null
  const look = ({ type, current }: CredentialItem) => ({ type, current })
  return { 'aria-label': messages.title, items: SignedResource.describeItems(list.content, ItemProvider, look) }
})

/** Shows what kind of sign-in method it is. */
export const Icon = definePart(SignedResource.ItemIcon, () => ({ kind: useCredential().type }))

/** What a sign-in method is called: the address, the number, or the name of a passkey. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: useCredential().nickname, isNickname: true }))

/** Its kind, when a passkey was added, and when it was last used on this device. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages, oidc, adding } = useCredentialListContext()
  const { id, type, current, lastUsedAt, createdAt } = useCredential()
  const kind = type === 'OAUTH' && oidc ? <UntrustedText>{oidc.providerName}</UntrustedText> : undefined
  const writeTime = useLocalTime()
  const time = lastUsedAt && writeTime(lastUsedAt, 'date-time')
  const date = type === 'PASSKEY' && createdAt && writeTime(createdAt, 'date')
  return {
    children: (
      <>
        <span>{kind ?? lookUp(messages.kinds, type) ?? messages.otherKind}</span>{' '}
        {date && <span>{messages.addedOn({ time: date })} </span>}
        <span>
          {id === adding.awaitedCode?.credential.id
            ? messages.unverified
            : current
              ? messages.current
              : time && messages.lastUsed({ time })}
        </span>
      </>
    ),
  }
})

function useIsLast(): boolean {
  const { list } = useCredentialListContext().state
  return list.status === 'ready' && list.content.length === 1
}

/** Says why the only sign-in method cannot be removed. Renders nothing where there are others. */
export const LastOne = definePart('span', () => {
  const { messages } = useCredentialListContext()
  return useIsLast() ? { children: messages.lastOne } : null
})

/** Asks whether to remove a sign-in method. Renders nothing where it is the only one. */
export const RemoveButton = definePart(SignedResource.AskButton, () => {
  const { messages } = useCredentialListContext()
  return useIsLast() ? null : { kind: 'remove', text: messages.remove }
})

/** The question, with the answers as its children. Renders nothing while this item is not asked about. */
export const RemoveQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useCredentialListContext()
  const { nickname } = useCredential()
  const question = messages.removeQuestion({ name: <UntrustedText>{nickname}</UntrustedText> })
  return { kind: 'remove', label: messages.remove, question }
})

/** Answers the question with yes: removes the sign-in method. */
export const ConfirmRemoveButton = definePart(SignedResource.ChangeButton, () => {
  const { state, change, messages, setRemoving } = useCredentialListContext()
  const { id, type } = useCredential()
  const last = state.change
  return {
    own: last.status !== 'idle' && last.input.type === 'remove' && last.input.credentialId === id,
    onPress: () => {
      setRemoving(type)
      void change({ type: 'remove', credentialId: id })
    },
    text: messages.confirmRemove,
  }
})
