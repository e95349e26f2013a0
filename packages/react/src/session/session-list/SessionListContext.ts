import type { SessionItem } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { Question } from '../../settings/signed-resource/index.ts'
import type { useSessionList } from './useSessionList.ts'

type SessionListContext = ReturnType<typeof useSessionList> & {
  messages: JourneyMessages['sessionList']
  question: Question
  /** Ends sessions: signs those devices out, or this one. */
  end(sessions: readonly SessionItem[]): void
}

export const [SessionListProvider, useSessionListContext] = definePartContext<SessionListContext>()
export const [SessionItemProvider, useSessionItem] = definePartContext<SessionItem>()

export type SessionsOption = {
  /** Which of the sessions: that of this device, or the others. */
  of: 'current' | 'others'
}

/** Returns the sessions of a group, the last one used first. */
export function useSessions(of: SessionsOption['of']): readonly SessionItem[] {
  const { list } = useSessionListContext().state
  if (list.status !== 'ready') return []
  return list.content
    .filter(({ current }) => current === (of === 'current'))
    .toSorted((one, other) => usedAt(other) - usedAt(one))
}

const usedAt = ({ updatedAt, createdAt }: SessionItem) => (updatedAt ?? createdAt)?.getTime() ?? 0
