import { createLogin } from '@countersign/core'
import {
  useServerCountdown,
  useSession,
  useSessionList,
  useStore,
  useWalletClient,
  type WalletProviderProps,
} from '@countersign/react'
import { useMemo } from 'react'

export function SessionExample() {
  const { state, signOut, extend, timeLeftMs } = useSession()
  const deadlineMs = state.status === 'expiring' ? state.session.expiresAt.getTime() : 0
  const seconds = useServerCountdown({ deadlineMs, timeLeftMs })
  if (state.status !== 'expiring') return <button type="button" onClick={signOut} />
  return <button type="button" onClick={extend} data-seconds={seconds} />
}

export function SessionListExample({ client }: Pick<WalletProviderProps, 'client'>) {
  const { state, isBusy, change } = useSessionList({ client, accountId: 'InternalAccount:1' })
  if (state.list.status !== 'ready') return null
  return state.list.content.map(({ id: sessionId, current }) => (
    <button
      key={sessionId}
      type="button"
      disabled={isBusy || current}
      onClick={() => change({ sessionIds: [sessionId] })}
    />
  ))
}

export function StoreExample() {
  const client = useWalletClient()
  const login = useMemo(() => createLogin(client), [client])
  return useStore(login).status
}
