import type { LoginController, LoginState } from '@countersign/core'
import { createLogin } from '@countersign/core'
import { useState } from 'react'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type UseLoginOptions = {
  /** The wallet that has to be signed in to; any wallet if not given. */
  accountId?: string | undefined
  /** Only by one of these credentials. */
  credentialIds?: readonly string[] | undefined
}

export type LoginBinding = Omit<LoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: LoginState
  /** Whether what this device remembers has been read, and with `accountId` the ways of that wallet. */
  loaded: boolean
}

/**
 * Finds the ways in which a person can sign in: those of a known wallet, those this device remembers, or those of who
 * they say they are. Loads by itself; actions never reject, a failure is `state.error`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useLogin(options: UseLoginOptions = {}): LoginBinding {
  const { accountId, credentialIds } = options
  const client = useWalletClient()
  const id = `${accountId ?? ''} ${credentialIds?.join() ?? ''}`
  const controller = useController({ client, id }, () => createLogin(client, { accountId, credentialIds }))
  const [loaded, setLoaded] = useState<object>()
  useOnceMounted(controller, () => void controller.load().then(() => setLoaded(controller)))
  return { ...controller, state: useStore(controller), loaded: loaded === controller }
}
