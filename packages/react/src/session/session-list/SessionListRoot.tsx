import type { SessionItem } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../../settings/signed-resource/ManagedListRoot.tsx'
import { SessionListContext } from './SessionListContext.ts'
import { sessionListErrors, sessionListMessages } from './sessionListMessages.tsx'
import { useSessionList } from './useSessionList.ts'

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
