import type { ScaFactorsController } from '@countersign/core'
import { createScaFactors } from '@countersign/core'
import { useReadAgainOnSignIn } from '../settings/useManagedList.ts'
import { useController } from '../useController.ts'
import { useOnceMounted } from '../useOnceMounted.ts'
import { useReadable } from '../useReadable.ts'
import { useWalletClient } from '../WalletProvider.tsx'

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
  const state = useReadable(controller)
  useReadAgainOnSignIn(controller, state.list)
  return { ...controller, state }
}
