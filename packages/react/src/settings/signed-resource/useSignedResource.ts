import type { ReadState, Store, WalletClient } from '@countersign/core'
import { useEffect } from 'react'
import { type ClientOption, type Journey, useJourney } from '../../provider/useJourney.ts'
import { useUnsaid } from '../../provider/useShownReading.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

type AnyResource = Store<{ readonly list: ReadState<unknown> }> & { load(): Promise<unknown>; destroy(): void }

/** Binds something of an account that a signature changes, and reads it once the page has mounted. */
export function useSignedResource<resource extends AnyResource>(
  { client, accountId }: ClientOption & { accountId: string },
  create: (client: WalletClient, options: { accountId: string }) => resource,
): Journey<resource> {
  const resource = useJourney({
    client,
    id: accountId,
    create: (wallet) => create(wallet, { accountId }),
    onMount: ({ load }) => void load(),
  })
  const { list } = resource.state
  useReadAgainOnSignIn(resource, list, client)
  if (useUnsaid(resource.load, list.error) === list.error) return resource
  // A sign around says why: until the connection is back, it is loading.
  return { ...resource, state: { ...resource.state, list: { status: 'loading' } } }
}

/** Reads again, as soon as a user has signed in, what could not be read for want of a session. */
function useReadAgainOnSignIn(
  { load }: { load(): Promise<unknown> },
  list: ReadState<unknown>,
  client?: WalletClient,
): void {
  const { sessions } = useWalletClient(client)
  const waits = list.status === 'unavailable' && list.error.action === 'sign-in'
  useEffect(() => {
    if (!waits) return
    return sessions.subscribe(() => {
      if (sessions.getSnapshot().status === 'active') void load()
    })
  }, [waits, sessions, load])
}
