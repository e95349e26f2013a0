import type { ScaFactorsController } from '@countersign/core'
import { createScaFactors } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useReadAgainOnSignIn } from '../../settings/signed-resource/index.ts'

export type ScaFactorsBinding = Omit<ScaFactorsController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: ReturnType<ScaFactorsController['getSnapshot']>
}

/**
 * What the customer confirms with: phone, authenticator app, passkey. Loads by itself; actions never reject, a failure
 * is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaFactors(options: { accountId: string }): ScaFactorsBinding {
  const { accountId } = options
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => createScaFactors(client, { accountId }))
  useOnceMounted(controller, ({ load }) => void load())
  const state = useStore(controller)
  useReadAgainOnSignIn(controller, state.list)
  return { ...controller, state }
}
