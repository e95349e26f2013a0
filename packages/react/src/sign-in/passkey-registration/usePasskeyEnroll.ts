import type { AuthMethod, PasskeyEnrollController, SignedActionState } from '@countersign/core'
import { createPasskeyEnroll } from '@countersign/core'
import { useEffect } from 'react'
import { useController } from '../../provider/useController.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type UsePasskeyEnrollOptions = {
  /** The wallet that gets the passkey. */
  accountId: string
  /** Called once for each passkey that was made. */
  onEnrolled?: ((passkey: AuthMethod) => void) | undefined
}

export type PasskeyEnrollBinding = Omit<
  PasskeyEnrollController,
  'subscribe' | 'getSnapshot' | 'destroy' | 'shouldOffer' | 'decline'
> & { state: SignedActionState<{ nickname: string }, AuthMethod> }

/**
 * Makes a passkey for a wallet. Call `start` from the handler of a click. Actions never reject, a failure is
 * `state.error`; a prompt that was closed is none. `state` says when a sign-in is needed first.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyEnroll(options: UsePasskeyEnrollOptions): PasskeyEnrollBinding {
  const { accountId, onEnrolled } = options
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => createPasskeyEnroll(client, { accountId }))
  const state = useStore(controller)

  const announce = useLatest(onEnrolled)
  const passkey = state.status === 'done' ? state.result : undefined
  useEffect(() => {
    if (passkey) announce.current?.(passkey)
  }, [passkey, announce])

  return { ...controller, state }
}
