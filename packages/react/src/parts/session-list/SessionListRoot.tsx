import type { SessionItem } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useSessionList } from '../../hooks/settings/useSessionList.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { sessionListErrors, sessionListMessages } from '../../messages/settings/sessionList.tsx'
import { ManagedListRoot } from '../managed-list/ManagedListRoot.tsx'
import { SessionListContext } from './SessionListContext.ts'

export type SessionListRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose sessions are shown. */
  accountId: string
}

/** Holds the open sessions of a wallet for the parts inside. */
export const SessionListRoot = forwardRef<HTMLDivElement, SessionListRootProps>(function SessionListRoot(props, ref) {
  const { accountId, ...rest } = props
  const words = useMessages('sessionList', sessionListMessages)
  const list = useSessionList({ accountId })
  const [endedHere, setEndedHere] = useState(false)
  const done = list.state.change.status === 'done'
  const notice = done && (endedHere ? words.endedCurrent : words.ended)
  const end = ({ id: sessionId, current }: SessionItem) => {
    setEndedHere(current)
    void list.change({ sessionId })
  }
  return (
    <SessionListContext.Provider value={{ list, end }}>
      <ManagedListRoot {...rest} ref={ref} value={{ list, title: words.title, errors: sessionListErrors, notice }} />
    </SessionListContext.Provider>
  )
})
