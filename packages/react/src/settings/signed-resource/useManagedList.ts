import type { ManagedList, ManagedListState, ReadState, WalletClient } from '@countersign/core'
import { useEffect } from 'react'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useReadable } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type ManagedListBinding<content, input, done> = Omit<
  ManagedList<content, input, done>,
  'subscribe' | 'getSnapshot' | 'destroy'
> & { state: ManagedListState<content, input, done> }

/** Binds one list of an account, and reads it once the page has mounted. */
export function useManagedList<content, input, done>(
  accountId: string,
  create: (client: WalletClient, options: { accountId: string }) => ManagedList<content, input, done>,
): ManagedListBinding<content, input, done> {
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => create(client, { accountId }))
  useOnceMounted(controller, ({ load }) => void load())
  const state = useReadable(controller)
  useReadAgainOnSignIn(controller, state.list)
  return { ...controller, state }
}

/** Reads what could not be read for want of a sign-in as soon as somebody has signed in. */
export function useReadAgainOnSignIn({ load }: { load(): Promise<void> }, list: ReadState<unknown>): void {
  const { sessions } = useWalletClient()
  const waits = list.status === 'unavailable' && list.error.action === 'sign-in'
  useEffect(() => {
    if (!waits) return
    return sessions.subscribe(() => {
      if (sessions.getSnapshot().status === 'active') void load()
    })
  }, [waits, sessions, load])
}
