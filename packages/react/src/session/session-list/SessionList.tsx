import type { SessionItem } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { suggestPasskeyName } from '@countersign/core/passkey-registration'
import { useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { provide } from '../../primitives/provide.tsx'
import { Question } from '../../primitives/Question.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import {
  SessionItemProvider,
  SessionListProvider,
  type SessionsOption,
  useSessionItem,
  useSessionListContext,
  useSessions,
} from './SessionListContext.ts'
import { sessionListErrors, sessionListMessages } from './sessionListMessages.tsx'
import { useSessionList } from './useSessionList.ts'

export * from '../../settings/signed-resource/listParts.ts'

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
    const question = SignedResource.useQuestion(list)
    const [ended, setEnded] = useState<readonly SessionItem[]>([])
    const { change } = list.state
    // What could not be ended says so itself.
    const done = change.status === 'done' && change.result.length === 0
    const notice = () => done && describeEnd(ended, messages)
    const end = (sessions: readonly SessionItem[]) => {
      setEnded(sessions)
      void list.change({ sessionIds: sessions.map(({ id }) => id) })
    }
    return {
      value: {
        resource: list,
        messages,
        journey: 'sessionList' as const,
        errors: sessionListErrors,
        question,
        notice,
      },
      wrap: provide(SessionListProvider, { ...list, messages, question, end }),
    }
  },
  ['accountId'],
)

function describeEnd(ended: readonly SessionItem[], messages: JourneyMessages['sessionList']) {
  const covered = ended.every(({ coversDevice }) => coversDevice)
  if (ended.length > 1) return covered ? messages.endedOthers : messages.endedOthersWallet
  if (ended[0]?.current) return messages.endedCurrent
  return covered ? messages.ended : messages.endedWallet
}

/** Says what stays open on another device that is signed out. Renders nothing where nothing does. */
export const Limit = definePart('p', () => {
  const { messages } = useSessionListContext()
  const stays = useSessions('others').some(({ coversDevice }) => !coversDevice)
  return stays ? { children: messages.walletOnly } : null
})

/** The open sessions of this device, or of the others: a `<ul>` with `children` in each of its items. Renders nothing without any. */
export const Items = definePart(
  SignedResource.Items,
  ({ of }: SessionsOption) => {
    const { messages } = useSessionListContext()
    const sessions = useSessions(of)
    if (sessions.length === 0) return null
    return {
      'aria-label': messages[of],
      items: SignedResource.describeItems(sessions, SessionItemProvider, ({ current }) => ({ current })),
    }
  },
  ['of'],
)

/** Says that no device is signed in. Renders nothing where one is. */
export const Empty = definePart('p', () => {
  const { state, messages } = useSessionListContext()
  const read = state.list
  return read.status === 'ready' && read.content.length === 0 ? { children: messages.none } : null
})

/** Shows that a session is a device. */
export const Icon = definePart(SignedResource.ItemIcon, () => ({ kind: 'DEVICE' }))

/** The browser and the system of this device. Of another one they are not known. */
export const Name = definePart(SignedResource.ItemName, () => {
  const { messages } = useSessionListContext()
  return { name: useSessionItem().current ? suggestPasskeyName() || messages.current : messages.other }
})

/** How a session was opened, and when. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { type, nickname, createdAt } = useSessionItem()
  const { messages } = useSessionListContext()
  const writeTime = useLocalTime()
  const openedBy = lookUp(messages.openedBy, type) ?? messages.openedOtherwise
  const since = createdAt && writeTime(createdAt, 'date-time')
  return {
    children: (
      <>
        <span>{openedBy({ name: <UntrustedText>{nickname}</UntrustedText> })}</span>{' '}
        <span>{since && messages.since({ time: since })}</span>
      </>
    ),
  }
})

/** Ends one session: signs that device out, or this one. */
export const EndButton = definePart(SignedResource.ItemButton, () => {
  const { state, messages, end } = useSessionListContext()
  const session = useSessionItem()
  const { change } = state
  return {
    own: change.status !== 'idle' && change.input.sessionIds.includes(session.id),
    onPress: () => end([session]),
    text: session.current ? messages.endCurrent : messages.end,
  }
})

/** Why this session could not be ended with the others. Always in the page, so that it is announced. */
export const ItemErrorMessage = definePart(primitives.ErrorMessage, () => {
  const { change } = useSessionListContext().state
  const { id } = useSessionItem()
  const failures = change.status === 'done' ? change.result : []
  const error = failures.find(({ sessionId }) => sessionId === id)?.error
  return { journey: 'sessionList' as const, sentences: sessionListErrors, error }
})

const othersQuestion = { id: 'others', kind: 'end' }

/** Asks whether to sign out all other devices. Renders nothing without several. */
export const EndOthersButton = definePart(Button, () => {
  const { messages, question } = useSessionListContext()
  if (useSessions('others').length < 2) return null
  return {
    'aria-expanded': question.asked !== undefined,
    onPress: () => question.ask(othersQuestion),
    text: messages.endOthers,
  }
})

/** The question, with the answers as its children. Renders nothing while it is not asked. */
export const EndOthersQuestion = definePart(Question, () => {
  const { messages, question } = useSessionListContext()
  if (!question.asked) return null
  return { label: messages.endOthers, question: messages.endOthersQuestion, onCancel: question.close }
})

/** Answers the question with yes: signs every other device out. */
export const ConfirmEndOthersButton = definePart(SignedResource.ChangeButton, () => {
  const { messages, end } = useSessionListContext()
  const sessions = useSessions('others')
  return { own: true, onPress: () => end(sessions), text: messages.endOthers }
})
