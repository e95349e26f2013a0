import type { ScaLoginController, ScaLoginState } from '@countersign/core'
import { createScaLogin } from '@countersign/core'
import { useEffect } from 'react'
import { useController } from '../../provider/useController.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type UseScaLoginOptions = {
  /** The wallet whose customer has to confirm that it is them. */
  accountId: string
  /** Called once for each login. `expiresAt`: how long it counts, where the service says so. */
  onSignedIn?: ((expiresAt: Date | undefined) => void) | undefined
}

export type ScaLoginBinding = Omit<ScaLoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: ScaLoginState
}

/**
 * The login that reads and payments of some regions need, once in 180 days. Loads by itself, and begins by itself where
 * there is one way only; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaLogin(options: UseScaLoginOptions): ScaLoginBinding {
  const { accountId } = options
  const client = useWalletClient()
  const latest = useLatest(options)
  const controller = useController({ client, id: accountId }, () => createScaLogin(client, { accountId }))
  const state = useStore(controller)
  useOnceMounted(controller, () => void controller.load())
  const signedIn = state.status === 'signed-in' ? state : undefined
  useEffect(() => {
    if (signedIn) latest.current.onSignedIn?.(signedIn.expiresAt)
  }, [signedIn, latest])
  return { ...controller, state }
}
