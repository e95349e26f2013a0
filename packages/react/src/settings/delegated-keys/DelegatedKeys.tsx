import type { DelegatedKey } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { useId, useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { DelegatedKeysProvider, useDelegatedKeysContext } from './DelegatedKeysContext.ts'
import { delegatedKeysErrors, delegatedKeysMessages } from './delegatedKeysMessages.tsx'
import { useDelegatedKeys } from './useDelegatedKeys.ts'
import { useLimit } from './useLimit.ts'

export * from '../signed-resource/listParts.ts'
export * from './DelegatedKeysForm.tsx'

const [ItemProvider, useDelegatedKey] = definePartContext<DelegatedKey>()

type RootProps = {
  /** The wallet whose cards are shown. */
  accountId: string
}

/** Holds the cards that can spend from a wallet without a signature for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('delegatedKeys', delegatedKeysMessages)
    const keys = useDelegatedKeys({ accountId })
    const question = SignedResource.useQuestion(keys)
    const id = useId()
    const [nameMissing, setNameMissing] = useState(false)
    const [cardId, setCardId] = useState<string>()
    const { change } = keys.state
    const notice = () =>
      change.status === 'done' && (change.input.type === 'create' ? messages.created : messages.revoked)
    const context = { ...keys, messages, question, id, nameMissing, setNameMissing, cardId, setCardId }
    return {
      value: {
        resource: keys,
        messages,
        journey: 'delegatedKeys' as const,
        errors: delegatedKeysErrors,
        question,
        notice,
      },
      wrap: provide(DelegatedKeysProvider, context),
    }
  },
  ['accountId'],
)

/** Explains what a card in this list can do. */
export const Explanation = definePart('p', () => ({ children: useDelegatedKeysContext().messages.lead }))

/** Returns the keys that can spend or could: one that was not finished never can, and cannot be removed either. */
function useFinished(): readonly DelegatedKey[] | undefined {
  const { list } = useDelegatedKeysContext().state
  return list.status === 'ready' ? list.content.keys.filter(({ status }) => status !== 'PENDING') : undefined
}

/** Says that no card can spend. Renders nothing where the list has one. */
export const Empty = definePart('p', () => {
  const { messages } = useDelegatedKeysContext()
  return useFinished()?.length === 0 ? { children: messages.none } : null
})

/** The keys: a `<ul>` with `children` in each of its items; `data-state` is a key's status. Renders nothing without any. */
export const Items = definePart(SignedResource.Items, () => {
  const { messages } = useDelegatedKeysContext()
  const keys = useFinished()
  if (!keys?.length) return null
  const state = ({ status }: DelegatedKey) => ({ state: status.toLowerCase() })
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(keys, ItemProvider, state),
  }
})

/** The name that the user gave to a key. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: useDelegatedKey().nickname, isNickname: true }))

/** Which card it is, whether it can spend, and since when. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { state, messages } = useDelegatedKeysContext()
  const { cardId, status, updatedAt } = useDelegatedKey()
  const writeTime = useLocalTime()
  const { list } = state
  const card = list.status === 'ready' ? list.content.cards.find(({ id }) => id === cardId) : undefined
  const limit = useLimit(card)
  const time = updatedAt && writeTime(updatedAt, 'date-time')
  const statusText = lookUp(messages.statuses, status) ?? messages.otherStatus
  return {
    children: (
      <>
        {card && <span>{visibleText(messages.card({ brand: card.brand, last4: card.last4 }))}</span>}{' '}
        <span>{time ? `${statusText} ${messages.since({ time })}` : statusText}</span>{' '}
        {status === 'ACTIVE' && limit && <span>{limit}</span>}
      </>
    ),
  }
})

/** Asks whether a card should no longer spend. Renders nothing where it cannot spend. */
export const RevokeButton = definePart(SignedResource.AskButton, () => {
  const { messages } = useDelegatedKeysContext()
  const { status } = useDelegatedKey()
  return status === 'ACTIVE' ? { kind: 'revoke', text: messages.revoke } : null
})

/** The question, with the answers as its children. Renders nothing while this key is not asked about. */
export const RevokeQuestion = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useDelegatedKeysContext()
  const { nickname } = useDelegatedKey()
  const question = messages.revokeQuestion({ name: <UntrustedText>{nickname}</UntrustedText> })
  return { kind: 'revoke', label: messages.revoke, question }
})

/** Answers the question with yes: the card can no longer spend. */
export const ConfirmRevokeButton = definePart(SignedResource.ChangeButton, () => {
  const { change, messages } = useDelegatedKeysContext()
  const { id } = useDelegatedKey()
  return {
    own: true,
    onPress: () => void change({ type: 'revoke', delegatedKeyId: id }),
    text: messages.confirmRevoke,
  }
})
