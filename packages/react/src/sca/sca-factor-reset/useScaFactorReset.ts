import type { ScaFactorResetController, ScaFactorResetState } from '@countersign/core'
import { createScaFactorReset } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type ScaFactorResetBinding = Omit<ScaFactorResetController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: ScaFactorResetState
}

/**
 * The reset of a factor that was lost. Goes on by itself with one that was begun in this browser. The link and the token
 * of the check are never in `state`: `openLink()` and `readLivenessToken()` hand them out.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaFactorReset(options: { accountId: string }): ScaFactorResetBinding {
  const { accountId } = options
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => createScaFactorReset(client, { accountId }))
  useOnceMounted(controller, ({ load }) => void load())
  return { ...controller, state: useStore(controller) }
}
