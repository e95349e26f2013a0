import type { SessionItem } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { suggestPasskeyName } from '@countersign/core/passkey-registration'
import { useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { sessionListErrors, sessionListMessages } from './sessionListMessages.tsx'
import { useSessionList } from './useSessionList.ts'

export {
  ErrorMessage,
  Heading,
  Notice,
  RetryButton,
  UnavailableMessage,
} from '../../settings/signed-resource/index.ts'

type SessionListContext = {
  list: ReturnType<typeof useSessionList>
  messages: JourneyMessages['sessionList']
  /** Ends a session: signs that device out, or this one. */
  end(session: SessionItem): void
}

const [Provider, useSessionListContext] = definePartContext<SessionListContext>('SessionList.Root')
const [ItemProvider, useSessionItem] = definePartContext<SessionItem>('SessionList.Items')

type RootProps = {
  /** The wallet whose sessions are shown. */
  accountId: string
}

/** Holds the open sessions of a wallet for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('sessionList', sessionListMessages)
    const list = useSessionList({ accountId })
    const [ended, setEnded] = useState<SessionItem>()
    const done = list.state.change.status === 'done'
    const notice = () => done && ended && describeEnd(ended, messages)
    const end = (session: SessionItem) => {
      setEnded(session)
      void list.change({ sessionId: session.id })
    }
    return {
      value: {
        resource: list,
        messages,
        journey: 'sessionList' as const,
        errors: sessionListErrors,
        notice,
      },
      wrap: (root) => <Provider value={{ list, messages, end }}>{root}</Provider>,
    }
  },
  ['accountId'],
)

function describeEnd({ current, coversDevice }: SessionItem, messages: JourneyMessages['sessionList']) {
  if (current) return messages.endedCurrent
  return coversDevice ? messages.ended : messages.endedWallet
}

/** Says what stays open on another device that is signed out. Renders nothing where nothing does. */
export const Limit = definePart('p', () => {
  const { list, messages } = useSessionListContext()
  const read = list.state.list
  const stays = read.status === 'ready' && read.content.some(({ current, coversDevice }) => !current && !coversDevice)
  return stays ? { children: messages.walletOnly } : null
})

/** The open sessions: a `<ul>` with `children` in each of its items. Renders nothing if the list is empty. */
export const Items = definePart(SignedResource.Items, () => {
  const { list: sessionList, messages } = useSessionListContext()
  const { list } = sessionList.state
  if (list.status !== 'ready' || list.content.length === 0) return null
  // This device first: it is the one that users recognize.
  const sessions = list.content.toSorted((one, other) => Number(other.current) - Number(one.current))
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(sessions, ItemProvider, ({ current }) => ({ current })),
  }
})

/** Says that no device is signed in. Renders nothing where one is. */
export const Empty = definePart('p', () => {
  const { list, messages } = useSessionListContext()
  const read = list.state.list
  return read.status === 'ready' && read.content.length === 0 ? { children: messages.none } : null
})

/** Shows that a session is a device. */
export const Icon = definePart(SignedResource.ItemIcon, () => ({ kind: 'DEVICE' }))

/** Whether a session is this device's or another one's. */
export const Name = definePart(SignedResource.ItemName, () => {
  const { messages } = useSessionListContext()
  return { name: useSessionItem().current ? messages.current : messages.other }
})

/** What this device is, of which no other is known; how a session was opened, since when and until when. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { current, type, nickname, createdAt, expiresAt } = useSessionItem()
  const { messages } = useSessionListContext()
  const writeTime = useLocalTime()
  const openedBy = lookUp(messages.openedBy, type) ?? messages.openedOtherwise
  const since = createdAt && writeTime(createdAt, 'date-time')
  const until = writeTime(expiresAt, 'time')
  return {
    children: (
      <>
        <span>{current && suggestPasskeyName()}</span>{' '}
        <span>{openedBy({ name: <UntrustedText>{nickname}</UntrustedText> })}</span>{' '}
        <span>{since && messages.since({ time: since })}</span> <span>{until && messages.until({ time: until })}</span>
      </>
    ),
  }
})

/** Ends one session: signs that device out, or this one. */
export const EndButton = definePart(SignedResource.ItemButton, ({ children }) => {
  const { list, messages, end } = useSessionListContext()
  const session = useSessionItem()
  const { change } = list.state
  return {
    own: change.status !== 'idle' && change.input.sessionId === session.id,
    onPress: () => end(session),
    children: children ?? (session.current ? messages.endCurrent : messages.end),
  }
})
