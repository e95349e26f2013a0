import type { ScaPasskeyEnrollController, ScaPasskeyEnrollState } from '@countersign/core'
import { createScaPasskeyEnroll } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type ScaPasskeyEnrollBinding = Omit<ScaPasskeyEnrollController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: ScaPasskeyEnrollState
}

/**
 * The making of the one passkey that confirms payments. Actions never reject; a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaPasskeyEnroll(): ScaPasskeyEnrollBinding {
  const client = useWalletClient()
  const controller = useController({ client, id: '' }, () => createScaPasskeyEnroll(client))
  return { ...controller, state: useStore(controller) }
}
