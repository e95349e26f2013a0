import type { ManagedList, ManagedListState, WalletClient } from '@countersign/core'
import { useController } from '../useController.ts'
import { useOnceMounted } from '../useOnceMounted.ts'
import { useReadable } from '../useReadable.ts'
import { useWalletClient } from '../WalletProvider.tsx'

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
  return { ...controller, state: useReadable(controller) }
}
